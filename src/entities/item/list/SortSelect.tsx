import { useId } from 'react';
import type { Area } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { sortOf, sortsOf, type AnyListSort, type ItemListState, type ListSorts } from './item-list-state';
import type { ListAddress } from '../../../ui/list/useListAddress';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  area: Area;
  address: ListAddress<Pick<ItemListState, 'query' | 'sort'>>;
  sorts: ListSorts<AnyListSort>;
}

/**
 * Renders the sort order as a native select, which needs no loading and works best on phones. The default order is omitted from
 * the address.
 */
export function SortSelect({ area, address: { state, show }, sorts }: SortSelectProps) {
  const { t } = useTranslation('item');
  const id = useId();
  const choices = sortsOf(sorts, state.query);
  const [own] = choices;
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {t('sort.by')}
      </label>
      <select
        id={id}
        className={`field ${styles.select}`}
        value={sortOf(sorts, state)}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.target.value) ?? own;
          show({ sort: chosen === own ? null : chosen });
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'popular' ? t('sort.popular', { context: area }) : t(`sort.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
