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
  /** Names the choice that narrows nothing. */
  allText: string;
}

/** They count the whole area: beside what was searched for they would mislead. */
const withoutCounts = (nodes: FilterNode[]): FilterNode[] =>
  nodes.map(({ id, name, children }) => ({ id, name, children: withoutCounts(children) }));

/** Id of the choice that narrows nothing. */
const ALL = '';

/** An area's classifications, with counts where nothing is searched for, or that they could not be loaded. */
export function ClassificationFilter({ address, classifications, allText }: ClassificationFilterProps) {
  const { t } = useTranslation('item');
  const { state, hrefWith } = address;
  const { tree = [], failure, retrying, retry } = classifications;
  return (
    <FilterGroup title={t('filter.classification')}>
      {failure ? (
        <FilterFailure text={t('filter.classificationFailed')} failure={failure} retrying={retrying} onRetry={retry} />
      ) : (
        <FilterTree
          nodes={[{ id: ALL, name: allText, children: [] }, ...(state.query ? withoutCounts(tree) : tree)]}
          selected={state.classification ?? ALL}
          hrefOf={(id) => hrefWith({ classification: id || null })}
        />
      )}
    </FilterGroup>
  );
}
