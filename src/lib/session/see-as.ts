import type { SeeAs } from 'contract/manage/see-as';

/** Name of a tab in which the portal is seen as somebody else, and key of its storage. Reading the name is quicker than the storage. */
export const SEE_AS_TAB = 'portico-see-as';

/** Returns whether this tab shows the portal as somebody else. */
export const isSeeAsTab = (): boolean => window.name === SEE_AS_TAB;

/** Returns as whom this tab shows the portal; null if as the signed-in person. */
export const shownAs = (): SeeAs | null =>
  isSeeAsTab() ? (JSON.parse(sessionStorage.getItem(SEE_AS_TAB) ?? 'null') as SeeAs | null) : null;

/** Forgets as whom this tab shows the portal. Pages that are loaded from now on are those of the signed-in person. */
export function forgetShownAs(): void {
  if (isSeeAsTab()) window.name = '';
}
