import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/connect';
import { onPrimary } from '../../../db/standby/read-routing';
import { AppError } from '../../../http/errors';
import { DailyDedupe } from './daily-dedupe';
import { recordViews, type View } from './view-repository';

/** Time for which views are collected before they are written together. */
const BATCH_MS = 200;
/** Pause before the views of an item that another transaction had locked are retried. They fail once it was locked for MAX_WAIT_MS. */
const RETRY_MS = 50;
const MAX_WAIT_MS = 10_000;
const MAX_BATCH = 2000;

interface Waiting extends View {
  seen: number;
  since: number;
  resolve: (views: number) => void;
  reject: (reason: unknown) => void;
}
export interface SeenItem {
  key: number;
  revision: number;
  /** Number of views as it was just read. */
  views: number;
}

/**
 * Counts one view of an item per person and day, and records the items that each person has opened, in batches. `count` resolves
 * when both are stored, so that an acknowledged view survives the end of the process. A view that is counted already resolves at
 * once; that the item was opened again is written with the next batch.
 */
export class ViewCounter {
  private readonly counted: DailyDedupe;
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {
    this.counted = new DailyDedupe(now);
  }

  async count(item: SeenItem, person: string): Promise<number> {
    const view = `${item.key} ${item.revision} ${person}`;
    if (this.counted.has(view)) {
      // The result of this write is ignored: if it fails, only the person's list of opened items is slightly out of date.
      this.add(
        item,
        person,
        () => undefined,
        () => undefined,
      );
      return item.views;
    }
    const views = await new Promise<number>((resolve, reject) => {
      this.add(item, person, resolve, reject);
    });
    this.counted.add(view);
    return views;
  }

  private add({ key, revision, views }: SeenItem, person: string, resolve: Waiting['resolve'], reject: Waiting['reject']): void {
    this.waiting.push({ item: key, person, revision, seen: views, since: performance.now(), resolve, reject });
    this.schedule(BATCH_MS);
  }

  /** Writes all waiting views. Must be called before the database closes. */
  async close(): Promise<void> {
    await this.flush();
    while (this.waiting.length) {
      await wait(RETRY_MS);
      await this.flush();
    }
  }

  private schedule(ms: number): void {
    this.timer ??= setTimeout(() => void this.flush(), ms);
  }

  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing = this.flushing.then(() => this.writeBatch());
    return this.flushing;
  }

  private async writeBatch(): Promise<void> {
    const batch = this.waiting.splice(0, MAX_BATCH);
    if (!batch.length) return;
    try {
      const counts = await onPrimary(() => recordViews(this.db, this.now(), batch));
      for (const view of batch) this.settle(view, counts.get(view.item));
    } catch (reason) {
      for (const view of batch) view.reject(reason);
    }
    if (this.waiting.length) this.schedule(RETRY_MS);
  }

  /** Resolves a view, or queues it again while its item is locked. An item that was deleted keeps the count that was read before. */
  private settle(view: Waiting, views: number | 'busy' = view.seen): void {
    if (views !== 'busy') view.resolve(views);
    else if (performance.now() - view.since < MAX_WAIT_MS) this.waiting.push(view);
    else view.reject(new AppError('unavailable', undefined, 10));
  }
}
