import { AREA_PATHS, AREAS } from 'contract/core/areas';
import { itemPath } from 'contract/core/paths';
import { AREA_FACTS } from '@/entities/area/areas';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EVERYWHERE, useRecentSearches } from '@/ui/search-box/useRecentSearches';
import type { PaletteGroup } from './palette-option';

const MAX_VIEWED = 5;
const MAX_WORDS = 6;

interface StartGroups {
  groups: PaletteGroup[];
  loading: boolean;
  /** Removes the recent searches; undefined if there are none. */
  forget: (() => void) | undefined;
}

/** Returns what the palette offers before a person types: recent searches, recently viewed items, popular searches and areas. */
export function useStartGroups(): StartGroups {
  const { t } = useTranslation(['palette', 'item', 'shell']);
  const { recent, forget } = useRecentSearches(EVERYWHERE);
  const home = useCall('POST /api/home', { parts: ['shortcuts'] });
  const words = useCall('POST /api/search/keyword/list', {});
  const viewed = (home.data?.shortcuts?.recent ?? []).slice(0, MAX_VIEWED);
  const places = AREAS.flatMap((area) => {
    const { section } = AREA_FACTS[area];
    return section === null ? [] : [{ key: `place ${area}`, text: t(`shell:area.${section}`), area, href: AREA_PATHS[area] }];
  });
  const groups: PaletteGroup[] = [
    {
      key: 'recent',
      name: t('item:search.recent'),
      isInline: true,
      options: recent.map((text) => ({ key: `recent ${text}`, text, query: text, icon: 'clock' })),
    },
    {
      key: 'viewed',
      name: t('viewed'),
      options: viewed.map(({ area, id, title, locale }) => ({
        ...{ key: `${area} ${id}`, text: title, locale, area, href: itemPath(area, id) },
        note: t(`shell:area.${area}`),
      })),
    },
    {
      key: 'popular',
      name: t('item:search.popular'),
      isInline: true,
      options: (words.data ?? [])
        .slice(0, MAX_WORDS)
        .map(({ id, word }) => ({ key: `word ${id}`, text: word, query: word, icon: 'search' })),
    },
    { key: 'places', name: t('places'), isInline: true, options: places },
  ];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    loading: home.loading || words.loading,
    forget: recent.length ? forget : undefined,
  };
}
