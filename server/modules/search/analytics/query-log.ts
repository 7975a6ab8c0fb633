import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema/search-tables';
import { DailyDedupe } from '../../item/engagement/daily-dedupe';
import { countSearches, type MadeSearch } from './query-repository';
import { periodOf, searcherHash } from './searcher';
import { queryTerms } from '../text/terms';

const FLUSH_MS = 2000;
/** Maximum number of searches that wait to be written; further ones are not counted. */
const MAX_WAITING = 5000;
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

/** Counts searches without persons, and writes the counts in batches. */
export class QueryLog {
  private readonly seen: DailyDedupe;
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    now: () => Date,
    private readonly log: FastifyBaseLogger,
  ) {
    this.seen = new DailyDedupe(now);
  }

  record({ area, query: typed, total, person }: Searched): void {
    const query = cleanQuery(typed);
    if (query === null) return;
    const empty = total === 0;
    // A search that finds nothing now may find something later; the two are counted separately.
    const search = `${person} ${area} ${empty ? 'nothing' : 'found'} ${query}`;
    if (this.seen.has(search) || this.waiting.length >= MAX_WAITING) return;
    this.seen.add(search);
    this.waiting.push({ day: this.seen.today, area, query, empty, search });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes the waiting counts. Counts that cannot be written are lost, and an error is logged. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const searches = this.waiting;
    this.waiting = [];
    try {
      for (const period of new Set(searches.map(({ day }) => periodOf(day)))) await this.count(period, searches);
    } catch (err) {
      this.log.error({ err, searches: searches.length }, 'counts of searches could not be written');
    }
  }

  private async count(period: number, searches: readonly Waiting[]): Promise<void> {
    const hashOf = await searcherHash(this.db, period);
    const made = searches.filter(({ day }) => periodOf(day) === period);
    await countSearches(
      this.db,
      period,
      made.map(({ search, ...rest }) => ({ ...rest, hash: hashOf(search) })),
    );
  }
}
