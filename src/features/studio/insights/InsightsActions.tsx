import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { PERIODS, type InsightsState } from './insights-address';

interface InsightsActionsProps {
  address: ListAddress<InsightsState>;
  /** Address of the file with the figures that are shown. */
  exportPath: string;
}

/** Choice of the period and the export, above the figures that they are about. */
export function InsightsActions({ address: { state, show }, exportPath }: InsightsActionsProps) {
  const { t } = useTranslation('insights');
  return (
    <>
      <SegmentedChoice
        label={t('days.name')}
        quiet
        options={PERIODS.map((value) => ({ value, text: t(`days.${value}`) }))}
        value={state.days}
        onChoose={(days) => {
          show({ days });
        }}
      />
      <a className="button" href={exportPath} download>
        <Icon name="download" />
        {t('export')}
      </a>
    </>
  );
}
