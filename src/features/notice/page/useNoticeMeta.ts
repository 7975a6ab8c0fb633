import type { Notice } from 'contract/notice';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useEngagementTexts } from '@/entities/item/list/useEngagementTexts';

/**
 * Returns the facts below a notice's title. The date of an update on the day of publication is left out, and so is the date to
 * confirm by if `isAsked`, because the panel that asks for the confirmation shows it.
 */
export function useNoticeMeta(notice: Notice, isAsked: boolean): string[] {
  const { t } = useTranslation(['notice', 'item']);
  const engagementTexts = useEngagementTexts();
  const { publishedAt, updatedAt, expiresAt, mustRead, acknowledged, dueAt } = notice;
  const published = publishedAt && formatDate(publishedAt);
  const updated = formatDate(updatedAt);
  const facts: string[] = [];
  if (published) facts.push(t('fact.published', { date: published }));
  if (updated !== published) facts.push(t('item:updated', { date: updated }));
  if (mustRead && dueAt && !acknowledged && !isAsked) facts.push(t('fact.due', { date: formatDate(dueAt) }));
  if (expiresAt) facts.push(t('fact.expires', { date: formatDate(expiresAt) }));
  return [...facts, ...engagementTexts(notice)];
}
