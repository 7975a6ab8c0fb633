import { useCallback } from 'react';
import { suggestIn } from '@/lib/api/suggest';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Suggest, Suggestion } from '@/ui/search-box/useSuggestions';

const suggestBenefits = suggestIn('POST /api/welfare/benefit/suggest', 'benefit');
const suggestNews = suggestIn('POST /api/welfare/news/suggest', 'news');

/** How many of each are offered. */
const OFFERED = 4;

/** Offers benefits and news, each under their name. */
export function useWelfareSuggest(): Suggest {
  const { t } = useTranslation('welfare');
  return useCallback(
    async (query, signal) => {
      const [benefits = [], news = []] = await Promise.all([suggestBenefits(query, signal), suggestNews(query, signal)]);
      return [...grouped(benefits, t('benefits')), ...grouped(news, t('news'))];
    },
    [t],
  );
}

const grouped = (found: Suggestion[], group: string): Suggestion[] =>
  found.slice(0, OFFERED).map((one) => ({ ...one, key: `${group} ${one.key}`, group }));
