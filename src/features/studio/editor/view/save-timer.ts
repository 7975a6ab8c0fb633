const DELAY_MS = 300;
/** Maximum time that a text stays unsaved while somebody types without a pause. */
const MAX_DELAY_MS = 2000;
const MAX_IDLE_WAIT_MS = 1000;

/** Calls back in a pause after each request, once for several requests. */
export class SaveTimer {
  readonly #save: () => void;
  #timer = 0;
  #idle = 0;
  #isDue = false;
  #since = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  request(): void {
    if (!this.#isDue) this.#since = performance.now();
    this.#isDue = true;
    window.clearTimeout(this.#timer);
    const left = MAX_DELAY_MS - (performance.now() - this.#since);
    this.#timer = window.setTimeout(
      () => {
        // Safari does not support idle callbacks.
        if ('requestIdleCallback' in window)
          this.#idle = window.requestIdleCallback(
            () => {
              this.flush();
            },
            { timeout: MAX_IDLE_WAIT_MS },
          );
        else this.flush();
      },
      Math.min(DELAY_MS, Math.max(0, left)),
    );
  }

  /** Calls back now if a request waits. */
  flush(): void {
    window.clearTimeout(this.#timer);
    if (this.#idle) window.cancelIdleCallback(this.#idle);
    this.#timer = 0;
    this.#idle = 0;
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#save();
  }
}
