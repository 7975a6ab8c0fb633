import { useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'umi';
import type { TocEntry } from 'contract/item';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { useActiveHeading } from './useActiveHeading';
import styles from './TableOfContents.module.css';

export interface ContentsEntry extends TocEntry {
  /** Language of the heading; not given if it is the interface language. */
  locale?: Locale;
}

interface TableOfContentsProps {
  entries: ContentsEntry[];
  /** Minimum number of headings for which the table is shown. */
  min?: number;
}

/** Minimum number of headings if none is given. */
const MIN_ENTRIES = 2;

/** Lists the article's headings as links. The heading of the visible section is marked while scrolling. */
export function TableOfContents({ entries, min = MIN_ENTRIES }: TableOfContentsProps) {
  const { t } = useTranslation('item');
  const { pathname, search } = useLocation();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const shown = useMemo(() => entries.filter(({ level }) => level < 4), [entries]);
  const active = useActiveHeading(useMemo(() => shown.map(({ id }) => id), [shown]));
  if (shown.length < min) return null;
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
