import { useCallback } from 'react';
import { suggestIn } from '@/lib/api/suggest';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Suggest, Suggestion } from '@/ui/search-box/useSuggestions';

const suggestBenefits = suggestIn('POST /api/welfare/benefit/suggest', 'benefit');
const suggestNews = suggestIn('POST /api/welfare/news/suggest', 'news');

/** Maximum number of suggestions of each kind. */
const OFFERED = 4;

/** Returns a suggestion function for benefits and news, grouped by kind. */
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
