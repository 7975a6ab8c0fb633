import type { Call } from 'contract/api';
import type { Classification } from 'contract/classification';
import type { Failure } from '@/lib/api/failures';
import { useCall } from '@/lib/api/useCall';

export type ClassificationCall = Extract<Call, `POST /api/${string}/classification/list`>;

export interface Classifications {
  tree: Classification[] | undefined;
  /** For the first time: a retry leaves what is shown where it is. */
  loading: boolean;
  failure: Failure | null;
  retrying: boolean;
  retry: () => void;
  nameOf: (id: string | null) => string | undefined;
}

/** An area's tree is an extra beside the list: without it the list still serves. */
export function useClassifications(call: ClassificationCall): Classifications {
  const { data: tree, failure, loading, retry } = useCall(call, {});
  return {
    tree,
    failure,
    retry,
    retrying: failure !== null && loading,
    loading: loading && !tree && !failure,
    nameOf: (id) => find(tree ?? [], id)?.name,
  };
}

function find(tree: Classification[], id: string | null): Classification | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : find(node.children, id);
    if (found) return found;
  }
  return undefined;
}
