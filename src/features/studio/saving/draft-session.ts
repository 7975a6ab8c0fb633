import type { ItemDocument } from 'contract/document';
import type { Failure } from '@/lib/api/failures';
import { AutosaveTimer } from './autosave-timer';
import type { CopyKey, DeviceCopies } from './device-copy';
import { DeviceKeeper, type Kept } from './device-keeper';
import type { DraftCalls } from './draft-calls';
import { conflictsOf, snapshotOf, type DraftConflict, type DraftSnapshot, type SessionState } from './draft-snapshot';
import { isDirty, workOf, workOfNewItem, type DraftInfo, type DraftWork } from './draft-work';
import { isEqual } from './is-equal';
import { mergeDocuments, type Conflict } from './merge-documents';
import { resolveConflicts, type Choice } from './resolve-conflicts';
import { takeNewer, takeOver, type TakenOver } from './take-over';

/** Number of conflicts in a row after which saving waits like after a failure. */
const MAX_CONFLICTS = 5;
/** Number of documents without an answer that are remembered. */
const MAX_SENT = 20;

const isTransient = ({ status }: Failure): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

interface DraftSessionOptions {
  opened: DraftInfo;
  key: CopyKey;
  calls: DraftCalls;
  copies: DeviceCopies;
}

/** Saves one document while it is being edited: to the server, one request at a time, and to this device until the server has it. */
export class DraftSession {
  readonly #opened: DraftInfo;
  readonly #key: CopyKey;
  readonly #calls: DraftCalls;
  readonly #keeper: DeviceKeeper;
  readonly #timer = new AutosaveTimer(() => {
    this.#autosave();
  });
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #snapshot: DraftSnapshot;
  #conflict: DraftConflict | null = null;
  /** Documents that were sent since the last answer: one of them may be what the server has. */
  #sent: ItemDocument[] = [];
  #conflictsInRow = 0;
  #running: Promise<boolean> | null = null;
  #opening: Promise<void> | null = null;
  #isOpen = false;

  constructor({ opened, key, calls, copies }: DraftSessionOptions) {
    this.#opened = opened;
    this.#key = key;
    this.#calls = calls;
    this.#keeper = new DeviceKeeper(
      copies,
      key,
      () => this.#toKeep(),
      () => {
        this.#set({ isDeviceWorking: this.#keeper.works });
      },
    );
    const rest = { restored: null, notice: null, isDeviceWorking: true } as const;
    this.#state = { work: workOf(opened), phase: 'idle', failure: null, pending: null, ...rest };
    this.#snapshot = snapshotOf(this.#state, null);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  /** Takes what this device kept from an earlier visit. Nothing is saved before. */
  open(): Promise<void> {
    this.#opening ??= this.#restore();
    return this.#opening;
  }

  /** Changes the document. It is kept on this device soon, and saved soon after. */
  readonly change = (update: (document: ItemDocument) => ItemDocument): void => {
    const { work, phase } = this.#state;
    const document = update(work.document);
    if (document === work.document) return;
    this.#set({ work: { ...work, document }, ...(phase === 'refused' && { phase: 'idle' }) });
    this.#keepAndSave();
  };

  /** Saves until the server has the present document. Resolves to false if it could not be saved. */
  readonly saveNow = async (): Promise<boolean> => {
    await this.open();
    this.#timer.stop();
    while (this.#canSave()) {
      this.#running ??= this.#saveOnce();
      if (!(await this.#running)) break;
    }
    return !this.#state.pending && !isDirty(this.#state.work);
  };

  /** Returns true if a change is neither on the server nor on this device. */
  isAtRisk(): boolean {
    const { work } = this.#state;
    return isDirty(work) && !this.#keeper.has(work.document);
  }

  /** Writes changes to this device without delay. */
  async keepNow(): Promise<void> {
    if (this.#isOpen) await this.#keeper.write();
  }

  /** Saves a last time. What cannot be saved is tried again only if this device does not have it for the next visit. */
  async close(): Promise<void> {
    await this.keepNow();
    if (!(await this.saveNow()) && this.#keeper.has(this.#state.work.document)) this.#timer.stop();
  }

  /** Updates the snapshot after an event outside, such as the end of the session. */
  refresh(): void {
    this.#set({});
  }

  /** Takes over what the server has now, after an action that changes the draft or because somebody else saved it. */
  readonly adopt = async (info: DraftInfo): Promise<void> => {
    await this.open();
    await this.#running;
    // A save since then has made the answer out of date.
    const { savedAt } = this.#state.work.acked;
    if (info.draft && savedAt && info.draft.savedAt < savedAt) return;
    this.#take(takeOver(this.#state.work, info, this.#sent));
  };

  /**
   * Resolves the shown conflicts; `choices` has one choice for each, in the same order. Conflicts that have changed since they were
   * shown stay.
   */
  readonly resolve = (choices: readonly Choice[]): void => {
    const { pending, work } = this.#state;
    if (!pending || !this.#conflict) return;
    const keyOf = ({ path, mine, theirs }: Conflict) => JSON.stringify([path, mine, theirs]);
    const chosen = new Map(this.#conflict.conflicts.map((conflict, index) => [keyOf(conflict), choices[index]]));
    const { merged, conflicts } = conflictsOf(pending, work.document);
    const present = conflicts.map((conflict) => chosen.get(keyOf(conflict)));
    if (present.includes(undefined)) {
      this.#set({ pending: { ...pending } });
      return;
    }
    const resolved: DraftWork = { ...pending.next, document: resolveConflicts(merged, conflicts, present as Choice[]) };
    this.#take(pending.source === 'draft' ? takeNewer(resolved, pending.info) : { work: resolved, conflict: null, notice: null });
  };

  /** Takes the restored changes back. Changes that were made since then stay. */
  readonly discardRestored = (): void => {
    const { restored, work } = this.#state;
    if (!restored) return;
    const { merged } = mergeDocuments(restored.document, work.document, restored.before);
    this.#set({ restored: null, work: { ...work, document: merged } });
    this.#keepAndSave();
  };

  readonly dismissRestored = (): void => {
    this.#set({ restored: null });
  };

  readonly dismissNotice = (): void => {
    this.#set({ notice: null });
  };

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    const { pending, work } = this.#state;
    if ('pending' in part) {
      this.#conflict = pending && {
        source: pending.source,
        by: pending.by,
        conflicts: conflictsOf(pending, work.document).conflicts,
      };
    }
    this.#snapshot = snapshotOf(this.#state, this.#conflict);
    for (const listener of [...this.#listeners]) listener();
  }

  #canSave(): boolean {
    return this.#isOpen && !this.#state.pending && isDirty(this.#state.work);
  }

  #autosave(): void {
    if (!this.#running && this.#canSave()) this.#running = this.#saveOnce();
  }

  #keepAndSave(): void {
    if (!this.#isOpen) return;
    this.#keeper.schedule();
    if (this.#canSave()) this.#timer.afterChange();
  }

  #toKeep(): Kept {
    const { work } = this.#state;
    if (!isDirty(work)) return { saved: work.document };
    return { copy: { work, sent: this.#sent, keptAt: new Date().toISOString() } };
  }

  async #restore(): Promise<void> {
    const copy = await this.#keeper.read();
    this.#isOpen = true;
    const { work } = this.#state;
    const before = this.#opened.document;
    const taken = copy && !isEqual(copy.work.document, before) ? takeOver(copy.work, this.#opened, copy.sent) : null;
    if (!copy || !taken) {
      this.#take(takeNewer(work, this.#opened));
      return;
    }
    this.#sent = copy.sent;
    // What was typed while the copy was being read.
    const { merged: document } = mergeDocuments(before, taken.work.document, work.document);
    this.#set({ restored: { keptAt: copy.keptAt, document: taken.work.document, before } });
    this.#take({ ...taken, work: { ...taken.work, document } });
  }

  #take({ work, conflict, notice }: TakenOver): void {
    this.#set({ work, pending: conflict, notice: notice ?? this.#state.notice, phase: 'idle', failure: null });
    this.#keepAndSave();
  }

  /** Sends the document once. Resolves to false if there is no use in sending the next one at once. */
  async #saveOnce(): Promise<boolean> {
    const { document, acked, baseRevision } = this.#state.work;
    if (this.#sent.at(-1) !== document) this.#sent = [...this.#sent, document].slice(-MAX_SENT);
    this.#set({ phase: 'saving' });
    const outcome = await this.#calls.save({ document, version: acked.version, baseRevision });
    let goesOn = false;
    if (outcome === 'signedOut') this.#set({ phase: 'signedOut' });
    else if ('answer' in outcome) {
      this.#onSaved(document, outcome.answer);
      goesOn = true;
    } else goesOn = await this.#onFailure(outcome.failure);
    this.#running = null;
    return goesOn;
  }

  #onSaved(document: ItemDocument, answer: Omit<DraftWork['acked'], 'document'>): void {
    const { work } = this.#state;
    this.#sent = [];
    this.#conflictsInRow = 0;
    this.#timer.succeeded();
    this.#set({ work: { ...work, acked: { document, ...answer } }, phase: 'idle', failure: null });
    this.#keepAndSave();
  }

  async #onFailure(failure: Failure): Promise<boolean> {
    if (failure.code === 'draft.conflict' || failure.code === 'draft.not_found') return this.#onConflict(failure);
    this.#set({ phase: isTransient(failure) ? 'retrying' : 'refused', failure });
    if (isTransient(failure)) this.#timer.afterFailure();
    return false;
  }

  /** Takes over what the server has, after it refused a save because of that. */
  async #onConflict(failure: Failure): Promise<boolean> {
    this.#conflictsInRow += 1;
    if (this.#conflictsInRow > MAX_CONFLICTS) {
      this.#set({ phase: 'retrying', failure });
      this.#timer.afterFailure();
      return false;
    }
    const { area, id } = this.#key;
    const outcome = await this.#calls.info({ area, id });
    if (outcome === 'signedOut') {
      this.#set({ phase: 'signedOut' });
      return false;
    }
    if ('failure' in outcome && outcome.failure.code !== 'draft.not_found') return this.#onFailure(outcome.failure);
    const { work } = this.#state;
    if ('answer' in outcome) this.#take(takeOver(work, outcome.answer, this.#sent));
    else this.#take({ work: workOfNewItem(work), conflict: null, notice: { kind: 'removed' } });
    if (!this.#state.pending) this.#timer.now();
    return !this.#state.pending;
  }
}
