import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayField } from './DayField';
import { FilterGroup } from './FilterGroup';
import { isBackwards, type Period } from './period';
import type { ListAddress } from '../list/useListAddress';
import styles from './PeriodFilter.module.css';

/** Filter by the date of publication, from one day to another. */
export function PeriodFilter({ address: { state, show } }: { address: ListAddress<Period> }) {
  const { t } = useTranslation('item');
  const messageId = useId();
  const backwards = isBackwards(state);
  const wrongId = backwards ? messageId : undefined;
  return (
    <FilterGroup title={t('filter.period')}>
      <div className={styles.period}>
        <DayField
          label={t('filter.from')}
          day={state.from}
          max={state.to}
          wrongId={wrongId}
          onChange={(from) => {
            show({ from });
          }}
        />
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
    </FilterGroup>
  );
}
