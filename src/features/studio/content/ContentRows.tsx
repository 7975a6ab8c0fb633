import type { ManagedItem } from 'contract/manage/content';
import { formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { CheckDay } from '../care/CheckDay';
import { OwnerName } from '../care/OwnerName';
import styles from './ContentRows.module.css';
import { DraftNote, DraftText, StateTag } from './ItemStateTag';
import { ItemTitles } from './ItemTitles';

interface ContentRowsProps {
  items: readonly ManagedItem[];
  /** True for a list about care, which shows owners and the days to check by. */
  isCare: boolean;
}

/** Lists items on phones, where a table has no room. The link covers the row. */
export function ContentRows({ items, isCare }: ContentRowsProps) {
  const { t } = useTranslation(['studio', 'shell']);
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
                <LastFact item={item} isCare={isCare} />
              </span>
            </p>
            {(isCare || item.state !== 'draft') && <DraftNote item={item} />}
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

/** Owner, for a list about care; when the draft was saved, for an item without a published version; otherwise the last update. */
function LastFact({ item, isCare }: { item: ManagedItem; isCare: boolean }) {
  const { t } = useTranslation('item');
  if (isCare) return <OwnerName owner={item.owner} />;
  if (item.state === 'draft' && item.draft) return <DraftText draft={item.draft} />;
  return <time dateTime={item.updatedAt}>{t('updated', { date: formatShortDate(item.updatedAt) })}</time>;
}
