import type { ManagedItem } from 'contract/manage/content';
import { daysTo, formatAge, formatDaysTo, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DueItem } from './due-items';

/** Number of days before the expiry of an item from which it is marked as urgent. */
const SOON_DAYS = 3;

export interface Reason {
  text: string;
  urgency: 'none' | 'soon' | 'late';
}

/** Returns a function that describes a check-by day: the number of days that it is overdue, or until it is due. */
export function useCheckReason(): (checkBy: string) => Reason {
  const { t } = useTranslation('contentCare');
  return (checkBy) => {
    const lateDays = -daysTo(checkBy);
    return lateDays > 0
      ? { text: t('again.late', { count: lateDays, formatted: formatNumber(lateDays) }), urgency: 'late' }
      : { text: t('again.due', { time: formatDaysTo(checkBy) }), urgency: 'none' };
  };
}

/** Returns the reasons why an item needs attention, and then who is responsible for it. */
export function useReasons({ item, lists }: DueItem): Reason[] {
  const { t } = useTranslation(['contentCare', 'myWork']);
  const checkReason = useCheckReason();
  const { checkBy, expiresAt, owner, draft, returnedAt, updatedAt } = item;
  const returned: Reason = { text: t('myWork:due.returned', { age: formatAge(returnedAt ?? updatedAt) }), urgency: 'soon' };
  const expiry: Reason | false = expiresAt !== null && {
    text: t('myWork:due.expires', { time: formatDaysTo(expiresAt) }),
    urgency: daysTo(expiresAt) <= SOON_DAYS ? 'soon' : 'none',
  };
  const ownerReason = (of: ManagedItem['owner']): Reason => {
    if (of === null) return { text: t('owner.none'), urgency: 'none' };
    return of.name === null ? { text: t('again.left', { id: of.id }), urgency: 'soon' } : { text: of.name, urgency: 'none' };
  };
  const author = draft?.savedBy?.name;
  const reasons: (Reason | false)[] = [
    lists.includes('returned') && returned,
    lists.includes('stale') && checkBy !== null && checkReason(checkBy),
    lists.includes('expiring') && expiry,
    lists.includes('returned') && author !== undefined ? { text: author, urgency: 'none' } : ownerReason(owner),
  ];
  return reasons.filter((reason) => reason !== false);
}
