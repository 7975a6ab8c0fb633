import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayField } from '@/ui/filters/DayField';
import { isBackwards } from '@/ui/filters/period';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { AuditState } from './audit-address';
import styles from './PeriodFields.module.css';

/** Filter by days, both included, on one line. */
export function PeriodFields({ address: { state, show } }: { address: ListAddress<AuditState> }) {
  const { t } = useTranslation('item');
  const messageId = useId();
  const backwards = isBackwards(state);
  const wrongId = backwards ? messageId : undefined;
  return (
    <>
      <div className={styles.day}>
        <DayField
          label={t('filter.from')}
          day={state.from}
          max={state.to}
          wrongId={wrongId}
          onChange={(from) => {
            show({ from });
          }}
        />
      </div>
      <div className={styles.day}>
        <DayField
          label={t('filter.to')}
          day={state.to}
          min={state.from}
          wrongId={wrongId}
          onChange={(to) => {
            show({ to });
          }}
        />
      </div>
      <p id={messageId} role="alert" className={styles.wrong}>
        {backwards && t('filter.backwards')}
      </p>
    </>
  );
}
