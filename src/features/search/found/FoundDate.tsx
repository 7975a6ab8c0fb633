import type { FoundItem } from 'contract/search';
import { AREA_FACTS } from '@/entities/area/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ShortDate } from '@/ui/primitives/ShortDate';

/** Returns whether the search results of an item's area show a date. */
export function hasDate({ area, publishedAt }: FoundItem): boolean {
  const { foundDate } = AREA_FACTS[area];
  return foundDate === 'updated' || (foundDate === 'published' && publishedAt !== null);
}

/** Shows the date that an area's search results have: when the item was updated, or published. Nothing if they have none. */
export function FoundDate({ item: { area, publishedAt, updatedAt } }: { item: FoundItem }) {
  const { t } = useTranslation('item');
  const { foundDate } = AREA_FACTS[area];
  if (foundDate === 'updated') return <ShortDate iso={updatedAt}>{(date) => t('updated', { date })}</ShortDate>;
  return foundDate === 'published' && publishedAt !== null ? <ShortDate iso={publishedAt} /> : null;
}
