import type { Named } from 'contract/item';
import { formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';

interface DescribedItem {
  department: Named | null;
  updatedAt: string;
  views: number;
  shareCount: number;
}

/** The line below an item's title: whose it is, how fresh, and, for what is published, how much it is read. */
export function useItemMeta({ department, updatedAt, views, shareCount }: DescribedItem, published: boolean): string[] {
  const { t } = useTranslation('item');
  const meta = [...(department ? [department.name] : []), t('updated', { date: formatDate(updatedAt) })];
  if (!published) return meta;
  return [
    ...meta,
    t('views', { count: views, formatted: formatNumber(views) }),
    t('shares', { count: shareCount, formatted: formatNumber(shareCount) }),
  ];
}
