import type { ChangeFormProps } from '../changes/useAskedChange';
import type { Change, Department } from './useDepartments';

/** Subject of the open dialog: a department, or a name that belongs to no department. */
export type Asked =
  | { kind: 'merge' | 'aliases'; department: Department }
  | { kind: 'rename'; department: Department }
  | { kind: 'assign'; alias: string };

export interface DepartmentFormProps extends ChangeFormProps<Change> {
  departments: readonly Department[];
}
