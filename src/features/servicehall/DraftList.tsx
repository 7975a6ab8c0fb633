import { previewPath } from 'contract/paths';
import { Link } from 'umi';
import { useCall } from '@/lib/useCall';
import { formatDate } from '@/lib/format';
import { useCurrentUser } from '@/lib/useCurrentUser';
import { useTranslation } from '@/lib/useTranslation';
import { FilterGroup } from '@/ui/FilterGroup';
import styles from './DraftList.module.css';

/** For who edits services: what is being written. Nobody else is asked about. */
export function DraftList() {
  const { t } = useTranslation(['servicehall', 'item']);
  const edits = useCurrentUser()?.roles.some((role) => role === 'editor' || role === 'admin') ?? false;
  const { data: drafts } = useCall('POST /api/preview/list', edits ? { area: 'service' } : null);
  if (!drafts?.length) return null;
  return (
    <FilterGroup title={t('drafts.title')}>
      <ul className={styles.drafts}>
        {drafts.map(({ id, title, locale, updatedAt }) => (
          <li key={id}>
            <Link to={previewPath('service', id)} lang={locale}>
              {title}
            </Link>
            <span className="meta">{t('item:updated', { date: formatDate(updatedAt) })}</span>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
