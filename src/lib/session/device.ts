import { DEVICE_COOKIE, deviceText } from 'contract/core/page-rendering';
import { cookie } from '../browser/first-paint';
import { whenIdle } from '../browser/idle';
import { zoneName } from '../i18n/zone-name';
import { isSeeAsTab } from './see-as';

/** Prefix of the keys of the views of lists that are chosen on this device, and the view without a choice, which the server renders. */
export const VIEW_PREFIX = 'portico.view.';
export const FIRST_VIEW = 'rows';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the server by a cookie what the layout and the dates of a page depend on, so that it can send the next page with its content.
 * Tells nothing if another view of a list is chosen on this device. `canKeepPages` returns whether pages can be kept here.
 */
export function rememberDevice(canKeepPages: () => boolean): void {
  const keep = () => {
    // Such a tab keeps no pages, while the other tabs of this browser may.
    if (isSeeAsTab()) return;
    const age = hasOtherView() ? 0 : YEAR_SECONDS;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    const device = deviceText({ timeZone: zoneName(), width: window.innerWidth, keepsPages: canKeepPages() });
    // Chrome keeps no page for going back after a cookie has changed.
    if (age > 0 && cookie(DEVICE_COOKIE) === device) return;
    document.cookie = `${DEVICE_COOKIE}=${device}; path=/; max-age=${age}; samesite=lax${secure}`;
  };
  whenIdle(keep);
  window.addEventListener('pagehide', keep);
}

function hasOtherView(): boolean {
  try {
    return Object.entries(window.localStorage).some(([key, view]) => key.startsWith(VIEW_PREFIX) && view !== FIRST_VIEW);
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}
