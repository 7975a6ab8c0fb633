import { useTranslation } from '@/lib/i18n/useTranslation';
import { contentInput } from '../content/content-address';
import { listSource, type BulkSource } from '../bulk/bulk-source';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import table from '../place/PeopleTable.module.css';
import { OwnerRow, type Owner } from './OwnerRow';
import styles from './OwnerTable.module.css';

interface OwnerTableProps {
  owners: readonly Owner[];
  /** Number of items without an owner; 0 if they have no row. */
  without: number;
  onReassign: (source: BulkSource) => void;
}

/** Table of the owners and the numbers of their items, whose rows are cards on phones. */
export function OwnerTable({ owners, without, onReassign }: OwnerTableProps) {
  const { t } = useTranslation('bulkCare');
  // Narrow windows have the department below the name.
  const hasDepartments = !useMediaQuery('(max-width: 1000px)');
  const columns = hasDepartments ? (['name', 'department', 'items', 'due'] as const) : (['name', 'items', 'due'] as const);
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">{t('owners.title')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`owners.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('owners.column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {without > 0 && (
          <OwnerRow
            owner={null}
            count={without}
            due={0}
            hasDepartments={hasDepartments}
            onReassign={() => {
              onReassign(listSource(contentInput({ owned: 'none' }), without));
            }}
          />
        )}
        {owners.map((owner) => (
          <OwnerRow
            key={owner.id}
            owner={owner}
            count={owner.count}
            due={owner.due}
            hasDepartments={hasDepartments}
            onReassign={() => {
              onReassign(listSource(contentInput({ owner: owner.id }), owner.count));
            }}
          />
        ))}
      </tbody>
    </table>
  );
}
