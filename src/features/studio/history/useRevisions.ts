import type { ItemDocument } from 'contract/document';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';

export interface RevisionPair {
  /** Null if there is no earlier revision. */
  before: ItemDocument | null;
  after: ItemDocument;
}

/** Loads the documents of a revision and of the one before it. */
export function useRevisions(item: ItemRef, revision: number, previous: number | null): Query<RevisionPair> {
  const after = useCall('GET /api/manage/revision/info', { ...item, revision: String(revision) });
  const before = useCall('GET /api/manage/revision/info', previous === null ? null : { ...item, revision: String(previous) });
  const isLoaded = previous === null || before.data !== undefined;
  return {
    data: after.data && isLoaded ? { before: before.data?.document ?? null, after: after.data.document } : undefined,
    failure: after.failure ?? before.failure,
    loading: after.loading || before.loading,
    retry: () => {
      if (after.failure) after.retry();
      if (before.failure) before.retry();
    },
  };
}
