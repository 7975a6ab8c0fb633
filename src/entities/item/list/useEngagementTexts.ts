import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Minimum count that is shown. */
const MIN_SHOWN_COUNT = 10;

interface Engagement {
  views: number;
  shareCount?: number;
}

/** Returns a function that formats the views and shares of an item as texts. Counts of one digit are omitted. */
export function useEngagementTexts(): (engagement: Engagement) => string[] {
  const { t } = useTranslation('item');
  return ({ views, shareCount = 0 }) => [
    ...(views >= MIN_SHOWN_COUNT ? [t('views', { count: views, formatted: formatNumber(views) })] : []),
    ...(shareCount >= MIN_SHOWN_COUNT ? [t('shares', { count: shareCount, formatted: formatNumber(shareCount) })] : []),
  ];
}
