import type { NoticeFeedFilter } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useFilterWords, type FilterNames } from './useFilterWords';

/** Returns a function that describes in words what a notice feed with that filter contains. */
export function useFeedName(names: FilterNames): (filter: NoticeFeedFilter) => string {
  const { t } = useTranslation('notice');
  const wordsOf = useFilterWords(names);
  return (filter) =>
    wordsOf(filter)
      .map(({ text }) => text)
      .join(' · ') || t('filter.all');
}
