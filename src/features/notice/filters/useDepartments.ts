import type { CountedName } from 'contract/item';
import type { Failure } from '@/lib/api/failures';
import { useCall } from '@/lib/api/useCall';

export interface Departments {
  all: readonly CountedName[];
  /** For the first time: a retry leaves what is shown where it is. */
  loading: boolean;
  failure: Failure | null;
  retrying: boolean;
  retry: () => void;
  nameOf: (id: string | null) => string | undefined;
}

/** The departments that publish notices: without them the list still serves. */
export function useDepartments(): Departments {
  const { data, failure, loading, retry } = useCall('POST /api/notice/department/list', {});
  const all = data ?? [];
  return {
    all,
    failure,
    retry,
    retrying: failure !== null && loading,
    loading: loading && !data && !failure,
    nameOf: (id) => all.find((department) => department.id === id)?.name,
  };
}
