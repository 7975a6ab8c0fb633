import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema/search-tables';
import { CountBatch } from '../../item/engagement/count-batch';
import { countSearches, type MadeSearch } from './query-repository';
import { periodOf, searcherHash } from './searcher';
import { queryTerms } from '../text/terms';

const MAX_LENGTH = 80;

export interface Searched {
  area: SearchScope;
  query: string;
  total: number;
  /** Id of the person, to count a repeated search once; stored only as part of a hash. */
  person: string;
}

/**
 * Returns a query normalized for counting: in lower case, with single spaces and without control characters; null if it has no
 * searchable terms.
 */
export function cleanQuery(query: string): string | null {
  const clean = query
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, MAX_LENGTH)
    .trim();
  return queryTerms(clean).length ? clean : null;
}

type Waiting = Omit<MadeSearch, 'hash'> & { search: string };

/** Counts searches without storing who made them. */
export class QueryLog {
  private readonly batch: CountBatch<Waiting>;

  constructor(
    private readonly db: Db,
    now: () => Date,
    log: FastifyBaseLogger,
  ) {
    this.batch = new CountBatch(log, now, { name: 'searches', write: (searches) => this.write(searches) });
  }

  record({ area, query: typed, total, person }: Searched): void {
    const query = cleanQuery(typed);
    if (query === null) return;
    const empty = total === 0;
    // A search that finds nothing now may find something later; the two are counted separately.
    const search = `${person} ${area} ${empty ? 'nothing' : 'found'} ${query}`;
    this.batch.add(search, (day) => ({ day, area, query, empty, search }));
  }

  flush(): Promise<void> {
    return this.batch.flush();
  }

  private async write(searches: readonly Waiting[]): Promise<void> {
    for (const period of new Set(searches.map(({ day }) => periodOf(day)))) {
      const hashOf = await searcherHash(this.db, period);
      const made = searches.filter(({ day }) => periodOf(day) === period);
      await countSearches(
        this.db,
        period,
        made.map(({ search, ...rest }) => ({ ...rest, hash: hashOf(search) })),
      );
    }
  }
}
