import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect';
import { CountBatch } from './count-batch';
import { recordDownloads, type Download } from './download-repository';

/** Counts downloads of files, one per person, file and day, after they were sent. */
export class DownloadLog {
  private readonly batch: CountBatch<Download>;

  constructor(db: Db, now: () => Date, log: FastifyBaseLogger) {
    this.batch = new CountBatch(log, now, { name: 'downloads', write: (downloads) => recordDownloads(db, downloads) });
  }

  record(file: Omit<Download, 'day'>, person: string): void {
    this.batch.add(`${file.attachment} ${person}`, (day) => ({ ...file, day }));
  }

  flush(): Promise<void> {
    return this.batch.flush();
  }
}
