import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useEngagementTexts } from '../list/useEngagementTexts';

type DraftFacts = Pick<ItemDetail, 'department' | 'updatedAt'>;
type PublishedFacts = DraftFacts & Pick<ItemDetail, 'views' | 'shareCount'>;

/** The line below a draft's title: whose it is, and how fresh. */
export function useDraftMeta({ department, updatedAt }: DraftFacts): string[] {
  const { t } = useTranslation('item');
  return [...(department ? [department.name] : []), t('updated', { date: formatDate(updatedAt) })];
}

/** The line below a published item's title: also how much it is read. */
export function useItemMeta(item: PublishedFacts): string[] {
  const engagementTexts = useEngagementTexts();
  return [...useDraftMeta(item), ...engagementTexts(item)];
}
