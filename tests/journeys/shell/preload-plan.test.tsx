import { waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { AREAS } from 'contract/core/areas';
import { itemPath } from 'contract/core/paths';
import { PLANNED_PATHS, plannedCalls } from '@/preload/plan';
import { callKey } from '@/lib/api/call-key';
import { createStore } from '../../../mock/portal/create-store';
import { signedIn } from '../../factories/session';
import { answerWith, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

/** Addresses that make other calls than the page's path alone. */
const WITH_QUERY = [
  '/service?query=leave',
  '/notice?classification=systems',
  '/notice/search?query=badge',
  '/welfare/search?query=run',
  '/personnel?query=bonus',
  '/information?section=travelling',
  '/search?query=leave',
  '/search?query=badge&area=notice',
];
const store = createStore();
const itemPages = AREAS.flatMap((area) => store.items[area].slice(0, 1).map(({ id }) => itemPath(area, id)));
/** Call that fills the bell when the browser is idle, on every page. */
const INBOX = callKey('POST /api/notice/inbox', {});
/** Time in which all parts of a page that wait for nothing have made their calls. */
const SETTLED_MS = 300;

test.each([...PLANNED_PATHS, ...itemPages, ...WITH_QUERY])(
  'the preload plan has every call that %s makes before its first response',
  async (at) => {
    signedIn();
    answerWith(http.all('*/api/*', () => delay('infinite')));
    const calls = recordCalls();
    await renderApp(at);
    const { pathname, search } = new URL(at, window.location.origin);
    const planned = plannedCalls(pathname, search).map(({ call, input }) => callKey(call, input));
    await waitFor(() => {
      expect(calls).not.toHaveLength(0);
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const made = await Promise.all(
      calls.map(async ({ call, request }) => {
        const { searchParams } = new URL(request.url);
        return callKey(call, request.method === 'GET' ? Object.fromEntries(searchParams) : await request.clone().json());
      }),
    );
    expect(made.filter((key) => key !== INBOX && !planned.includes(key))).toEqual([]);
  },
);
