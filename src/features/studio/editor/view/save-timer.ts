const DELAY_MS = 300;
const MAX_IDLE_WAIT_MS = 1000;

/** Calls back in a pause after each request, once for several requests. */
export class SaveTimer {
  readonly #save: () => void;
  #timer = 0;
  #idle = 0;
  #isDue = false;

  constructor(save: () => void) {
    this.#save = save;
  }

  request(): void {
    this.#isDue = true;
    this.#timer ||= window.setTimeout(() => {
      // Safari does not support idle callbacks.
      if ('requestIdleCallback' in window)
        this.#idle = window.requestIdleCallback(
          () => {
            this.flush();
          },
          { timeout: MAX_IDLE_WAIT_MS },
        );
      else this.flush();
    }, DELAY_MS);
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
