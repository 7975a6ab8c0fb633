import type { ManagedItem } from 'contract/manage/content';
import { compareTimes, daysTo } from '@/lib/i18n/format';
import { keyOf } from '../care/item-key';
import { DUE_LISTS, type DueList, type DueLists } from './work-lists';

/** Item that needs attention, and the lists that it is in. */
export interface DueItem {
  item: ManagedItem;
  lists: DueList[];
}

/**
 * Returns the items of the given lists, each once and sorted by due date: returned ones first, those without a date last. Leaves out
 * checks of `ownDrafts`, because their cards already show the check-by day.
 */
export function dueItems(lists: DueLists, ownDrafts: ReadonlySet<string>): DueItem[] {
  const found = new Map<string, DueItem>();
  for (const list of DUE_LISTS)
    for (const item of lists[list].data?.items ?? []) {
      const key = keyOf(item);
      if (list === 'stale' && ownDrafts.has(key)) continue;
      const known = found.get(key);
      if (known) known.lists.push(list);
      else found.set(key, { item, lists: [list] });
    }
  return [...found.values()].sort((a, b) => compareTimes(dayOf(a), dayOf(b)));
}

// Sort keys before and after all dates.
const AT_ONCE = '0000';
const WITHOUT_DAY = '9999';

/** Returns the earliest due date of an item as a string that sorts chronologically. */
function dayOf({ item: { checkBy, expiresAt }, lists }: DueItem): string {
  const days: Record<DueList, string | null> = { returned: AT_ONCE, stale: checkBy, expiring: expiresAt };
  return lists.map((list) => days[list] ?? WITHOUT_DAY).sort()[0] ?? WITHOUT_DAY;
}

/** Number of days until the due date from which an item is in the group `later`. */
const LATER_DAYS = 8;

interface DueGroup {
  /**
   * `now` for items that were returned, are overdue or due today; `soon` for the next seven days; `ending` for items that only
   * expire, which nobody has to do anything about.
   */
  name: 'now' | 'soon' | 'later' | 'ending';
  items: DueItem[];
}

/** Groups sorted items by what they need and by their due date, without empty groups. */
export function dueGroups(items: readonly DueItem[]): DueGroup[] {
  const groupOf = (item: DueItem): DueGroup['name'] => {
    if (item.lists.every((list) => list === 'expiring')) return 'ending';
    const day = dayOf(item);
    if (day === AT_ONCE) return 'now';
    if (day === WITHOUT_DAY) return 'later';
    const days = daysTo(day);
    return days <= 0 ? 'now' : days < LATER_DAYS ? 'soon' : 'later';
  };
  return (['now', 'soon', 'later', 'ending'] as const)
    .map((name) => ({ name, items: items.filter((item) => groupOf(item) === name) }))
    .filter((group) => group.items.length > 0);
}
