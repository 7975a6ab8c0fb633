import type { ManagedItem } from 'contract/manage/content';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import styles from './ContentRows.module.css';
import { ItemStateTag } from './ItemStateTag';
import { ItemTitles } from './ItemTitles';

/** Lists items on phones, where a table has no room. The link covers the row. */
export function ContentRows({ items }: { items: readonly ManagedItem[] }) {
  const { t } = useTranslation(['studio', 'shell', 'item']);
  return (
    <ul className="boxed-list" aria-label={t('places.content')}>
      {items.map((item) => (
        <li key={`${item.area} ${item.id}`} className={styles.row}>
          <AreaIcon area={item.area} size="small" />
          <div className={styles.words}>
            <ItemTitles item={item} covers />
            <div className={styles.state}>
              <ItemStateTag item={item} />
            </div>
            <p className="meta dotted">
              <span>{t(`shell:area.${item.area}`)}</span>
              <span>{t('item:updated', { date: formatDate(item.updatedAt) })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
