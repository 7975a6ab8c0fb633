import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Care.module.css';

/** Shows the owner of an item, that the owner has left, or that there is none. */
export function OwnerName({ owner }: Pick<ManagedItem, 'owner'>) {
  const { t } = useTranslation('contentCare');
  if (owner === null) return <span className={styles.missing}>{t('owner.none')}</span>;
  if (owner.name !== null) return owner.name;
  return (
    <span className={styles.left} title={owner.id}>
      {owner.id} <span className={styles.mark}>{t('owner.left')}</span>
    </span>
  );
}
