import type { ItemDocument } from 'contract/document';
import type { CopyKey, DeviceCopies, DeviceCopy } from './device-copy';

/** Time after the last change until the copy is written. */
const WRITE_DELAY_MS = 300;

/** Content that the device has to keep: a copy, or nothing once the server has this document. */
export type Kept = { copy: DeviceCopy } | { saved: ItemDocument };

/** Keeps the copy of one item up to date, one write after the other. */
export class DeviceKeeper {
  /** False if the device refused the last write, or the reading. */
  works = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #written: ItemDocument | null = null;
  /** Document of the copy that was read or written last; another tab may have replaced it since. */
  #own: ItemDocument | null = null;

  constructor(
    private readonly copies: DeviceCopies,
    private readonly key: CopyKey,
    /** Returns what to keep at the time of writing. */
    private readonly present: () => Kept,
    private readonly onWritten: () => void,
  ) {}

  /** Returns whether the device has this document. */
  has(document: ItemDocument): boolean {
    return this.#written === document;
  }

  /** Returns the copy from an earlier visit, or undefined if there is none or the device cannot say. */
  async read(): Promise<DeviceCopy | undefined> {
    try {
      const copy = await this.copies.read(this.key);
      this.#own = copy?.work.document ?? null;
      return copy;
    } catch (error) {
      this.#onFailure(error);
      return undefined;
    }
  }

  /** Writes the copy soon. */
  schedule(): void {
    this.#timer ??= setTimeout(() => {
      void this.write();
    }, WRITE_DELAY_MS);
  }

  /** Writes the copy now. Resolves when it is written or refused. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#store(this.present()));
    return this.#writing;
  }

  async #store(kept: Kept): Promise<void> {
    try {
      if ('saved' in kept) await this.copies.remove(this.key, this.#own ? [kept.saved, this.#own] : [kept.saved]);
      else await this.copies.write(this.key, kept.copy);
      this.#written = 'copy' in kept ? kept.copy.work.document : null;
      this.#own = this.#written;
      this.works = true;
    } catch (error) {
      this.#written = null;
      this.#onFailure(error);
    }
    this.onWritten();
  }

  #onFailure(error: unknown): void {
    if (this.works) console.warn('A draft cannot be kept on this device.', error);
    this.works = false;
  }
}
