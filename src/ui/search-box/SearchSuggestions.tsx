import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestionGroup } from './SuggestionGroup';
import { SuggestionOption } from './SuggestionOption';
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
          {runsOf(offered).map(({ name, first, suggestions }) => (
            <SuggestionGroup key={suggestions[0]?.key} name={name}>
              {suggestions.map((suggestion, place) => (
                <SuggestionOption
                  key={suggestion.key}
                  suggestion={suggestion}
                  index={first + place}
                  combobox={combobox}
                  onChoose={onChoose}
                />
              ))}
            </SuggestionGroup>
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

interface Run {
  name: string | undefined;
  /** Index of its first suggestion in the whole list. */
  first: number;
  suggestions: Suggestion[];
}

/** Groups consecutive suggestions with the same group name. */
function runsOf(offered: Suggestion[]): Run[] {
  const runs: Run[] = [];
  offered.forEach((suggestion, index) => {
    const last = runs.at(-1);
    if (last && last.name === suggestion.group) last.suggestions.push(suggestion);
    else runs.push({ name: suggestion.group, first: index, suggestions: [suggestion] });
  });
  return runs;
}
