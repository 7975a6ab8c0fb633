import type { FoundItem } from 'contract/search';
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

/** Returns the date shown with a hit: the day of publication for news, the last update for reference content. */
function useDateOf({ area, publishedAt, updatedAt }: FoundItem): string | null {
  const { t } = useTranslation('item');
  switch (area) {
    case 'notice':
    case 'news':
      return publishedAt === null ? null : formatDate(publishedAt);
    case 'personnel':
    case 'information':
      return t('updated', { date: formatDate(updatedAt) });
    case 'service':
    case 'benefit':
    case 'tool':
      return null;
  }
}
