import { LOCALES } from 'contract/core/locale';
import { snapshotOf, type DraftConflict, type DraftSnapshot, type SessionState } from './draft-snapshot';
import { workOf, type DraftInfo } from './draft-work';
import { mergeDocuments } from './merge-documents';

/** Holds the state of a session, and its snapshot for those who show it. */
export class DraftStore {
  state: SessionState;
  /** The shown conflicts. */
  conflict: DraftConflict | null = null;
  #snapshot: DraftSnapshot;
  readonly #listeners = new Set<() => void>();

  constructor(opened: DraftInfo) {
    const rest = { pending: null, restored: null, notice: null, isDeviceWorking: true, edition: 0 } as const;
    this.state = { work: workOf(opened), phase: 'idle', failure: null, ...rest };
    this.#snapshot = snapshotOf(this.state, null);
  }

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Replaces the document other than by an edit of this person. */
  replace(part: Partial<SessionState> & Pick<SessionState, 'work'>): void {
    const { work, edition } = this.state;
    const isSame = LOCALES.every(
      (locale) => work.document.texts[locale]?.markdown === part.work.document.texts[locale]?.markdown,
    );
    this.set({ ...part, edition: isSame ? edition : edition + 1 });
  }

  set(part: Partial<SessionState>): void {
    this.state = { ...this.state, ...part };
    const { pending, work } = this.state;
    if ('pending' in part) {
      const merged = pending && mergeDocuments(pending.base, work.document, pending.theirs);
      this.conflict = pending && merged && { source: pending.source, by: pending.by, conflicts: merged.conflicts };
    }
    this.#snapshot = snapshotOf(this.state, this.conflict);
    for (const listener of [...this.#listeners]) listener();
  }
}
