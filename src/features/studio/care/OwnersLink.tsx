import { Link } from 'umi';
import { MANAGE_OWNERS_PATH } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Care.module.css';

/** Link from the list of all items to their owners. */
export function OwnersLink() {
  const { t } = useTranslation('bulkCare');
  return (
    <Link className={`button button-quiet ${styles.owners}`} to={MANAGE_OWNERS_PATH}>
      <Icon name="personnel" size={18} />
      {t('owners.title')}
    </Link>
  );
}
