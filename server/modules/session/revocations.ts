/** How old the answer of `has` may be. */
const FRESH_MS = 500;

/**
 * The sessions that ended while an access token of theirs may still be in use, and the signing keys that were withdrawn. Every
 * request asks, so the list is kept in the process and read again at most twice a second: what is revoked in any process is seen
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

  /** Makes the next question read again, after something was revoked here; a reading that is under way no longer counts. */
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
