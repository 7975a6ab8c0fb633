import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../fields/FieldControl';
import { MomentControl } from '../fields/MomentControl';

interface CheckByFieldProps {
  id: string;
  value: string | undefined;
  problem: string | undefined;
  /** Called with the day, or with an empty text for none. */
  onChange: (day: string) => void;
}

/** Field for the day by which somebody should check that the item is still right. */
export function CheckByField({ id, value = '', problem, onChange }: CheckByFieldProps) {
  const { t } = useTranslation('itemEditor');
  return (
    <>
      <Labelled
        id={id}
        label={t('time.checkBy')}
        part="checkBy"
        problem={problem}
        control={
          <MomentControl {...{ id, value, onChange }} className="field" withTime={false} emptyText={t('time.checkByEmpty')} />
        }
      />
      <p className="meta">{t('time.checkHint')}</p>
    </>
  );
}
