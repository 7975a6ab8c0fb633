import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { PERIODS, type InsightsState } from './insights-address';
import styles from './Insights.module.css';

interface InsightsHeadProps {
  address: ListAddress<InsightsState>;
  /** Address of the file with the figures that are shown. */
  exportPath: string;
  children: ReactNode;
}

/** Heading of a page of insights with the choice of the period and the export. */
export function InsightsHead({ address: { state, show }, exportPath, children }: InsightsHeadProps) {
  const { t } = useTranslation('insights');
  return (
    <header className={styles.head}>
      <div className={styles.heading}>{children}</div>
      <div className={styles.controls}>
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
      </div>
    </header>
  );
}
