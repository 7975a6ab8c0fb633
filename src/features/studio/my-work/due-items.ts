import type { ManagedItem } from 'contract/manage/content';
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
