import { Link } from 'umi';
import type { Pin } from 'contract/search-admin';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import styles from './PinnedItems.module.css';
import rows from '../lists/Rows.module.css';

/** Shows the query of a pin and its items in order. */
export function PinnedItems({ pin: { query, overruled, items } }: { pin: Pin }) {
  const { t } = useTranslation('searchAdmin');
  return (
    <div className={rows.words}>
      <h3 className={rows.name}>
        {query}
        {overruled && <span className={`tag ${rows.tag}`}>{t('pins.overruled')}</span>}
      </h3>
      <ol className={styles.items} aria-label={t('pins.itemsOf', { query })}>
        {items.map((item) => (
          <li key={`${item.area} ${item.id}`}>
            <PinnedItem item={item} linked />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PinnedItemProps {
  item: Pin['items'][number];
  /** True if the title links to the item's page; not in a form, where leaving would lose changes. */
  linked?: boolean;
}

/** Shows the title of a pinned item, with its state if it is no longer visible. */
export function PinnedItem({ item: { area, id, title, locale, state }, linked = false }: PinnedItemProps) {
  const { t } = useTranslation('searchAdmin');
  return (
    <>
      <AreaIcon area={area} size="small" />
      {linked && state === 'shown' ? (
        <Link to={itemPath(area, id)} lang={locale ?? undefined} className={styles.title}>
          {title}
        </Link>
      ) : (
        <span className={styles.title} data-gone={state !== 'shown'} lang={(title !== null && locale) || undefined}>
          {title ?? t('pins.untitled')}
        </span>
      )}
      {state !== 'shown' && <span className={`tag ${styles.state}`}>{t(`pins.state.${state}`)}</span>}
    </>
  );
}
