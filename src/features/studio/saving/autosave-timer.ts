/** Time without a change until the document is saved. */
const IDLE_MS = 2_000;
/** Time until a document that is changed all the time is saved. */
const MAX_WAIT_MS = 10_000;
const MAX_RETRY_MS = 60_000;

/** Decides when a document is saved: after changes, and again after failures. */
export class AutosaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first change that waits, in milliseconds; null if none does. */
  #waitingSince: number | null = null;
  #failures = 0;
  #isRetryPlanned = false;

  constructor(private readonly save: () => void) {}

  /** Saves two seconds after the last call, and at most ten seconds after the first. A retry that is planned stays. */
  afterChange(): void {
    if (this.#isRetryPlanned) return;
    const now = Date.now();
    this.#waitingSince ??= now;
    this.#start(Math.min(IDLE_MS, this.#waitingSince + MAX_WAIT_MS - now));
  }

  /** Saves again after a failure, each time later, up to a minute. */
  afterFailure(): void {
    this.#start(Math.min(MAX_RETRY_MS, IDLE_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#isRetryPlanned = true;
  }

  /** Saves at once. */
  now(): void {
    this.#start(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
    this.#isRetryPlanned = false;
  }

  /** Ends the delays that follow failures. */
  succeeded(): void {
    this.#failures = 0;
  }

  #start(delay: number): void {
    clearTimeout(this.#timer);
    this.#isRetryPlanned = false;
    this.#timer = setTimeout(() => {
      this.stop();
      this.save();
    }, delay);
  }
}
