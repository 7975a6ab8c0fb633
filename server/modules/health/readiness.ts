import type { Deps } from '../../http/deps';
import { isDiskFull } from '../../db/outage';
import { FilesUnavailable } from '../../storage/file-store';
import { isMigrated, writeProbe } from './repository';

/** Maximum duration of a check; a longer one has failed. Load balancers wait only a few seconds. */
const MAX_CHECK_MS = 1500;
/** Minimum interval between write probes, however often readiness is checked. */
const WRITE_INTERVAL_MS = 5000;
/** Time that the portal stays not ready after a write failed for lack of space, even if a smaller write would succeed. */
const DISK_FULL_MS = 30_000;
/** Key of the one file that every probe overwrites, so that a killed process leaves at most this file behind. */
const PROBE_KEY = 'readiness-probe';
const PROBE_BYTES = 64 * 1024;

/**
 * Checks whether this process can serve requests: the database responds and is migrated, the database and the disk for files accept
 * writes, and the process has not been told to stop.
 */
export class Readiness {
  #check: Promise<void> | null = null;
  #write: { at: number; done: Promise<void> } | null = null;
  #diskFullUntil = 0;

  constructor(
    private readonly deps: Deps,
    private readonly stopping?: AbortSignal,
  ) {}

  /** Rejects with the reason if the process is not ready, at the latest after MAX_CHECK_MS. Concurrent callers share one check. */
  check(): Promise<void> {
    return (this.#check ??= withinLimit(this.#run()).finally(() => {
      this.#check = null;
    }));
  }

  /** Records the error of a failed request, to detect a full disk. */
  note(error: Error): void {
    if (!(error instanceof FilesUnavailable) && isDiskFull(error)) this.#diskFullUntil = this.#now() + DISK_FULL_MS;
  }

  async #run(): Promise<void> {
    if (this.stopping?.aborted) throw new Error('the process was told to stop');
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
    // A bucket is not checked: without it, the process can still serve everything that needs no file.
    const probes = [writeProbe(db), ...(files.isOnDisk ? [files.write(PROBE_KEY, Buffer.alloc(PROBE_BYTES))] : [])];
    await Promise.all(probes);
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
