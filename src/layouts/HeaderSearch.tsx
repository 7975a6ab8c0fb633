import { useEffect, useRef } from 'react';
import { isWriting } from '@/lib/browser/is-writing';
import { homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { usePageSearch } from '@/entities/item/search/page-search';
import { useSingleKeys } from './useSingleKeys';
import styles from './HeaderSearch.module.css';

/** Search field of the header. Hidden, but not moved, while the page shows a search field of its own. */
export function HeaderSearch({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  const pageSearch = usePageSearch();
  const isHidden = pageSearch === undefined ? pathname === homePath : pageSearch !== null;
  const [usesSingleKeys] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const slash = usesSingleKeys && event.key === '/' && !isWriting(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      const input = pageSearch?.querySelector('input') ?? inputRef.current;
      input?.focus();
      input?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [usesSingleKeys, pageSearch]);
  return (
    <div className={styles.search} data-hidden={isHidden} inert={isHidden}>
      <EverywhereSearch label={t('search.label')} placeholder={t('search.placeholder')} inputRef={inputRef} />
    </div>
  );
}
