import type { Revoked } from './session-repository';

/** Maximum age of the list that `find` uses. */
const FRESH_MS = 500;

/**
 * Sessions that ended while one of their access tokens may still be in use, and signing keys that were revoked. Every request
 * checks them, so the list is cached in the process and reloaded at most twice a second: a revocation in any process takes effect
 * within half a second.
 */
export class Revocations {
  #revoked: ReadonlyMap<string, Revoked> = new Map();
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;
  #generation = 0;

  constructor(private readonly read: () => Promise<readonly Revoked[]>) {}

  /** Returns the session or key with that name if it was revoked; undefined otherwise. */
  async find(name: string): Promise<Revoked | undefined> {
    if (performance.now() - this.#readAt > FRESH_MS) await (this.#reading ??= this.#refresh(this.#generation));
    return this.#revoked.get(name);
  }

  /** Makes the next check reload the list, after a revocation in this process. A load that is already running is discarded. */
  invalidate(): void {
    this.#generation += 1;
    this.#readAt = -Infinity;
    this.#reading = null;
  }

  async #refresh(generation: number): Promise<void> {
    const startedAt = performance.now();
    try {
      const revoked = new Map((await this.read()).map((each) => [each.name, each]));
      if (generation !== this.#generation) return;
      this.#revoked = revoked;
      this.#readAt = startedAt;
    } finally {
      if (generation === this.#generation) this.#reading = null;
    }
  }
}
