import { previewPath } from 'contract/paths';
import { Link } from 'umi';
import { useCall } from '@/lib/useCall';
import { formatDate } from '@/lib/format';
import { useIsEditor } from '@/lib/useIsEditor';
import { useTranslation } from '@/lib/useTranslation';
import { FilterGroup } from './FilterGroup';
import type { DraftArea } from './useDraft';
import styles from './DraftList.module.css';

/** For who edits: what of an area is being written. Nobody else is asked about. */
export function DraftList({ area }: { area: DraftArea }) {
  const { t } = useTranslation('item');
  const edits = useIsEditor();
  const { data: drafts } = useCall('POST /api/preview/list', edits ? { area } : null, { toast: true });
  if (!drafts?.length) return null;
  return (
    <FilterGroup title={t('drafts')}>
      <ul className={styles.drafts}>
        {drafts.map(({ id, title, locale, updatedAt }) => (
          <li key={id}>
            <Link to={previewPath(area, id)} lang={locale}>
              {title}
            </Link>
            <span className="meta">{t('updated', { date: formatDate(updatedAt) })}</span>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
