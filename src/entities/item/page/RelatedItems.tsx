import { useId } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import type { ItemLink } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '../../area/AreaIcon';
import styles from './RelatedItems.module.css';

/** Lists related items; grouped by area if they belong to several. */
export function RelatedItems({ items }: { items: readonly ItemLink[] }) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const areas = [...new Set(items.map(({ area }) => area))];
  if (!items.length) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId}>{t('related')}</h2>
      {areas.length === 1 ? <Links items={items} /> : areas.map((area) => <AreaLinks key={area} area={area} items={items} />)}
    </section>
  );
}

function AreaLinks({ area, items }: { area: Area; items: readonly ItemLink[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t(`area.${area}`)}</h3>
      <Links items={items.filter((item) => item.area === area)} />
    </>
  );
}

function Links({ items }: { items: readonly ItemLink[] }) {
  return (
    <ul>
      {items.map(({ area, id, title, summary, locale }) => (
        <li key={`${area} ${id}`}>
          <AreaIcon area={area} size="small" />
          <Link to={itemPath(area, id)} className="cover-link" lang={locale}>
            {title}
          </Link>
          <p lang={locale}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
