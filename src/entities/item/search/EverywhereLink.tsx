import { Link } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './EverywhereLink.module.css';

/** Link from an area's search to the search of all areas, with the same query. */
export function EverywhereLink({ query }: { query: string }) {
  const { t } = useTranslation('item');
  return (
    <p className={styles.everywhere}>
      <Link to={searchPath(query)}>
        {t('empty.everywhere')}
        <Icon name="arrow-right" size={16} />
      </Link>
    </p>
  );
}
