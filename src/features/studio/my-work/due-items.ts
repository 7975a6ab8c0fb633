import type { ManagedItem } from 'contract/manage/content';
import { daysTo } from '@/lib/i18n/format';
import { keyOf } from '../care/item-key';
import { DUE_LISTS, type DueList, type DueLists } from './work-lists';

/** Item that somebody has to do something about, and the lists that it is in. */
export interface DueItem {
  item: ManagedItem;
  lists: DueList[];
}

/**
 * Returns the items of these lists, each once: returned ones first, then the one that is due first; those without a day last. The
 * cards of the person's own drafts say themselves when their pages are to be checked.
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
  return [...found.values()].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

// Before and after all days.
const AT_ONCE = '0000';
const WITHOUT_DAY = '9999';

/** Returns the earliest day of what is due, in a form that sorts. */
function dayOf({ item: { checkBy, expiresAt }, lists }: DueItem): string {
  const days: Record<DueList, string | null> = { returned: AT_ONCE, stale: checkBy, expiring: expiresAt };
  return lists.map((list) => days[list] ?? WITHOUT_DAY).sort()[0] ?? WITHOUT_DAY;
}

/** Number of days from which an item is due later. */
const LATER_DAYS = 8;

interface DueGroup {
  /** `now` for what was returned, is late or due today, `soon` for the next seven days. */
  name: 'now' | 'soon' | 'later';
  items: DueItem[];
}

/** Returns sorted items by how soon they are due, without groups that have none. */
export function dueGroups(items: readonly DueItem[]): DueGroup[] {
  const groupOf = (item: DueItem): DueGroup['name'] => {
    const day = dayOf(item);
    if (day === AT_ONCE) return 'now';
    if (day === WITHOUT_DAY) return 'later';
    const days = daysTo(day);
    return days <= 0 ? 'now' : days < LATER_DAYS ? 'soon' : 'later';
  };
  return (['now', 'soon', 'later'] as const)
    .map((name) => ({ name, items: items.filter((item) => groupOf(item) === name) }))
    .filter((group) => group.items.length > 0);
}
