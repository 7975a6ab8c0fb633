import type { ItemDocument } from 'contract/document';
import type { Named } from 'contract/item';
import type { PassageBehind } from 'contract/manage/draft';
import type { Failure } from '@/lib/api/failures';
import { isHeld } from '@/lib/session/session-hold';
import { isDirty, type DraftWork } from './draft-work';
import type { Conflict } from './merge-documents';
import type { DraftNotice, PendingConflict } from './take-over';

/**
 * State of saving. `dirty`: there are changes that will be saved soon. `offline`: the server cannot be reached, and saving is
 * repeated. `failed`: the server refused the document or had an error. `conflict`: the person has to choose. `signedOut`: saving
 * goes on after signing in again.
 */
type SaveStatus = 'saved' | 'dirty' | 'saving' | 'offline' | 'failed' | 'conflict' | 'signedOut';

export interface DraftConflict {
  /** The other version: a draft that somebody saved, or the published item. */
  source: PendingConflict['source'];
  /** Person who saved the other version, if it is known. */
  by: Named | null;
  conflicts: Conflict[];
}

interface RestoredCopy {
  /** Time of the last change that the device kept (ISO 8601). */
  keptAt: string;
}

/** Everything that the editor shows about saving. */
export interface DraftSnapshot {
  document: ItemDocument;
  status: SaveStatus;
  /** True while the server does not have the document. */
  isDirty: boolean;
  /** Time of the last save that the server acknowledged (ISO 8601); null if there is no draft. */
  savedAt: string | null;
  savedBy: Named | null;
  /** Version of the draft; null if there is none. */
  version: number | null;
  /** Published revision that the draft began from. */
  baseRevision: number;
  /** Passages of the saved text whose counterparts in the other language have changed. */
  behind: readonly PassageBehind[];
  /** Why the last save failed; `details` has the errors of a `document.invalid` by path. */
  failure: Failure | null;
  conflict: DraftConflict | null;
  /** Set if the document has changes that this device kept from an earlier visit. */
  restored: RestoredCopy | null;
  notice: DraftNotice | null;
  /** False if the browser cannot keep changes on this device, as in some private windows or on a full disk. */
  isDeviceWorking: boolean;
  /** Number of times that a body was replaced other than by `change`, so that its editor has to take the new one. */
  edition: number;
}

/** State of a session, from which the snapshot is made. */
export interface SessionState {
  work: DraftWork;
  phase: 'idle' | 'saving' | 'retrying' | 'refused' | 'signedOut';
  failure: Failure | null;
  pending: PendingConflict | null;
  restored: (RestoredCopy & { document: ItemDocument; before: ItemDocument }) | null;
  notice: DraftNotice | null;
  isDeviceWorking: boolean;
  edition: number;
}

export function snapshotOf(state: SessionState, conflict: DraftConflict | null): DraftSnapshot {
  const { work, failure, restored, notice, isDeviceWorking, edition } = state;
  const { savedAt, savedBy, version, baseRevision } = work.acked;
  return {
    document: work.document,
    status: statusOf(state),
    isDirty: isDirty(work),
    behind: behindOf(work),
    ...{ savedAt, savedBy, version, baseRevision, failure, conflict, notice, isDeviceWorking, edition },
    restored: restored && { keptAt: restored.keptAt },
  };
}

const behindOf = ({ acked, stillRight = {} }: DraftWork): readonly PassageBehind[] =>
  (acked.behind ?? []).filter(({ locale, name }) => !stillRight[locale]?.includes(name));

function statusOf({ work, phase, failure, pending }: SessionState): SaveStatus {
  if (pending) return 'conflict';
  if (phase === 'saving') return isHeld() ? 'signedOut' : 'saving';
  if (!isDirty(work)) return 'saved';
  if (phase === 'signedOut') return 'signedOut';
  if (phase === 'refused') return 'failed';
  if (phase === 'retrying') return failure?.status === 0 ? 'offline' : 'failed';
  return navigator.onLine ? 'dirty' : 'offline';
}
