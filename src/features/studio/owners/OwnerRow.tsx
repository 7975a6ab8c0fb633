import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { PersonMark } from '@/entities/person/PersonMark';
import { contentPath } from '../content/content-address';
import care from '../care/Care.module.css';
import table from '../place/PeopleTable.module.css';
import styles from './OwnerTable.module.css';

export type Owner = CallAnswer<'POST /api/manage/content/owners'>['owners'][number];

interface OwnerRowProps {
  /** Null for the items without an owner. */
  owner: Owner | null;
  count: number;
  /** Number of items to be checked soon. */
  due: number;
  /** True if the department has a column. */
  hasDepartments: boolean;
  onReassign: () => void;
}

/** One owner with the number of their items, which lead to the list, and a button that hands the items on. */
export function OwnerRow({ owner, count, due, hasDepartments, onReassign }: OwnerRowProps) {
  const { t } = useTranslation(['bulkCare', 'contentCare']);
  // Cards of phones have no heads of columns.
  const isPhone = useIsPhone();
  const name = owner === null ? t('contentCare:owner.none') : (owner.name ?? owner.id);
  const hasLeft = owner !== null && owner.name === null;
  const facts = [owner?.role, hasDepartments ? null : owner?.department].filter(
    (fact) => fact !== null && fact !== undefined && fact !== name,
  );
  const items = owner === null ? contentPath({ owned: 'none' }) : contentPath({ owner: owner.id });
  const itemsText = t('owners.items', { count, formatted: formatNumber(count) });
  return (
    <tr className={`${table.row} ${styles.row}`}>
      <th scope="row">
        <div className={table.person}>
          <OwnerMark owner={owner} name={name} />
          <div className={table.words}>
            <span className={styles.name} data-missing={owner === null}>
              {name}
              {hasLeft && <span className={care.mark}>{t('contentCare:owner.left')}</span>}
            </span>
            {facts.length > 0 && (
              <span className={`${table.under} ${styles.facts}`}>
                {facts.map((fact, place) => (
                  <span key={fact}>
                    {place > 0 && ' · '}
                    {fact}
                  </span>
                ))}
              </span>
            )}
          </div>
        </div>
      </th>
      {hasDepartments && <td>{owner?.department}</td>}
      <td className={styles.items}>
        <Link to={items} aria-label={itemsText}>
          {isPhone ? itemsText : formatNumber(count)}
        </Link>
      </td>
      <td className={styles.due}>
        {due > 0 && (
          <span className={care.mark}>
            {isPhone ? t('owners.due', { count: due, formatted: formatNumber(due) }) : formatNumber(due)}
          </span>
        )}
      </td>
      <td className={styles.actions}>
        <button
          type="button"
          className={`button button-quiet ${styles.reassign}`}
          aria-haspopup="dialog"
          aria-label={t('owners.reassignOf', { name })}
          onClick={onReassign}
        >
          {t('owners.reassign')}
        </button>
      </td>
    </tr>
  );
}

/** Mark of an owner; a placeholder icon if there is none, or if they have left. */
function OwnerMark({ owner, name }: { owner: Owner | null; name: string }) {
  if (owner === null || owner.name === null) {
    return (
      <span className={styles.nobody}>
        <Icon name="user" size={18} />
      </span>
    );
  }
  return <PersonMark person={{ id: owner.id, name, kind: owner.kind ?? 'person', picture: owner.picture }} />;
}
