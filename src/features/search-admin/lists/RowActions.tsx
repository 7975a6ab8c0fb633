import { Link } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchAdminState } from './search-admin-address';
import styles from './Rows.module.css';

/** Renders links to the actions that an editor can take for a search. Both forms open with the query filled in. */
export function RowActions({
  query,
  address: { defaults, hrefWith },
}: {
  query: string;
  address: ListAddress<SearchAdminState>;
}) {
  const { t } = useTranslation(['searchAdmin', 'item']);
  return (
    <div className={styles.actions}>
      <Link
        className="button button-quiet"
        to={hrefWith({ ...defaults, tab: 'pins', add: query })}
        aria-label={t('row.pinNamed', { query })}
      >
        {t('row.pin')}
      </Link>
      <Link
        className="button button-quiet"
        to={hrefWith({ ...defaults, tab: 'synonyms', add: query })}
        aria-label={t('row.synonymNamed', { query })}
      >
        {t('row.synonym')}
      </Link>
      <a
        className="button button-quiet"
        href={searchPath(query)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('row.openNamed', { query })} ${t('item:newTab')}`}
      >
        {t('row.open')}
        <Icon name="arrow-up-right" size={16} />
      </a>
    </div>
  );
}
