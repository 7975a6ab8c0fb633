import { createHistory } from 'umi';
import { createPluginManager } from '@@/core/plugin';
import { beginWithPerson } from '@/lib/session/session-person';

/** The browser at an address of the portal, without a page: for what the library does by itself. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address);
  createPluginManager();
  createHistory({ type: 'browser' });
  beginWithPerson();
}

export const address = (): string => window.location.pathname + window.location.search;
