import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import { useModalDialog } from '@/ui/overlay/useModalDialog';
import { Icon } from '@/ui/primitives/Icon';
import { EVERYWHERE, useRecentSearches } from '@/ui/search-box/useRecentSearches';
import { OptionalPart } from '@/ui/states/OptionalPart';
import styles from './SearchPalette.module.css';

interface SearchPaletteProps {
  /** Text that was typed to open it. */
  typed: string;
  onClose: () => void;
}

/** Loads everything below the text field. */
export const loadPaletteBody = async () => ({ default: (await import('./PaletteBody')).PaletteBody });

/**
 * Renders the overlay that searches all areas. Its text field is part of the page, so that no key is lost while the rest loads; until then,
 * and if the rest cannot be loaded, Enter shows all results.
 */
export function SearchPalette({ typed, onClose }: SearchPaletteProps) {
  const { t } = useTranslation(['shell', 'item']);
  const navigate = useNavigate();
  const ref = useModalDialog(onClose);
  const inputRef = useRef<HTMLInputElement>(null);
  const focusInput = () => {
    inputRef.current?.focus();
  };
  // After the dialog is shown, and in the layout phase, so that the next key is typed into the field.
  useLayoutEffect(focusInput, []);
  const listId = useId();
  const [text, setText] = useState(typed);
  const [active, setActive] = useState<string>();
  const [isBodyBroken, setBodyBroken] = useState(false);
  const keysRef = useRef<(event: KeyboardEvent) => void>(null);
  const { remember } = useRecentSearches(EVERYWHERE);
  const open = (href: string) => {
    onClose();
    navigate(href);
  };
  const search = (query: string) => {
    if (query) remember(query);
    open(searchPath(query));
  };
  return (
    <dialog ref={ref} className={styles.palette} aria-label={t('search.label')}>
      <div className={styles.frame}>
        <form
          className={styles.head}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            search(text.trim());
          }}
        >
          <Icon name="search" />
          <input
            ref={inputRef}
            className={styles.input}
            value={text}
            placeholder={t('search.placeholder')}
            aria-label={t('search.label')}
            maxLength={QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={active}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onKeyDown={(event) => {
              onInputKey(event, keysRef.current);
            }}
          />
        </form>
        {!isBodyBroken && (
          <OptionalPart
            load={loadPaletteBody}
            onFailure={() => {
              setBodyBroken(true);
            }}
          >
            {(Body) => (
              <Body
                query={text.trim()}
                onActive={setActive}
                onOpen={open}
                onSearch={search}
                onForget={focusInput}
                {...{ listId, keysRef }}
              />
            )}
          </OptionalPart>
        )}
        <button type="button" className={`icon-button ${styles.close}`} aria-label={t('item:dialog.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** Key code that browsers report for every key that an input method handles; Safari reports the Enter that ends it so. */
const INPUT_METHOD_KEY = 229;

/** Passes a key on, unless an input method composes text (such as Chinese), which Enter and arrow keys then belong to. */
function onInputKey(event: KeyboardEvent, onKey: ((event: KeyboardEvent) => void) | null): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari marks such an Enter only by its key code
  const { isComposing, keyCode } = event.nativeEvent;
  if (!isComposing && keyCode !== INPUT_METHOD_KEY) onKey?.(event);
  else if (event.key === 'Enter') event.preventDefault();
}
