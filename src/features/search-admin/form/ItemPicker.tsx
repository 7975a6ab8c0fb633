import { useId, useState } from 'react';
import { AREAS } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import { SearchSuggestions } from '@/ui/search-box/SearchSuggestions';
import { useCombobox } from '@/ui/search-box/useCombobox';
import { useEverywhereSuggest } from '@/entities/item/search/useEverywhereSuggest';
import { useSuggestions } from '@/ui/search-box/useSuggestions';
import styles from './Form.module.css';

interface ItemPickerProps {
  label: string;
  onPick: (item: ItemRef & { title: string }) => void;
}

/** Combobox that suggests items of all areas by the beginning of their title, and picks one. */
export function ItemPicker({ label, onPick }: ItemPickerProps) {
  const { t } = useTranslation('searchAdmin');
  const id = useId();
  const [text, setText] = useState('');
  const found = useSuggestions(text.trim(), useEverywhereSuggest());
  const offered = found.map((suggestion) => ({ ...suggestion, icon: 'plus' as const }));
  const choose = (index: number) => {
    const chosen = offered[index];
    const [name, itemId] = chosen?.key.split(' ') ?? [];
    const area = AREAS.find((each) => each === name);
    if (!chosen || !area || itemId === undefined) return;
    combobox.close();
    setText('');
    onPick({ area, id: itemId, title: chosen.text });
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
        {t('pins.form.findHint')}
      </p>
    </div>
  );
}
