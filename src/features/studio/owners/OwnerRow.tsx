import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { PersonMark } from '@/entities/person/PersonMark';
import { contentPath } from '../content/content-address';
import care from '../care/Care.module.css';
import styles from './OwnersScreen.module.css';

type Owner = CallAnswer<'POST /api/manage/content/owners'>['owners'][number];

interface OwnerRowProps {
  /** Null for the items without an owner. */
  owner: Owner | null;
  count: number;
  /** Number of items to be checked soon. */
  due: number;
  onReassign: () => void;
}

/** One owner with the number of their items, which lead to the list, and a button that hands the items on. */
export function OwnerRow({ owner, count, due, onReassign }: OwnerRowProps) {
  const { t } = useTranslation(['bulkCare', 'contentCare']);
  const name = owner === null ? t('contentCare:owner.none') : (owner.name ?? owner.id);
  const hasLeft = owner !== null && owner.name === null;
  const facts = [owner?.role, owner?.department].filter((fact) => fact !== null && fact !== undefined && fact !== name);
  const items = owner === null ? contentPath({ owned: 'none' }) : contentPath({ owner: owner.id });
  return (
    <li className={styles.row}>
      <OwnerMark owner={owner} name={name} />
      <div>
        <p className={styles.name} data-missing={owner === null}>
          {name}
          {hasLeft && <span className={care.mark}>{t('contentCare:owner.left')}</span>}
        </p>
        {facts.length > 0 && (
          <p className="meta dotted">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      <p className={`meta ${styles.counts}`}>
        {due > 0 && <span>{t('owners.due', { count: due, formatted: formatNumber(due) })}</span>}
        <Link to={items}>{t('owners.items', { count, formatted: formatNumber(count) })}</Link>
      </p>
      <button
        type="button"
        className={`button button-quiet ${styles.reassign}`}
        aria-haspopup="dialog"
        aria-label={t('owners.reassignOf', { name })}
        onClick={onReassign}
      >
        {t('owners.reassign')}
      </button>
    </li>
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
  return <PersonMark person={{ name, kind: owner.kind ?? 'person', picture: owner.picture }} />;
}
