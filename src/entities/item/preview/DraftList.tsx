import type { DraftArea } from 'contract/core/areas';
import { previewPath } from 'contract/core/paths';
import { Link } from 'umi';
import { useCall } from '@/lib/api/useCall';
import { formatDate } from '@/lib/i18n/format';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterGroup } from '../../../ui/filters/FilterGroup';
import styles from './DraftList.module.css';

/** Lists the drafts of an area for its editors. For other people nothing is requested or rendered. */
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
