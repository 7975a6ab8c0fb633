import type { FastifyBaseLogger } from 'fastify';
import { onPrimary } from '../../../db/standby/read-routing';
import { DailyDedupe } from './daily-dedupe';

const FLUSH_MS = 2000;
/** Maximum number of counts that wait to be written; further ones are dropped. */
const MAX_WAITING = 5000;

interface Writing<Count> {
  /** Name of the counts, for the log: `downloads`. */
  name: string;
  /** Writes a batch of at least one count. */
  write: (counts: Count[]) => Promise<void>;
}

/** Counts each key once a day and process, and writes the counts in batches. */
export class CountBatch<Count> {
  private readonly seen: DailyDedupe;
  private waiting: Count[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: FastifyBaseLogger,
    now: () => Date,
    private readonly batch: Writing<Count>,
  ) {
    this.seen = new DailyDedupe(now);
  }

  /** Adds what `countOn` returns for today (UTC, `YYYY-MM-DD`), unless the key was counted today or too many counts wait. */
  add(key: string, countOn: (day: string) => Count): void {
    if (this.seen.has(key) || this.waiting.length >= MAX_WAITING) return;
    this.seen.add(key);
    this.waiting.push(countOn(this.seen.today));
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
    const counts = this.waiting.splice(0);
    if (!counts.length) return;
    try {
      await onPrimary(() => this.batch.write(counts));
    } catch (err) {
      this.log.error({ err, [this.batch.name]: counts.length }, `counts of ${this.batch.name} could not be written`);
    }
  }
}
