import type { CountedName } from 'contract/item';
import type { Failure } from '@/lib/api/failures';
import { useCall } from '@/lib/api/useCall';

export interface Departments {
  all: readonly CountedName[];
  /** True during the first load only. During a retry the current content stays. */
  loading: boolean;
  failure: Failure | null;
  retrying: boolean;
  retry: () => void;
  nameOf: (id: string | null) => string | undefined;
}

/** Loads the departments that publish notices. They are optional: the list works without them. */
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
