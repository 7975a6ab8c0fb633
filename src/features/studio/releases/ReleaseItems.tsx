import { useId } from 'react';
import type { Release } from 'contract/manage/release';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ReleaseItemRow } from './ReleaseItemRow';
import styles from './ReleaseItems.module.css';
import type { ReleaseActions } from './useReleaseActions';

interface ReleaseItemsProps {
  release: Release;
  actions: ReleaseActions;
}

/** Items of a release, each with what keeps it from being published. */
export function ReleaseItems({ release, actions }: ReleaseItemsProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { items, doneAt } = release;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('items')}</h2>
      {items.length ? (
        <ul className="boxed-list" aria-labelledby={id}>
          {items.map((item) => (
            <ReleaseItemRow key={`${item.area} ${item.id}`} item={item} isDone={doneAt !== null} actions={actions} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('noItems')}</p>
      )}
    </section>
  );
}
