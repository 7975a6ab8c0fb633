import { useState } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { titlesWith, type PlacedDocument, type Shelf } from './shelf';
import { ShelfTree } from './ShelfTree';
import { onTreeKey } from './tree-keys';
import type { OpenSections } from './useOpenSections';
import styles from './ShelfContents.module.css';

export interface ShelfContentsProps {
  shelf: Shelf;
  documents: readonly PlacedDocument[];
  current: string | null;
  open: OpenSections;
}

/** Shows the contents of the shelf: a title filter with the tree or, while the filter is in use, the matching titles. */
export function ShelfContents({ shelf, documents, current, open }: ShelfContentsProps) {
  const { t } = useTranslation('information');
  const [query, setQuery] = useState('');
  const filtering = query.trim() !== '';
  const found = filtering ? titlesWith(documents, query) : [];
  const counted = t('tree.found', { count: found.length, formatted: formatNumber(found.length) });
  return (
    <>
      <input
        type="search"
        className={`field ${styles.filter}`}
        value={query}
        aria-label={t('tree.filter')}
        placeholder={t('tree.filter')}
        autoComplete="off"
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <p role="status" className={filtering ? styles.found : 'visually-hidden'}>
        {filtering && (found.length ? counted : t('tree.none', { query: query.trim() }))}
      </p>
      {filtering ? <FoundTitles found={found} current={current} /> : <ShelfTree shelf={shelf} current={current} open={open} />}
    </>
  );
}

function FoundTitles({ found, current }: { found: readonly PlacedDocument[]; current: string | null }) {
  return (
    // The arrow keys move the focus between the links.
    <div onKeyDown={onTreeKey} role="presentation">
      <ul className={styles.titles}>
        {found.map(({ id, title, locale, sections }) => (
          <li key={id}>
            <Link to={itemPath('information', id)} aria-current={id === current ? 'page' : undefined}>
              <span lang={locale}>{title}</span>
              {sections.length > 0 && <small>{sections.map(({ name }) => name).join(' › ')}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
