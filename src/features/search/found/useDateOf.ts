import type { FoundItem } from 'contract/search';
import { AREA_FACTS } from '@/entities/area/areas';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Returns the date that an area's search results show; null if they show none. */
export function useDateOf({ area, publishedAt, updatedAt }: FoundItem): string | null {
  const { t } = useTranslation('item');
  const { foundDate } = AREA_FACTS[area];
  if (foundDate === 'updated') return t('updated', { date: formatDate(updatedAt) });
  return foundDate === 'published' && publishedAt !== null ? formatDate(publishedAt) : null;
}
