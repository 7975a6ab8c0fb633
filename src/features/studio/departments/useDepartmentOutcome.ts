import type { Departments } from 'contract/manage/department';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { changedNames, nameOf } from '../item-editor/panel/names';
import type { Outcome } from '../changes/useSavedChanges';
import type { Change, Department } from './useDepartments';

/** Returns a function for the message about a change to the departments and the change that undoes it. */
export function useDepartmentOutcome() {
  const { t } = useTranslation('departments');
  const locale = useInterfaceLocale();
  const named = (department: Department | undefined): string => (department ? nameOf(department.names, locale) : '');
  const textOf = (change: Change, before: Departments, after: Departments): string => {
    if (change.kind === 'create') return t('done.create', { name: nameOf(change.names, locale) });
    const was = departmentIn(before, change.id);
    const is = departmentIn(after, change.id) ?? was;
    if (change.kind === 'rename') return t('done.rename', changedNames(was?.names ?? {}, is?.names ?? {}, locale));
    const name = named(is);
    if (change.kind === 'merge') return t('done.merge', { name, into: named(departmentIn(before, change.into)) });
    if (change.kind === 'remove') return t('done.remove', { name });
    return t(`done.${change.kind}`, { alias: change.alias, name });
  };
  const outcome: Outcome<Departments, Change> = (...made) => ({ text: textOf(...made), undo: undoOf(...made) });
  return outcome;
}

const departmentIn = ({ departments }: Departments, id: string): Department | undefined =>
  departments.find((each) => each.id === id);

/** Returns the change that undoes another one; null if it cannot be undone. */
function undoOf(change: Change, before: Departments, after: Departments): Change | null {
  if (change.kind === 'create') {
    const created = after.departments.find(({ id }) => !departmentIn(before, id));
    return created ? { kind: 'remove', id: created.id } : null;
  }
  if (change.kind === 'addAlias') return { ...change, kind: 'removeAlias' };
  if (change.kind === 'removeAlias') return { ...change, kind: 'addAlias' };
  const was = departmentIn(before, change.id);
  return change.kind === 'rename' && was ? { kind: 'rename', id: was.id, names: was.names } : null;
}
