import type { KeyboardEvent } from 'react';
import { openSearchPalette } from '@/lib/browser/search-palette';
import { Icon } from '../primitives/Icon';
import { useSingleKeys } from '../primitives/useSingleKeys';
import styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  /** Accessible name of the search. */
  label: string;
  placeholder: string;
  size?: 'compact' | 'large';
}

/** Key that opens the palette, as keyboards name it in every language. */
const SLASH = '/';
/** Key name that browsers report for a key that an input method handles. */
const INPUT_METHOD = 'Process';

/** Button that looks like a search field and opens the search palette. A character typed on it is kept. */
export function SearchTrigger({ label, placeholder, size = 'compact' }: SearchTriggerProps) {
  const [usesSingleKeys] = useSingleKeys();
  return (
    <button
      type="button"
      className={styles.trigger}
      data-size={size}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => {
        openSearchPalette();
      }}
      onKeyDown={openByTyping}
    >
      <Icon name="search" />
      <span className={styles.placeholder}>{placeholder}</span>
      {usesSingleKeys && (
        <kbd className={styles.key} aria-hidden="true">
          {SLASH}
        </kbd>
      )}
    </button>
  );
}

/** Opens the palette with a typed character; Space and Enter press the button. */
function openByTyping(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, altKey } = event;
  if (metaKey || ctrlKey || altKey || key === ' ' || key === SLASH) return;
  const isCharacter = Array.from(key).length === 1;
  if (!isCharacter && key !== INPUT_METHOD) return;
  event.preventDefault();
  event.stopPropagation();
  openSearchPalette(isCharacter ? key : '');
}
