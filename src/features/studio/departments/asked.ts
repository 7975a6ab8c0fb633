import type { Change, Department } from './useDepartments';

/** Question about a department, or about a name that leads to none, that a dialog asks. */
export type Asked = { kind: 'merge' | 'aliases'; department: Department } | { kind: 'assign'; alias: string };

export interface DepartmentFormProps {
  departments: readonly Department[];
  onSave: (change: Change) => void;
  onClose: () => void;
}
