/** Maximum age of the list that `has` uses. */
const FRESH_MS = 500;

/**
 * Sessions that ended while one of their access tokens may still be in use, and signing keys that were revoked. Every request
 * checks them, so the list is cached in the process and reloaded at most twice a second: a revocation in any process takes effect
 * within half a second.
 */
export class Revocations {
  #names: ReadonlySet<string> = new Set();
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;
  #generation = 0;

  constructor(private readonly read: () => Promise<string[]>) {}

  /** Returns whether the session or key with that name was revoked. */
  async has(name: string): Promise<boolean> {
    if (performance.now() - this.#readAt > FRESH_MS) await (this.#reading ??= this.#refresh(this.#generation));
    return this.#names.has(name);
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
      const names = new Set(await this.read());
      if (generation !== this.#generation) return;
      this.#names = names;
      this.#readAt = startedAt;
    } finally {
      if (generation === this.#generation) this.#reading = null;
    }
  }
}
