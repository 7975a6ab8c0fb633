import { Link } from 'umi';
import type { KeyDate } from 'contract/personnel';
import type { Locale } from 'contract/core/locale';
import { itemPath } from 'contract/core/paths';
import { daysTo, formatDaysTo } from '@/lib/i18n/format';
import { ShortDate } from '@/ui/primitives/ShortDate';
import styles from './KeyDateList.module.css';

interface KeyDateListProps {
  /** Dates. One with an item links to the page of that item. */
  dates: readonly (Omit<KeyDate, 'item'> & Partial<Pick<KeyDate, 'item'>>)[];
  /** Language of the dates without an item. */
  locale?: Locale;
}

/** Number of days before a date from which it counts as near. */
const NEAR_DAYS = 7;
const isNear = (date: string): boolean => daysTo(date) >= 0 && daysTo(date) <= NEAR_DAYS;

/** Lists key dates, each with its distance in days. */
export function KeyDateList({ dates, locale }: KeyDateListProps) {
  return (
    <ul className={styles.dates}>
      {dates.map(({ date, text, item }) => (
        <li key={`${date} ${text}`} className={styles.date}>
          {item ? (
            <Link to={itemPath(item.area, item.id)} className={`cover-link ${styles.link}`} lang={item.locale}>
              {text}
            </Link>
          ) : (
            <span className={styles.text} lang={locale}>
              {text}
            </span>
          )}
          <span className="meta">
            <ShortDate iso={date} />
            <span className={styles.away} data-near={isNear(date)}>
              {formatDaysTo(date)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
