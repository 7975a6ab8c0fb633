import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useEngagementTexts } from '../list/useEngagementTexts';

type DraftFacts = Pick<ItemDetail, 'department' | 'updatedAt'>;
type PublishedFacts = DraftFacts & Pick<ItemDetail, 'views' | 'shareCount'>;

/** Returns the facts below a draft's title: department and date of the last update. */
export function useDraftMeta({ department, updatedAt }: DraftFacts): string[] {
  const { t } = useTranslation('item');
  return [...(department ? [department.name] : []), t('updated', { date: formatDate(updatedAt) })];
}

/** Returns the facts below a published item's title: those of a draft, and the counts of views and shares. */
export function useItemMeta(item: PublishedFacts): string[] {
  const engagementTexts = useEngagementTexts();
  return [...useDraftMeta(item), ...engagementTexts(item)];
}
