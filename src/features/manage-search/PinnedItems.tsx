import { Link } from 'umi';
import type { Pin } from 'contract/manage-search';
import { itemPath } from 'contract/paths';
import { useTranslation } from '@/lib/useTranslation';
import { AreaIcon } from '@/ui/AreaIcon';
import styles from './PinnedItems.module.css';
import rows from './Rows.module.css';

/** A search and what stands first for it, in its order. */
export function PinnedItems({ pin: { query, origin, overruled, items } }: { pin: Pin }) {
  const { t } = useTranslation('manageSearch');
  return (
    <div className={rows.words}>
      <h3 className={rows.name}>
        {query}
        {origin === 'folder' && <span className={`tag ${rows.tag}`}>{t('folder.tag')}</span>}
        {overruled && <span className={`tag ${rows.tag}`}>{t('pins.overruled')}</span>}
      </h3>
      <ol className={styles.items} aria-label={t('pins.itemsOf', { query })}>
        {items.map((item) => (
          <li key={`${item.area} ${item.id}`}>
            <PinnedItem item={item} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An item by its title, with what became of it when it is not shown any more. */
export function PinnedItem({ item: { area, id, title, locale, state } }: { item: Pin['items'][number] }) {
  const { t } = useTranslation('manageSearch');
  return (
    <>
      <AreaIcon area={area} size="small" />
      {state === 'shown' ? (
        <Link to={itemPath(area, id)} lang={locale ?? undefined} className={styles.title}>
          {title}
        </Link>
      ) : (
        <span className={styles.title} lang={(title !== null && locale) || undefined}>
          {title ?? t('pins.untitled')}
        </span>
      )}
      {state !== 'shown' && <span className={`tag ${styles.state}`}>{t(`pins.state.${state}`)}</span>}
    </>
  );
}
