import type { Departments } from 'contract/manage/department';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { useAskedChange } from '../changes/useAskedChange';
import { ChangeBar } from '../structure/ChangeBar';
import { NamesSkeleton } from '../structure/NamesSkeleton';
import { NewEntry } from '../structure/NewEntry';
import type { Asked } from './asked';
import { DepartmentDialog } from './DepartmentDialog';
import styles from './DepartmentList.module.css';
import { DepartmentRow } from './DepartmentRow';
import { UnlistedNames } from './UnlistedNames';
import { useDepartmentOutcome } from './useDepartmentOutcome';
import { useDepartments, type Change, type DepartmentChange } from './useDepartments';

/** List of all departments with their actions, and of names that belong to no department. */
export function DepartmentList() {
  const { t } = useTranslation('departments');
  const { query, ...changes } = useDepartments();
  const { saving, save } = changes;
  const outcome = useDepartmentOutcome();
  const { asked, ask, form } = useAskedChange<Asked, Departments, Change>(changes, outcome);
  const onSave = (change: DepartmentChange) => {
    void save(change, outcome);
  };
  return (
    <QueryState query={query} skeleton={<NamesSkeleton rowClass={styles.skeletonRow} />}>
      {(data: Departments) => (
        <>
          <ChangeBar changes={changes} hint={t('hint')} isBehindDialog={asked !== null} />
          {data.departments.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <ul className="boxed-list" aria-label={t('list')}>
              {data.departments.map((department) => (
                <DepartmentRow key={department.id} department={department} onSave={onSave} onAsk={ask} />
              ))}
            </ul>
          )}
          <NewEntry
            className={styles.new}
            title={t('add.title')}
            action={t('add.action')}
            labelIn={(language) => t('add.name', { language })}
            isSaving={saving}
            onCreate={async (names) => {
              return (await save({ kind: 'create', names }, outcome)) !== undefined;
            }}
          />
          <UnlistedNames names={data.unlisted} isSaving={saving} onSave={onSave} onAsk={ask} />
          {asked && <DepartmentDialog asked={asked} departments={data.departments} {...form} />}
        </>
      )}
    </QueryState>
  );
}
