import type { CallInput } from 'contract/api';
import type { Departments } from 'contract/manage/department';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useSavedChanges, type ChangeOf } from '../changes/useSavedChanges';

export type Change = CallInput<'POST /api/manage/department/save'>['change'];
export type DepartmentChange = ChangeOf<Departments, Change>;
export type Department = Departments['departments'][number];
export type Uses = Department['uses'];

/** Returns the departments, and a function that changes them. */
export function useDepartments() {
  const query = useCall('POST /api/manage/department/info', {});
  const changes = useSavedChanges<Departments, Change>({
    query,
    send: ({ version }, change, onFailure) =>
      requestChange('POST /api/manage/department/save', { version, change }, { onFailure, quiet: () => true }),
  });
  return { query, ...changes };
}
