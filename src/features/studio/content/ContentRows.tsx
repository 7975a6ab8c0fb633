import type { ManagedItem } from 'contract/manage/content';
import { formatDate, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { CheckDay } from '../care/CheckDay';
import { OwnerName } from '../care/OwnerName';
import styles from './ContentRows.module.css';
import { DraftNote, StateTag } from './ItemStateTag';
import { ItemTitles } from './ItemTitles';

interface ContentRowsProps {
  items: readonly ManagedItem[];
  /** True for a list about care, which shows owners and the days to check by. */
  isCare: boolean;
}

/** Lists items on phones, where a table has no room. The link covers the row. */
export function ContentRows({ items, isCare }: ContentRowsProps) {
  const { t } = useTranslation(['studio', 'shell', 'item']);
  return (
    <ul className="boxed-list" aria-label={t('places.content')}>
      {items.map((item) => (
        <li key={`${item.area} ${item.id}`} className={styles.row}>
          <AreaIcon area={item.area} size="small" />
          <div className={styles.words}>
            <ItemTitles item={item} covers />
            <p className={`meta dotted ${styles.facts}`}>
              <span>
                <StateTag item={item} />
              </span>
              <span>{t(`shell:area.${item.area}`)}</span>
              <span>
                {isCare ? (
                  <OwnerName owner={item.owner} />
                ) : (
                  <time dateTime={item.updatedAt} title={t('item:updated', { date: formatDate(item.updatedAt) })}>
                    {formatShortDate(item.updatedAt)}
                  </time>
                )}
              </span>
            </p>
            <DraftNote item={item} />
            {isCare && item.checkBy !== null && (
              <span className="meta">
                {t('column.check')} <CheckDay item={item} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
