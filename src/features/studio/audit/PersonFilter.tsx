import { useCallback, useId, useState } from 'react';
import { request } from '@/lib/api/request';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import { Icon } from '@/ui/primitives/Icon';
import { SearchSuggestions } from '@/ui/search-box/SearchSuggestions';
import { useCombobox } from '@/ui/search-box/useCombobox';
import { useSuggestions } from '@/ui/search-box/useSuggestions';
import { ChosenFilter } from './ChosenFilter';
import styles from './PersonFilter.module.css';

const MAX_SUGGESTIONS = 8;

interface PersonFilterProps {
  /** Id of the chosen person. */
  person: string | null;
  /** Name of the chosen person, once it is known. */
  name: string | undefined;
  onChoose: (person: string | null) => void;
}

/** Filter by a person, who is found by a part of their name. */
export function PersonFilter({ person, name, onChoose }: PersonFilterProps) {
  const { t } = useTranslation('audit');
  if (person === null) return <PersonSearch onChoose={onChoose} />;
  return (
    <ChosenFilter
      text={name ?? t('filter.somebody')}
      onRemove={() => {
        onChoose(null);
      }}
    />
  );
}

function PersonSearch({ onChoose }: Pick<PersonFilterProps, 'onChoose'>) {
  const { t } = useTranslation('audit');
  const id = useId();
  const [text, setText] = useState('');
  const suggest = useCallback(async (query: string, signal: AbortSignal) => {
    const found = await request('POST /api/manage/person/list', { query, pageSize: MAX_SUGGESTIONS }, { signal });
    return found?.items.map(({ id: key, name }) => ({ key, text: name, icon: 'user' as const }));
  }, []);
  const offered = useSuggestions(text.trim(), suggest);
  const choose = (index: number) => {
    const chosen = offered[index];
    if (chosen) onChoose(chosen.key);
  };
  const combobox = useCombobox({ count: offered.length, onChoose: choose });
  return (
    <div
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) combobox.close();
      }}
    >
      <Icon name="user" size={18} />
      <input
        id={id}
        className={`field ${styles.field}`}
        value={text}
        maxLength={QUERY_LENGTH}
        placeholder={t('filter.person')}
        aria-label={t('filter.person')}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.open}
        aria-controls={combobox.listId}
        aria-activedescendant={combobox.active >= 0 ? combobox.optionId(combobox.active) : undefined}
        onFocus={combobox.show}
        onChange={(event) => {
          setText(event.target.value);
          combobox.show();
        }}
        onKeyDown={combobox.onKeyDown}
      />
      <SearchSuggestions
        label={t('filter.person')}
        combobox={combobox}
        offered={offered}
        onChoose={choose}
        onForget={undefined}
      />
    </div>
  );
}
