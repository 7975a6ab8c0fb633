import { useRef } from 'react';
import type { Person } from 'contract/person';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FoundInNote } from '@/entities/item/list/FoundInNote';
import { FilterChips } from '@/ui/filters/FilterChips';
import { FilterDrawer } from '@/ui/filters/FilterDrawer';
import { PeriodFilter } from '@/ui/filters/PeriodFilter';
import { usePeriodChips } from '@/ui/filters/usePeriodChips';
import { ListHead } from '@/ui/list/ListHead';
import { QueryState, type Query } from '@/ui/states/QueryState';
import type { ListAddress } from '@/ui/list/useListAddress';
import styles from './AllResults.module.css';
import { bestOf } from './best-match';
import { BestMatch } from './BestMatch';
import { BlocksSkeleton } from './BlocksSkeleton';
import { QueryNotes } from './QueryNotes';
import { RateResults } from './rating/RateResults';
import { ResultBlocks } from './ResultBlocks';
import type { SearchState } from './search-address';
import { totalOf } from './totals';

interface AllResultsProps {
  address: ListAddress<SearchState>;
  result: Query<SearchResult>;
  /** People and desks that match the query. */
  people: readonly Person[];
}

/** Shows the best match, the best results of each area, and the people who match the query. */
export function AllResults({ address, result, people }: AllResultsProps) {
  const { t } = useTranslation(['search', 'item']);
  const { state, hrefWith } = address;
  const head = useRef<HTMLHeadingElement>(null);
  const chosen = usePeriodChips(address);
  const data = result.failure ? undefined : result.data;
  const total = data && t('total', totalOf(data.counts));
  return (
    <div className={`content ${styles.results}`}>
      <ListHead title={t('item:resultsFor', { query: data?.query ?? state.query })} titleRef={head} total={total}>
        <FilterDrawer chosen={chosen.length} result={total ?? t('item:filter.show')} isOnTablets>
          <PeriodFilter address={address} />
        </FilterDrawer>
      </ListHead>
      <FilterChips
        chosen={chosen}
        clearHref={hrefWith({ from: null, to: null })}
        onPress={() => head.current?.focus({ preventScroll: true })}
      />
      <QueryNotes address={address} result={data} />
      <QueryState query={result} skeleton={<BlocksSkeleton />}>
        {(found) => {
          const best = bestOf(found);
          return (
            <>
              <FoundInNote items={found.blocks.flatMap(({ items }) => items.filter(({ weak }) => !weak))}>
                {best && <BestMatch item={best} url={found.best?.url ?? null} />}
                <ResultBlocks blocks={found.blocks} best={best} people={people} address={address} />
              </FoundInNote>
              <RateResults key={found.query} result={found} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
