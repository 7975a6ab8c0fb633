import { Fragment } from 'react';
import { useTranslation } from '@/lib/useTranslation';
import { Icon } from './Icon';
import type { Combobox } from './useCombobox';
import type { Suggestion } from './useSuggestions';
import styles from './SearchBox.module.css';

interface SearchSuggestionsProps {
  label: string;
  combobox: Combobox;
  offered: Suggestion[];
  onChoose: (index: number) => void;
  onForget: (() => void) | undefined;
}

export function SearchSuggestions({ label, combobox, offered, onChoose, onForget }: SearchSuggestionsProps) {
  const { t } = useTranslation('item');
  return (
    <>
      <p role="status" className="visually-hidden">
        {combobox.open ? t('search.offered', { count: offered.length }) : ''}
      </p>
      <div className={styles.popup} hidden={!combobox.open}>
        <div role="listbox" id={combobox.listId} aria-label={label}>
          {offered.map((suggestion, index) => (
            <Fragment key={suggestion.key}>
              {suggestion.group && suggestion.group !== offered[index - 1]?.group && (
                <div role="presentation" className={styles.group}>
                  {suggestion.group}
                </div>
              )}
              <SuggestionOption suggestion={suggestion} index={index} combobox={combobox} onChoose={onChoose} />
            </Fragment>
          ))}
        </div>
        {onForget && (
          <button type="button" className={`button button-quiet ${styles.forget}`} onClick={onForget}>
            {t('search.forget')}
          </button>
        )}
      </div>
    </>
  );
}

interface SuggestionOptionProps {
  suggestion: Suggestion;
  index: number;
  combobox: Combobox;
  onChoose: (index: number) => void;
}

function SuggestionOption({ suggestion, index, combobox, onChoose }: SuggestionOptionProps) {
  const { group, text, href } = suggestion;
  return (
    // The keyboard reaches options through the combobox; pressing the mouse must not take the focus from its text.
    <div
      role="option"
      id={combobox.optionId(index)}
      aria-selected={index === combobox.active}
      aria-label={group ? `${text}, ${group}` : undefined}
      tabIndex={-1}
      className={styles.option}
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onChoose(index);
      }}
      onKeyDown={combobox.onKeyDown}
    >
      <Icon name={href === undefined ? 'search' : 'arrow-right'} />
      <span>{text}</span>
    </div>
  );
}
