import { createHistory } from 'umi';
import { createPluginManager } from '@@/core/plugin';
import { beginWithPerson } from '@/lib/session/session-person';

/** Navigates to an address without rendering a page, for tests of the library alone. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address);
  createPluginManager();
  createHistory({ type: 'browser' });
  beginWithPerson();
}

export const address = (): string => window.location.pathname + window.location.search;
