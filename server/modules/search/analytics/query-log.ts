import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema';
import { DailyDedupe } from '../../item/engagement/daily-dedupe';
import { countSearches, type MadeSearch } from './query-repository';
import { periodOf, searcherHash } from './searcher';
import { queryTerms } from '../text/terms';

const FLUSH_MS = 2000;
/** Searches that wait to be counted; a flood of more is not. */
const MAX_WAITING = 5000;
const MAX_LENGTH = 80;

export interface Searched {
  area: SearchScope;
  query: string;
  total: number;
  /** Only to count a person's repeated search once; never stored but as a hash. */
  person: string;
}

/** A query as it is counted: without case, spare spaces and what no text holds; null when it says nothing. */
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

/** Counts what is searched for, without who searched, many searches at once. */
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
    // One that finds nothing today may find something later, and counts for itself.
    const search = `${person} ${area} ${empty ? 'nothing' : 'found'} ${query}`;
    if (this.seen.has(search) || this.waiting.length >= MAX_WAITING) return;
    this.seen.add(search);
    this.waiting.push({ day: this.seen.today, area, query, empty, search });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes what is waiting. Counts that cannot be written are lost, and the log says so. */
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
