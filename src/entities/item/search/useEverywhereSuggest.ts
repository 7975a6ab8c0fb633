import { useCallback } from 'react';
import { itemPath } from 'contract/core/paths';
import { request } from '@/lib/api/request';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Suggest } from '../../../ui/search-box/useSuggestions';

/** Returns a suggestion function for items of all areas, grouped by area. */
export function useEverywhereSuggest(): Suggest {
  const { t } = useTranslation();
  return useCallback(
    async (query, signal) => {
      const found = await request('POST /api/search/suggest', { query }, { signal });
      return found?.groups.flatMap(({ area, items }) =>
        items.map(({ id, title }) => ({
          key: `${area} ${id}`,
          text: title,
          href: itemPath(area, id),
          group: t(`area.${area}`),
        })),
      );
    },
    [t],
  );
}
