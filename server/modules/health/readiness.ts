import type { Deps } from '../../http/deps';
import { isDiskFull } from '../../db/outage';
import { isMigrated, writeProbe } from './repository';

/** A check that takes longer has failed; load balancers wait a few seconds. */
const MAX_CHECK_MS = 1500;
/** Writes are tried at most this often, however often somebody asks. */
const WRITE_INTERVAL_MS = 5000;
/** For this long after a write was refused for lack of space the portal is not ready, though a smaller write may pass. */
const DISK_FULL_MS = 30_000;
/** One file, written again and again, so that a process that is killed leaves no more than it. */
const PROBE_KEY = 'readiness-probe';
const PROBE_BYTES = 64 * 1024;

/** Knows whether this process can serve people: the database answers, is migrated, and it and the disk for files take writes. */
export class Readiness {
  #check: Promise<void> | null = null;
  #write: { at: number; done: Promise<void> } | null = null;
  #diskFullUntil = 0;

  constructor(private readonly deps: Deps) {}

  /** Rejects with the reason when the process is not ready, at the latest after MAX_CHECK_MS. Callers share the check under way. */
  check(): Promise<void> {
    return (this.#check ??= withinLimit(this.#run()).finally(() => {
      this.#check = null;
    }));
  }

  /** Takes note of a failed call. */
  note(error: Error): void {
    if (isDiskFull(error)) this.#diskFullUntil = this.#now() + DISK_FULL_MS;
  }

  async #run(): Promise<void> {
    if (this.#now() < this.#diskFullUntil) throw new Error('a write has just been refused for lack of space');
    if (!(await isMigrated(this.deps.db))) throw new Error('the database lacks a migration');
    await this.#tryWrites();
  }

  #tryWrites(): Promise<void> {
    const now = this.#now();
    if (!this.#write || now - this.#write.at >= WRITE_INTERVAL_MS) this.#write = { at: now, done: this.#writeProbes() };
    return this.#write.done;
  }

  async #writeProbes(): Promise<void> {
    const { db, files } = this.deps;
    await Promise.all([writeProbe(db), files.write(PROBE_KEY, Buffer.alloc(PROBE_BYTES))]);
  }

  #now(): number {
    return this.deps.now().getTime();
  }
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${MAX_CHECK_MS} ms`));
    }, MAX_CHECK_MS);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
