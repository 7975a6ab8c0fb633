import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect';
import { DailyDedupe } from './daily-dedupe';
import { recordDownloads, type Download } from './download-repository';

const FLUSH_MS = 2000;
/** Maximum number of downloads that wait to be written; further ones are not counted. */
const MAX_WAITING = 5000;

/** Counts downloads of files, one per person, file and day, after they were sent, and writes the counts in batches. */
export class DownloadLog {
  private readonly seen: DailyDedupe;
  private waiting: Download[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    now: () => Date,
    private readonly log: FastifyBaseLogger,
  ) {
    this.seen = new DailyDedupe(now);
  }

  record(file: Omit<Download, 'day'>, person: string): void {
    const download = `${file.attachment} ${person}`;
    if (this.seen.has(download) || this.waiting.length >= MAX_WAITING) return;
    this.seen.add(download);
    this.waiting.push({ ...file, day: this.seen.today });
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
    const downloads = this.waiting.splice(0);
    if (!downloads.length) return;
    try {
      await recordDownloads(this.db, downloads);
    } catch (err) {
      this.log.error({ err, downloads: downloads.length }, 'counts of downloads could not be written');
    }
  }
}
