import type { FoundItem } from 'contract/search';
import { AREA_FACTS } from '@/entities/area/areas';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { ItemRow } from '@/entities/item/list/ItemRow';
import styles from './FoundRow.module.css';

/** Renders a search result with the facts that its area's list shows. */
export function FoundRow({ item }: { item: FoundItem }) {
  const { t } = useTranslation('search');
  const date = useDateOf(item);
  const pinned = item.pinned && (
    <span className={styles.pinned}>
      <Icon name="pin" size={14} />
      {t('pinned')}
    </span>
  );
  return <ItemRow item={item} highlight={item.highlight} tag={pinned} facts={date === null ? [] : [date]} />;
}

/** Returns the date that an area's search results show; null if they show none. */
function useDateOf({ area, publishedAt, updatedAt }: FoundItem): string | null {
  const { t } = useTranslation('item');
  const { foundDate } = AREA_FACTS[area];
  if (foundDate === 'updated') return t('updated', { date: formatDate(updatedAt) });
  return foundDate === 'published' && publishedAt !== null ? formatDate(publishedAt) : null;
}
