import { Link } from 'umi';
import { useCall } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_SEARCH_PATH } from '@/lib/paths';
import styles from './HomePlaceScreen.module.css';

/** Popular searches that editors have chosen for the home page, and a link to the page on which they choose them. */
export function WordsSection() {
  const { t } = useTranslation('studioHome');
  const locale = useInterfaceLocale();
  const { data } = useCall('POST /api/manage/search/keyword/list', { scope: 'service', locale });
  return (
    <section className={styles.section} aria-labelledby="home-words">
      <h2 id="home-words">{t('words.title')}</h2>
      <p className="second">{t('words.intro')}</p>
      {data?.words.length === 0 && <p>{t('words.none')}</p>}
      {data && data.words.length > 0 && (
        <ul className={styles.popular} aria-labelledby="home-words">
          {data.words.map((word) => (
            <li key={word} className="chip">
              {word}
            </li>
          ))}
        </ul>
      )}
      <Link className="button" to={`${MANAGE_SEARCH_PATH}?tab=words&place=service`}>
        {t('words.open')}
      </Link>
    </section>
  );
}
