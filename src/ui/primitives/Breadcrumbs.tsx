import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from './Icon';
import styles from './Breadcrumbs.module.css';

interface Crumb {
  name: string;
  to: string;
}

interface BreadcrumbsProps {
  trail: readonly Crumb[];
  /** Title of this page, with its language if that may not be the interface's; undefined until it is known. */
  current?: { title: string; locale?: string };
}

/** Links from the first page of the area down to this page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.breadcrumbs')} className={styles.nav}>
      <ol className={styles.list}>
        {trail.map(({ name, to }) => (
          <li key={to} className={styles.crumb}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        {current && (
          <li className={styles.current} aria-current="page" lang={current.locale}>
            {current.title}
          </li>
        )}
      </ol>
    </nav>
  );
}
