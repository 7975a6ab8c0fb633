import { useEffect, useState } from 'react';
import { useLocation } from 'umi';
import { whenIdle } from '@/lib/browser/idle';
import { isWriting } from '@/lib/browser/is-writing';
import { onOpenSearchPalette, openSearchPalette } from '@/lib/browser/search-palette';
import { hasPageSearch } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { preparePart, prepareOnIntent } from '@/ui/states/part-code';
import { useIsPageSearchInSight } from '@/ui/search-box/page-search';
import { loadPaletteBody, SearchPalette } from '../features/search-palette/SearchPalette';
import { useSingleKeys } from '@/ui/primitives/useSingleKeys';
import styles from './HeaderSearch.module.css';

/** Search of the header, hidden but not moved while the page shows a search of its own, and the palette that both and the keys open. */
export function HeaderSearch({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const { search } = useLocation();
  const isHidden = useIsPageSearchInSight() ?? hasPageSearch(pathname, search);
  useEffect(() => onOpenSearchPalette(setTyped), []);
  useEffect(() => whenIdle(() => void preparePart(loadPaletteBody)), []);
  useSearchKeys();
  return (
    <>
      <div className={styles.search} data-hidden={isHidden} inert={isHidden} {...prepareOnIntent(loadPaletteBody)}>
        <EverywhereSearch label={t('search.label')} placeholder={t('search.placeholder')} />
      </div>
      {typed !== null && (
        <SearchPalette
          typed={typed}
          onClose={() => {
            setTyped(null);
          }}
        />
      )}
    </>
  );
}

/** Opens the palette with `/`, and with Ctrl-K or ⌘-K. */
function useSearchKeys(): void {
  const [usesSingleKeys] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const slash = usesSingleKeys && event.key === '/' && !isWriting(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) openSearchPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [usesSingleKeys]);
}
