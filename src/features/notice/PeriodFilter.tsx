import { useId } from 'react';
import { useTranslation } from '@/lib/useTranslation';
import { FilterGroup } from '@/ui/FilterGroup';
import type { ListAddress } from '@/ui/useListAddress';
import { DayField } from './DayField';
import { isBackwards, type NoticeListState } from './notice-list-address';
import styles from './PeriodFilter.module.css';

/** When a notice was published, from a day to a day. */
export function PeriodFilter({ address: { state, show } }: { address: ListAddress<NoticeListState> }) {
  const { t } = useTranslation('notice');
  const messageId = useId();
  const backwards = isBackwards(state);
  const wrongId = backwards ? messageId : undefined;
  return (
    <FilterGroup title={t('filter.period')}>
      <div className={styles.period}>
        <DayField
          label={t('filter.from')}
          day={state.from}
          wrongId={wrongId}
          onChange={(from) => {
            show({ from });
          }}
        />
        <DayField
          label={t('filter.to')}
          day={state.to}
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
