import type { FastifyBaseLogger } from 'fastify';
import { RUNNING_STATES, type Transfer, type TransferState } from '../../contract/manage/transfer';
import { ArchiveError } from './unpack-archive';
import { isDiskFull } from '../db/outage';
import type { Deps } from '../http/deps';
import { ScannerUnavailable } from '../scanner/clamd';
import type { Progress } from '../modules/item/publish/progress';
import { finishTransfer, updateTransfer, type ReportEntry } from './transfer-repository';

/** Heartbeat interval of a running transfer. */
const BEAT_MS = 2_000;

/** Result of the work of a transfer. */
export interface Outcome {
  state: TransferState;
  entries: readonly ReportEntry[];
  size?: number;
  leftOut?: NonNullable<Transfer['leftOut']>;
}

type Failure = NonNullable<Transfer['failure']>;

/** State of a transfer whose work ended before it was done. */
interface WhenFailed {
  /** State after a stop of the portal: an import can be run again. */
  interrupted: TransferState;
}

/** Error that ends a transfer: the portal is stopping, or another process considers the transfer abandoned. */
class Interrupted extends Error {}

/** Runs transfers in the background of this process, with heartbeats for the other processes. */
export class TransferRunner {
  readonly #running = new Set<Promise<void>>();
  #isClosing = false;

  constructor(
    private readonly deps: Deps,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Starts the work of a transfer. Its result, or the reason why it failed, is stored with the transfer. */
  start(id: string, whenFailed: WhenFailed, work: (onProgress: (progress: Progress) => void) => Promise<Outcome>): void {
    const running = this.#run(id, whenFailed, work).catch((error: unknown) => {
      this.log.error({ err: error, transfer: id }, 'the result of a transfer could not be stored');
    });
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }

  /** Runs work with heartbeats, so that no other process considers the transfer abandoned. */
  async alive<T>(id: string, work: (onProgress: (progress: Progress) => void) => Promise<T>): Promise<T> {
    let progress: Progress = { done: 0, total: 0 };
    let isLost = false;
    const timer = setInterval(() => {
      const { done, total } = progress;
      updateTransfer(this.deps.db, id, RUNNING_STATES, { done, total }).then(
        (isOurs) => {
          isLost ||= !isOurs;
        },
        (error: unknown) => {
          this.log.warn({ err: error, transfer: id }, 'a transfer could not give a sign of life');
        },
      );
    }, BEAT_MS);
    try {
      return await work((made) => {
        if (isLost || this.#isClosing) throw new Interrupted();
        progress = made;
      });
    } finally {
      clearInterval(timer);
    }
  }

  /** Interrupts running transfers, and resolves when they have ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#running);
  }

  async #run(
    id: string,
    whenFailed: WhenFailed,
    work: (onProgress: (progress: Progress) => void) => Promise<Outcome>,
  ): Promise<void> {
    const { db } = this.deps;
    try {
      const { state, entries, size, leftOut } = await this.alive(id, work);
      const facts = { ...(size !== undefined && { size }), ...(leftOut && { left_out: JSON.stringify(leftOut) }) };
      await finishTransfer(db, id, { state, failure: null, ...facts }, entries);
    } catch (error) {
      const failure = this.#failureOf(error, id);
      const state = failure.reason === 'interrupted' ? whenFailed.interrupted : 'failed';
      await updateTransfer(db, id, ['checking', 'importing', 'exporting'], { state, failure: JSON.stringify(failure) });
    }
  }

  #failureOf(error: unknown, id: string): Failure {
    if (error instanceof Interrupted) return { reason: 'interrupted', file: null };
    if (error instanceof ArchiveError) return { reason: error.reason, file: error.file };
    this.log.error({ err: error, transfer: id }, 'a transfer failed');
    if (error instanceof ScannerUnavailable) return { reason: 'no-scanner', file: null };
    return { reason: error instanceof Error && isDiskFull(error) ? 'disk-full' : 'internal', file: null };
  }
}
