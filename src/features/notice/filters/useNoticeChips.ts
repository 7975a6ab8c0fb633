import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ChosenFilter } from '@/ui/filters/FilterChips';
import { useChosenFilters } from '@/entities/item/list/useChosenFilters';
import type { ListAddress } from '@/ui/list/useListAddress';
import { feedFilterOf, type NoticeListState } from './notice-list-address';
import { useFilterWords, type FilterNames } from '@/entities/notice/useFilterWords';

/** Returns the active filters of the list of notices, each with the address of the list without it. */
export function useNoticeChips(address: ListAddress<NoticeListState>, names: FilterNames): ChosenFilter[] {
  const { t } = useTranslation('notice');
  const { state, defaults, hrefWith } = address;
  const words = useFilterWords(names)(feedFilterOf(state)).filter(({ key }) => key !== 'classification');
  const own: ChosenFilter[] = words.map(({ key, text }) => ({ key, text, removeHref: hrefWith({ [key]: defaults[key] }) }));
  if (state.unread) own.push({ key: 'unread', text: t('filter.unread'), removeHref: hrefWith({ unread: false }) });
  return useChosenFilters(address, names.classifications, own);
}
