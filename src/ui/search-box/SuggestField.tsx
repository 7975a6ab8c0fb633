import { useId, useState } from 'react';
import { QUERY_LENGTH } from '../list/list-address';
import { SearchSuggestions } from './SearchSuggestions';
import { useCombobox } from './useCombobox';
import { useSuggestions, type Suggest, type Suggestion } from './useSuggestions';
import styles from './SuggestField.module.css';

interface SuggestFieldProps {
  label: string;
  /** Says how to use the field, below it. */
  hint: string;
  suggest: Suggest;
  onPick: (suggestion: Suggestion) => void;
}

/** Combobox in a form that suggests entries while the person types, and picks one. The text is cleared after a choice. */
export function SuggestField({ label, hint, suggest, onPick }: SuggestFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const offered = useSuggestions(text.trim(), suggest).map((suggestion) => ({ ...suggestion, icon: 'plus' as const }));
  const choose = (index: number) => {
    const chosen = offered[index];
    if (!chosen) return;
    combobox.close();
    setText('');
    onPick(chosen);
  };
  const combobox = useCombobox({ count: offered.length, onChoose: choose });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div
        className={styles.picker}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) combobox.close();
        }}
      >
        <input
          id={id}
          className="field"
          value={text}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.open}
          aria-controls={combobox.listId}
          aria-activedescendant={combobox.active >= 0 ? combobox.optionId(combobox.active) : undefined}
          aria-describedby={`${id}-hint`}
          onFocus={combobox.show}
          onClick={combobox.show}
          onChange={(event) => {
            setText(event.target.value);
            combobox.show();
          }}
          onKeyDown={(event) => {
            combobox.onKeyDown(event);
            // Enter in this field must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <SearchSuggestions label={label} combobox={combobox} offered={offered} onChoose={choose} onForget={undefined} />
      </div>
      <p id={`${id}-hint`} className="meta">
        {hint}
      </p>
    </div>
  );
}
