import type { Departments } from 'contract/manage/department';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { useAskedChange } from '../changes/useAskedChange';
import { nameOf } from '../item-editor/panel/names';
import { ChangeBar } from '../structure/ChangeBar';
import { NamesSkeleton } from '../structure/NamesSkeleton';
import { NamesDialog } from '../structure/NamesDialog';
import type { Asked } from './asked';
import { DepartmentDialog } from './DepartmentDialog';
import styles from './DepartmentList.module.css';
import { DepartmentHead } from './DepartmentHead';
import { DepartmentRow } from './DepartmentRow';
import { UnlistedNames } from './UnlistedNames';
import { useDepartmentOutcome } from './useDepartmentOutcome';
import { useDepartments, type Change, type DepartmentChange } from './useDepartments';

interface DepartmentListProps {
  /** True while the dialog for a new department is open. */
  isAdding: boolean;
  onAddingEnd: () => void;
}

/** List of all departments with their actions, and of names that belong to no department. */
export function DepartmentList({ isAdding, onAddingEnd }: DepartmentListProps) {
  const { t } = useTranslation(['departments', 'structure']);
  const locale = useInterfaceLocale();
  const { query, ...changes } = useDepartments();
  const { failure, saving, save } = changes;
  const outcome = useDepartmentOutcome();
  const { asked, ask, form } = useAskedChange<Asked, Departments, Change>(changes, outcome);
  const isSaved = async (change: Change) => (await save(change, outcome)) !== undefined;
  const onSave = (change: DepartmentChange) => {
    void save(change, outcome);
  };
  return (
    <QueryState query={query} skeleton={<NamesSkeleton rowClass={styles.skeletonRow} />}>
      {(data: Departments) => (
        <>
          <ChangeBar changes={changes} hint={t('hint')} isBehindDialog={isAdding || asked !== null} />
          {data.departments.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <div className="boxed-list">
              <DepartmentHead />
              <ul aria-label={t('list')}>
                {data.departments.map((department) => (
                  <DepartmentRow key={department.id} department={department} onSave={onSave} onAsk={ask} />
                ))}
              </ul>
            </div>
          )}
          <UnlistedNames names={data.unlisted} isSaving={saving} onSave={onSave} onAsk={ask} />
          {isAdding && (
            <NamesDialog
              title={t('add.title')}
              action={t('add.action')}
              failure={failure}
              onSave={(names) => isSaved({ kind: 'create', names })}
              onClose={onAddingEnd}
            />
          )}
          {asked?.kind === 'rename' && (
            <NamesDialog
              title={t('structure:rename.title', { name: nameOf(asked.department.names, locale) })}
              action={t('structure:rename.action')}
              names={asked.department.names}
              failure={failure}
              onSave={(names) => isSaved({ kind: 'rename', id: asked.department.id, names })}
              onClose={form.onClose}
            />
          )}
          {asked && asked.kind !== 'rename' && <DepartmentDialog asked={asked} departments={data.departments} {...form} />}
        </>
      )}
    </QueryState>
  );
}
