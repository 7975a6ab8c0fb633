import type { SeeAs } from 'contract/manage/see-as';
import { homePath } from '../paths';

/** Name of a tab in which the portal is seen as somebody else. Reading it is quicker than the storage, which other tabs never need. */
const TAB_NAME = 'portico-see-as';

/** Returns whether this tab may show the portal as somebody else. */
export const isSeeAsTab = (): boolean => window.name === TAB_NAME;

let seen: { text: string | null; seeAs: SeeAs | null } | null = null;

/** Returns as whom this tab shows the portal; null if as the signed-in person. Returns the same object at each call. */
export function shownAs(): SeeAs | null {
  if (!isSeeAsTab()) return null;
  const text = sessionStorage.getItem(TAB_NAME);
  if (seen?.text !== text) seen = { text, seeAs: text === null ? null : (JSON.parse(text) as SeeAs) };
  return seen.seeAs;
}

/** Shows the portal as somebody else in this tab, beginning with the home page. */
export function beginShowingAs(seeAs: SeeAs): void {
  sessionStorage.setItem(TAB_NAME, JSON.stringify(seeAs));
  window.name = TAB_NAME;
  window.location.assign(homePath);
}

/** Forgets as whom this tab shows the portal. Pages that are loaded from now on are those of the signed-in person. */
export function forgetShownAs(): void {
  if (!isSeeAsTab()) return;
  window.name = '';
  sessionStorage.removeItem(TAB_NAME);
}
