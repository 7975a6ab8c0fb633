import { useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { listedEntries, type ContentsEntry } from './contents-entry';
import { useActiveHeading } from './useActiveHeading';
import styles from './TableOfContents.module.css';

/** Minimum number of headings for which the table is shown. */
const MIN_ENTRIES = 2;

/** Lists the article's headings as links. The heading of the visible section is marked while scrolling. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const { t } = useTranslation('item');
  const { pathname, search } = useLocation();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const shown = useMemo(() => listedEntries(entries), [entries]);
  const active = useActiveHeading(useMemo(() => shown.map(({ id }) => id), [shown]));
  if (shown.length < MIN_ENTRIES) return null;
  return (
    <nav aria-label={t('article.contents')} className={styles.contents}>
      <p className={styles.title} aria-hidden="true">
        {t('article.contents')}
      </p>
      {/* Above the text the list is collapsed behind this button; in a rail it is always visible and the button is hidden. */}
      <button
        type="button"
        className={`button ${styles.unfold}`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t('article.contents')}
        <Icon name="chevron-down" />
      </button>
      <ol id={listId} className={styles.list} data-open={open}>
        {shown.map(({ id, text, level, locale }) => (
          <li key={id}>
            <Link
              to={{ pathname, search, hash: encodeURIComponent(id) }}
              lang={locale}
              data-level={level}
              aria-current={id === active ? 'location' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
