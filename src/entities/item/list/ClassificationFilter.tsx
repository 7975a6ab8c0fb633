import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterFailure } from '../../../ui/filters/FilterFailure';
import { FilterGroup } from '../../../ui/filters/FilterGroup';
import { FilterTree, type FilterNode } from '../../../ui/filters/FilterTree';
import type { ItemListState } from './item-list-state';
import type { Classifications } from './useClassifications';
import type { ListAddress } from '../../../ui/list/useListAddress';

interface ClassificationFilterProps {
  address: ListAddress<Pick<ItemListState, 'classification' | 'query'>>;
  classifications: Classifications;
  /** Label of the option without a filter. */
  allText: string;
  /** Returns the icon of a classification of the first level, or of the option without a filter, by its name. */
  iconOf?: (name: string) => ReactNode;
}

/** Removes the counts. They are for the whole area and would be misleading beside search results. */
const withoutCounts = (nodes: FilterNode[]): FilterNode[] =>
  nodes.map(({ id, name, children }) => ({ id, name, children: withoutCounts(children) }));

/** Id of the option without a filter. */
const ALL = '';

/** Renders an area's classifications as a filter, with counts unless there is a query, or an error if they could not be loaded. */
export function ClassificationFilter({ address, classifications, allText, iconOf }: ClassificationFilterProps) {
  const { t } = useTranslation('item');
  const { state, hrefWith } = address;
  const { tree = [], failure, retrying, retry } = classifications;
  return (
    <FilterGroup title={t('filter.classification')}>
      {failure ? (
        <FilterFailure text={t('filter.classificationFailed')} failure={failure} retrying={retrying} onRetry={retry} />
      ) : (
        <FilterTree
          nodes={[{ id: ALL, name: allText, children: [] }, ...(state.query ? withoutCounts(tree) : tree)].map((node) => ({
            ...node,
            icon: iconOf?.(node.name),
          }))}
          selected={state.classification ?? ALL}
          hrefOf={(id) => hrefWith({ classification: id || null })}
        />
      )}
    </FilterGroup>
  );
}
