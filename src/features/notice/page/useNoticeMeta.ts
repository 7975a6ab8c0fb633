import type { Notice } from 'contract/notice';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useEngagementTexts } from '@/entities/item/list/useEngagementTexts';
import type { HeadFact } from '@/entities/item/page/useItemMeta';

/**
 * Returns the facts below a notice's title. The date of an update on the day of publication is left out, and so is the date to
 * confirm by if `isAsked`, because the panel that asks for the confirmation shows it.
 */
export function useNoticeMeta(notice: Notice, isAsked: boolean): HeadFact[] {
  const { t } = useTranslation(['notice', 'item']);
  const engagementTexts = useEngagementTexts();
  const { publishedAt, updatedAt, expiresAt, mustRead, acknowledged, dueAt } = notice;
  const published = publishedAt && formatDate(publishedAt);
  const updated = formatDate(updatedAt);
  const isUpdated = updated !== published;
  const facts: HeadFact[] = [];
  if (published) facts.push({ text: t('fact.published', { date: published }), isMinor: isUpdated });
  if (isUpdated) facts.push({ text: t('item:updated', { date: updated }) });
  if (mustRead && dueAt && !acknowledged && !isAsked) facts.push({ text: t('fact.due', { date: formatDate(dueAt) }) });
  if (expiresAt) facts.push({ text: t('fact.expires', { date: formatDate(expiresAt) }), isMinor: true });
  return [...facts, ...engagementTexts(notice).map((text) => ({ text, isMinor: true }))];
}
