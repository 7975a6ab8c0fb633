import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { isWriting } from '@/lib/browser/is-writing';
import { onOpenSearchPalette, openSearchPalette } from '@/lib/browser/search-palette';
import { useCloseOnBack } from '@/ui/overlay/useCloseOnBack';
import { preparePart } from '@/ui/states/part-code';
import { useSingleKeys } from '@/ui/primitives/useSingleKeys';
import { loadPaletteBody, SearchPalette } from '../features/search-palette/SearchPalette';

/** Palette that the searches of the portal and the keys open. It is no part of the header, which a page may hide. */
export function PortalSearchPalette() {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => onOpenSearchPalette(setTyped), []);
  useEffect(() => whenIdle(() => void preparePart(loadPaletteBody)), []);
  useSearchKeys();
  const close = () => {
    setTyped(null);
  };
  useCloseOnBack(close);
  if (typed === null) return null;
  return <SearchPalette typed={typed} onClose={close} />;
}

/** Opens the palette with `/`, and with Ctrl-K or ⌘-K. */
function useSearchKeys(): void {
  const [usesSingleKeys] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const slash = usesSingleKeys && event.key === '/' && !isWriting(event);
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
