import { Link } from 'umi';
import { MANAGE_SEARCH_PATH } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './HomePlaceScreen.module.css';

/** Section with a link to the page on which editors choose the hot keywords. */
export function WordsSection() {
  const { t } = useTranslation('studioHome');
  return (
    <section className={styles.section} aria-labelledby="home-words">
      <h2 id="home-words">{t('words.title')}</h2>
      <p className="second">{t('words.intro')}</p>
      <Link className={`button ${styles.open}`} to={`${MANAGE_SEARCH_PATH}?tab=words`}>
        {t('words.open')}
      </Link>
    </section>
  );
}
