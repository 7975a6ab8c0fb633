import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { currentOf, SECTIONS } from './sections';
import styles from './PrimaryNav.module.css';

export function PrimaryNav({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.primary')} className={styles.nav}>
      <ul className={styles.list}>
        {SECTIONS.map((section) => (
          <li key={section.to}>
            <Link to={section.to} className={styles.link} data-area={section.area} aria-current={currentOf(section, pathname)}>
              {t(`area.${section.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
