import type { ItemDocument } from 'contract/document';
import type { PassageBehind } from 'contract/manage/draft';
import { isTransient, type Failure } from '@/lib/api/failures';
import { AutosaveTimer } from './autosave-timer';
import type { CopyKey, DeviceCopies } from './device-copy';
import { DeviceKeeper, type Kept } from './device-keeper';
import type { DraftCalls } from './draft-calls';
import { DraftStore } from './draft-store';
import { isDirty, workOfNewItem, type DraftInfo, type DraftWork, type ServerState } from './draft-work';
import { mergeDocuments } from './merge-documents';
import type { Choice } from './resolve-conflicts';
import { resolvePending, resumeCopy } from './resolve-pending';
import { takeNewer, takeOver, type TakenOver } from './take-over';

/** Number of conflicts in a row after which saving waits like after a failure. */
const MAX_CONFLICTS = 5;
/** Number of documents without an answer that are remembered. */
const MAX_SENT = 20;

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
  readonly #store: DraftStore;
  readonly subscribe: DraftStore['subscribe'];
  readonly snapshot: DraftStore['snapshot'];
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
        this.#store.set({ isDeviceWorking: this.#keeper.works });
      },
    );
    this.#store = new DraftStore(opened);
    this.subscribe = this.#store.subscribe;
    this.snapshot = this.#store.snapshot;
  }

  /** Takes what this device kept from an earlier visit. Nothing is saved before. */
  open(): Promise<void> {
    this.#opening ??= this.#restore();
    return this.#opening;
  }

  /** Changes the document. It is kept on this device soon, and saved soon after. */
  readonly change = (update: (document: ItemDocument) => ItemDocument): void => {
    const { work, phase } = this.#store.state;
    const document = update(work.document);
    if (document === work.document) return;
    this.#store.set({ work: { ...work, document }, ...(phase === 'refused' && { phase: 'idle' }) });
    this.#keepAndSave();
  };

  /** Confirms that a passage is right although its counterpart has changed, and schedules saving. */
  readonly sayStillRight = ({ locale, name }: Pick<PassageBehind, 'locale' | 'name'>): void => {
    const { work } = this.#store.state;
    const stillRight = { ...work.stillRight, [locale]: [...(work.stillRight?.[locale] ?? []), name] };
    this.#store.set({ work: { ...work, stillRight } });
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
    return !this.#store.state.pending && !isDirty(this.#store.state.work);
  };

  /** Returns the version of the draft that the present text was merged with; null if there is no draft. */
  readonly currentVersion = (): number | null => this.#store.state.work.acked.version;

  /** Returns why the last save failed; null if it did not, or if the person has to choose between two versions. */
  readonly currentFailure = (): Failure | null => this.#store.state.failure;

  /** Returns true if a change is neither on the server nor on this device. */
  isAtRisk(): boolean {
    const { work } = this.#store.state;
    return isDirty(work) && !this.#keeper.has(work.document);
  }

  /** Writes changes to this device without delay. */
  async keepNow(): Promise<void> {
    if (this.#isOpen) await this.#keeper.write();
  }

  /** Saves a last time. What cannot be saved is tried again only if this device does not have it for the next visit. */
  async close(): Promise<void> {
    await this.keepNow();
    if (!(await this.saveNow()) && this.#keeper.has(this.#store.state.work.document)) this.#timer.stop();
  }

  /** Updates the snapshot after an event outside, such as the end of the session. */
  refresh(): void {
    this.#store.set({});
  }

  /** Takes over what the server has now, after an action that changes the draft or because somebody else saved it. */
  readonly adopt = async (info: DraftInfo): Promise<void> => {
    await this.open();
    await this.#running;
    // A save since then has made the answer out of date.
    const { savedAt } = this.#store.state.work.acked;
    if (info.draft && savedAt && info.draft.savedAt < savedAt) return;
    this.#take(takeOver(this.#store.state.work, info, this.#sent));
  };

  /**
   * Resolves the shown conflicts; `choices` has one choice for each, in the same order. Conflicts that have changed since they were
   * shown stay.
   */
  readonly resolve = (choices: readonly Choice[]): void => {
    const { pending, work } = this.#store.state;
    if (!pending || !this.#store.conflict) return;
    const resolved = resolvePending(pending, work.document, this.#store.conflict.conflicts, choices);
    if (resolved) this.#take(resolved);
    else this.#store.set({ pending });
  };

  /** Takes the restored changes back. Changes that were made since then stay. */
  readonly discardRestored = (): void => {
    const { restored, work } = this.#store.state;
    if (!restored) return;
    const { merged } = mergeDocuments(restored.document, work.document, restored.before);
    this.#store.replace({ restored: null, work: { ...work, document: merged } });
    this.#keepAndSave();
  };

  readonly dismissRestored = (): void => {
    this.#store.set({ restored: null });
  };

  readonly dismissNotice = (): void => {
    this.#store.set({ notice: null });
  };

  #canSave(): boolean {
    return this.#isOpen && !this.#store.state.pending && isDirty(this.#store.state.work);
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
    const { work } = this.#store.state;
    if (!isDirty(work)) return { saved: work.document };
    return { copy: { work, sent: this.#sent, keptAt: new Date().toISOString() } };
  }

  async #restore(): Promise<void> {
    const copy = await this.#keeper.read();
    this.#isOpen = true;
    const { work } = this.#store.state;
    const resumed = resumeCopy(copy, this.#opened, work.document);
    if (!resumed) {
      this.#take(takeNewer(work, this.#opened));
      return;
    }
    this.#sent = copy?.sent ?? [];
    this.#store.set({ restored: resumed.restored });
    this.#take(resumed.taken);
  }

  #take({ work, conflict, notice }: TakenOver): void {
    this.#store.replace({ work, pending: conflict, notice: notice ?? this.#store.state.notice, phase: 'idle', failure: null });
    this.#keepAndSave();
  }

  /** Sends the document once. Resolves to false if there is no use in sending the next one at once. */
  async #saveOnce(): Promise<boolean> {
    const { document, acked, baseRevision, stillRight } = this.#store.state.work;
    if (this.#sent.at(-1) !== document) this.#sent = [...this.#sent, document].slice(-MAX_SENT);
    this.#store.set({ phase: 'saving' });
    const outcome = await this.#calls.save({ document, version: acked.version, baseRevision, stillRight });
    let goesOn = false;
    if (outcome === 'signedOut') this.#store.set({ phase: 'signedOut' });
    else if ('answer' in outcome) {
      this.#onSaved(document, stillRight, outcome.answer);
      goesOn = true;
    } else goesOn = await this.#onFailure(outcome.failure);
    this.#running = null;
    return goesOn;
  }

  #onSaved(document: ItemDocument, sent: DraftWork['stillRight'], answer: Omit<ServerState, 'document'>): void {
    const { stillRight, ...work } = this.#store.state.work;
    const unsent = stillRight === sent ? {} : { stillRight };
    this.#sent = [];
    this.#conflictsInRow = 0;
    this.#timer.succeeded();
    this.#store.set({ work: { ...work, ...unsent, acked: { document, ...answer } }, phase: 'idle', failure: null });
    this.#keepAndSave();
  }

  async #onFailure(failure: Failure): Promise<boolean> {
    if (failure.code === 'draft.conflict' || failure.code === 'draft.not_found') return this.#onConflict(failure);
    this.#store.set({ phase: isTransient(failure) ? 'retrying' : 'refused', failure });
    if (isTransient(failure)) this.#timer.afterFailure();
    return false;
  }

  /** Takes over what the server has, after it refused a save because of that. */
  async #onConflict(failure: Failure): Promise<boolean> {
    this.#conflictsInRow += 1;
    if (this.#conflictsInRow > MAX_CONFLICTS) {
      this.#store.set({ phase: 'retrying', failure });
      this.#timer.afterFailure();
      return false;
    }
    const { area, id } = this.#key;
    const outcome = await this.#calls.info({ area, id });
    if (outcome === 'signedOut') {
      this.#store.set({ phase: 'signedOut' });
      return false;
    }
    if ('failure' in outcome && outcome.failure.code !== 'draft.not_found') return this.#onFailure(outcome.failure);
    const { work } = this.#store.state;
    if ('answer' in outcome) this.#take(takeOver(work, outcome.answer, this.#sent));
    else this.#take({ work: workOfNewItem(work), conflict: null, notice: { kind: 'removed' } });
    if (!this.#store.state.pending) this.#timer.now();
    return !this.#store.state.pending;
  }
}
