import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useEngagementTexts } from '../list/useEngagementTexts';

/** Short fact below the title of an item. */
export interface HeadFact {
  text: string;
  /** True if phones leave it out, so that the facts take two lines at most. */
  isMinor?: boolean;
  /** True for the department, which comes first. */
  isDepartment?: boolean;
}

type DraftFacts = Pick<ItemDetail, 'department' | 'updatedAt'>;
type PublishedFacts = DraftFacts & Pick<ItemDetail, 'views' | 'shareCount'>;

/** Returns the facts below a draft's title: department and date of the last update. */
export function useDraftMeta({ department, updatedAt }: DraftFacts): HeadFact[] {
  const { t } = useTranslation('item');
  return [
    ...(department ? [{ text: department.name, isDepartment: true }] : []),
    { text: t('updated', { date: formatDate(updatedAt) }) },
  ];
}

/** Returns the facts with the date of publication as text after the department. Phones leave it out. */
export function withPublished(facts: readonly HeadFact[], published: string): HeadFact[] {
  const place = facts.findIndex(({ isDepartment }) => isDepartment) + 1;
  return facts.toSpliced(place, 0, { text: published, isMinor: true });
}

/** Returns the facts below a published item's title: those of a draft, and the counts of views and shares. */
export function useItemMeta(item: PublishedFacts): HeadFact[] {
  const engagementTexts = useEngagementTexts();
  return [...useDraftMeta(item), ...engagementTexts(item).map((text) => ({ text, isMinor: true }))];
}
