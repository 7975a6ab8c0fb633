import type { FoundItem } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { FoundDate, hasDate } from './FoundDate';
import styles from './FoundFacts.module.css';

/** Renders the line below a search result: whether editors recommend it, its department, and its date. */
export function FoundFacts({ item }: { item: FoundItem }) {
  return (
    <p className={styles.facts}>
      {item.pinned && <PinnedMark />}
      <span className="dotted">
        {item.department && <span>{item.department.name}</span>}
        {hasDate(item) && (
          <span>
            <FoundDate item={item} />
          </span>
        )}
      </span>
    </p>
  );
}

/** Says that editors recommend a result for the query. */
export function PinnedMark() {
  const { t } = useTranslation('search');
  return (
    <span className={styles.pinned}>
      <Icon name="pin" size={14} />
      {t('pinned')}
    </span>
  );
}
