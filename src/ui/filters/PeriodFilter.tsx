import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayRange } from './DayRange';
import { FilterGroup } from './FilterGroup';
import type { Period } from './period';
import type { ListAddress } from '../list/useListAddress';
import styles from './PeriodFilter.module.css';

/** Filter by the date of publication, from one day to another. */
export function PeriodFilter({ address }: { address: ListAddress<Period> }) {
  const { t } = useTranslation('item');
  return (
    <FilterGroup title={t('filter.period')}>
      <DayRange address={address} classes={{ range: styles.period, day: styles.line, wrong: styles.wrong }} />
    </FilterGroup>
  );
}
