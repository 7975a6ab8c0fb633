import { useCallback } from 'react';
import type { Area } from 'contract/core/areas';
import { request } from '@/lib/api/request';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestField } from '@/ui/search-box/SuggestField';
import type { Suggest } from '@/ui/search-box/useSuggestions';
import { shownTitle } from '../content/item-titles';
import styles from './NewItem.module.css';

export interface Original {
  id: string;
  title: string;
}

interface CopyChoiceProps {
  area: Area;
  original: Original | null;
  onChoose: (original: Original | null) => void;
}

const MAX_SUGGESTIONS = 8;

/** Field that finds the item to copy among those of the area, or shows the chosen one. */
export function CopyChoice({ area, original, onChoose }: CopyChoiceProps) {
  const { t } = useTranslation('studio');
  const suggest = useContentSuggest(area);
  if (!original) {
    return (
      <SuggestField
        label={t('new.find')}
        hint={t('new.findHint')}
        suggest={suggest}
        onPick={({ key, text }) => {
          onChoose({ id: key, title: text });
        }}
      />
    );
  }
  return (
    <div className={styles.original}>
      <p>{t('new.copyOf', { title: original.title })}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          onChoose(null);
        }}
      >
        {t('new.another')}
      </button>
    </div>
  );
}

/** Returns a suggestion function for items of an area that the person may edit, by a part of their title. */
function useContentSuggest(area: Area): Suggest {
  const locale = useInterfaceLocale();
  return useCallback(
    async (query, signal) => {
      const found = await request('POST /api/manage/content/list', { area, query, pageSize: MAX_SUGGESTIONS }, { signal });
      return found?.items.map((item) => ({ key: item.id, text: shownTitle(item, locale).title }));
    },
    [area, locale],
  );
}
