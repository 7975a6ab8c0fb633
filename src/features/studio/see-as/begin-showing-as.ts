import type { SeeAs } from 'contract/manage/see-as';
import { homePath } from '@/lib/paths';
import { SEE_AS_TAB } from '@/lib/session/see-as';

/** Shows the portal as somebody else in this tab, beginning with the home page. */
export function beginShowingAs(seeAs: SeeAs): void {
  sessionStorage.setItem(SEE_AS_TAB, JSON.stringify(seeAs));
  window.name = SEE_AS_TAB;
  window.location.assign(homePath);
}
