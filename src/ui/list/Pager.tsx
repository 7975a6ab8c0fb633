import { Link } from 'umi';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { pagerPlaces } from './pager-places';
import { TURNS_PAGE } from './useTopOfPage';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list, which keep all other parameters of the address. */
export function Pager({ page, pageSize, total, hrefOf }: PagerProps) {
  const { t } = useTranslation('item');
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <nav aria-label={t('pager.name')} className={styles.pager}>
      {page > 1 && (
        <Link rel="prev" className={styles.step} to={hrefOf(page - 1)} state={TURNS_PAGE}>
          {t('pager.previous')}
        </Link>
      )}
      <ol className={styles.pages}>
        {pagerPlaces(page, last).map((place, index) => (
          <li key={place === 'gap' ? `gap ${index}` : place}>
            {place === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                to={hrefOf(place)}
                state={TURNS_PAGE}
                aria-label={t('pager.page', { page: formatNumber(place) })}
                aria-current={place === page ? 'page' : undefined}
              >
                {formatNumber(place)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.short}>{t('pager.of', { page: formatNumber(page), last: formatNumber(last) })}</span>
      {page < last && (
        <Link rel="next" className={styles.step} to={hrefOf(page + 1)} state={TURNS_PAGE}>
          {t('pager.next')}
        </Link>
      )}
    </nav>
  );
}
