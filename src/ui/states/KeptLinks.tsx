import '@/lib/i18n/texts/offline';
import { useId } from 'react';
import { Link, useLocation } from 'umi';
import { formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { isReadable } from '@/lib/offline/database';
import { pagesOf } from '@/lib/offline/kept-pages';
import { useCopies } from '@/lib/offline/useCopies';
import { FAVOURITES_PATH } from '@/lib/paths';
import styles from './KeptLinks.module.css';

/** Links to the pages that are kept on this device, for a page that could not be loaded. The page of favourites has its own list. */
export function KeptLinks() {
  const { t } = useTranslation(['offline', 'shell']);
  const titleId = useId();
  const { pathname } = useLocation();
  const pages = pagesOf(useCopies()?.filter(isReadable) ?? [], useInterfaceLocale());
  if (pages.length === 0 || pathname === FAVOURITES_PATH) return null;
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <h2 id={titleId}>{t('list.readable')}</h2>
      <ul>
        {pages.map(({ page, path, title, titleLocale, area, checkedAt }) => (
          <li key={page}>
            <Link to={path} lang={titleLocale} className="cover-link">
              {title}
            </Link>
            <span className="meta">
              {[t(`shell:area.${area}`), t('asOf', { time: formatShortDate(checkedAt, 'dateTime') })].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
