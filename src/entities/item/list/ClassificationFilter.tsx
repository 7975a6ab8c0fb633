import type { ReactNode } from 'react';
import type { GlyphName } from 'contract/core/glyphs';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterFailure } from '../../../ui/filters/FilterFailure';
import { FilterGroup } from '../../../ui/filters/FilterGroup';
import { FilterTree, type FilterNode } from '../../../ui/filters/FilterTree';
import { isFiltered } from '../../../ui/list/list-address';
import type { ItemListState } from './item-list-state';
import type { Classifications } from './useClassifications';
import type { ListAddress } from '../../../ui/list/useListAddress';

interface ClassificationFilterProps {
  address: ListAddress<Pick<ItemListState, 'classification' | 'query'>>;
  classifications: Classifications;
  /** Label of the option without a filter. */
  allText: string;
  /** Renders a glyph before each classification of the first level, and before the option without a filter. */
  iconOf?: (glyph: GlyphName) => ReactNode;
}

/** Removes the counts. They are for the whole area and would be misleading beside a part of it. */
const withoutCounts = <Node extends FilterNode>(nodes: readonly Node[]): Omit<Node, 'count'>[] =>
  nodes.map(({ count: _, ...node }) => ({ ...node, children: withoutCounts(node.children) }));

/** Id of the option without a filter. */
const ALL = '';

/** Renders an area's classifications as a filter, with counts unless the list is narrowed otherwise, or an error if they could not be loaded. */
export function ClassificationFilter({ address, classifications, allText, iconOf }: ClassificationFilterProps) {
  const { t } = useTranslation('item');
  const { state, hrefWith } = address;
  const isPart = state.query !== '' || isFiltered(address, 'classification');
  const { tree = [], failure, retrying, retry, presentId } = classifications;
  return (
    <FilterGroup title={t('filter.classification')}>
      {failure ? (
        <FilterFailure text={t('filter.classificationFailed')} failure={failure} retrying={retrying} onRetry={retry} />
      ) : (
        <FilterTree
          nodes={[
            { id: ALL, name: allText, glyph: 'portico' as const, children: [] },
            ...(isPart ? withoutCounts(tree) : tree),
          ].map(({ glyph, ...node }) => ({
            ...node,
            icon: iconOf?.(glyph),
          }))}
          selected={presentId(state.classification) ?? ALL}
          hrefOf={(id) => hrefWith({ classification: id || null })}
        />
      )}
    </FilterGroup>
  );
}
