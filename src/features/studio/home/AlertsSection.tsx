import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './HomePlaceScreen.module.css';
import type { HomePlace } from './slides';

/** Urgent notices that are in force; readers see the first one that is for them in the bar above every page. */
export function AlertsSection({ alerts }: { alerts: HomePlace['alerts'] }) {
  const { t } = useTranslation('studioHome');
  return (
    <section className={styles.section} aria-labelledby="home-alert">
      <h2 id="home-alert">{t('alert.title')}</h2>
      <p className="second">{t('alert.intro')}</p>
      {alerts.length === 0 ? (
        <p className={styles.nothing}>{t('alert.none')}</p>
      ) : (
        <ul className="boxed-list">
          {alerts.map(({ id, title, locale, isForSome }, place) => (
            <li key={id} className={styles.alert} data-first={place === 0}>
              <Icon name="warning" size={18} />
              <span className={styles.words}>
                <Link to={itemPath('notice', id)} lang={locale}>
                  {title}
                </Link>
                <span className="meta dotted">
                  <span>{t(place === 0 ? 'alert.first' : 'alert.next')}</span>
                  {isForSome && <span>{t('alert.forSome')}</span>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
