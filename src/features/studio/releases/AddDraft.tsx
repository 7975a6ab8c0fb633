import { useCallback } from 'react';
import type { Area } from 'contract/core/areas';
import type { Release } from 'contract/manage/release';
import { request } from '@/lib/api/request';
import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestField } from '@/ui/search-box/SuggestField';
import type { Suggest } from '@/ui/search-box/useSuggestions';
import { shownTitle } from '../content/item-titles';
import type { ReleaseActions } from './useReleaseActions';

const MAX_SUGGESTIONS = 8;

interface AddDraftProps {
  release: Release;
  actions: ReleaseActions;
}

/** Field that finds a draft by its title and adds it to the release. */
export function AddDraft({ release: { items }, actions }: AddDraftProps) {
  const { t } = useTranslation('releases');
  const suggest: Suggest = useCallback(
    async (query, signal) => {
      const input = { query, draft: 'any' as const, pageSize: MAX_SUGGESTIONS };
      const found = await request('POST /api/manage/content/list', input, { signal });
      return found?.items
        .filter((draft) => !items.some(({ area, id }) => area === draft.area && id === draft.id))
        .map((draft) => ({ key: `${draft.area}/${draft.id}`, text: shownTitle(draft, interfaceLocale()).title }));
    },
    [items],
  );
  return (
    <SuggestField
      label={t('add.label')}
      hint={t('add.hint')}
      suggest={suggest}
      onPick={({ key }) => {
        const [area, id] = key.split('/') as [Area, string];
        actions.add({ area, id });
      }}
    />
  );
}
