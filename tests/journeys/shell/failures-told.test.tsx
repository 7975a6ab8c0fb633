import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SAMPLE_ROUTES } from '../../../scripts/sample-routes';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { answerWith } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const failureNumber = /is out of order \(failure \d+\)\./;
const inToast = { selector: '.ant-message *' };

/** Makes every call fail with a different message. Returns the messages in the order of the calls. */
function failEverything(): string[] {
  const told: string[] = [];
  answerWith(
    http.all('*/api/*', ({ request }) => {
      const message = `${new URL(request.url).pathname} is out of order (failure ${told.length + 1}).`;
      told.push(message);
      return HttpResponse.json({ code: 'internal', message }, { status: 500 });
    }),
  );
  return told;
}

/** Calls whose failure has no place on the page: optional parts that are left out, and closed menus. */
const TOLD_BY_TOAST = [
  '/api/person/search',
  '/api/notice/inbox',
  '/api/servicehall/keyword/list',
  '/api/preview/list',
  '/api/manage/content/scope',
  '/api/manage/review/list',
  '/api/manage/release/list',
];
/** The pinned notices are an optional part of this page, loaded with this call. */
const PINNED = { page: '/notice', call: '/api/notice/list' };

const paths = SAMPLE_ROUTES.filter(({ by }) => by !== null).map(({ path }) => path);

test.each(paths)(
  'at %s each failed call is reported either in its place on the page or by a toast, never by both',
  async (path) => {
    signedIn('admin');
    expectConsole('error', /^error request /);
    const told = failEverything();
    await renderApp(path);
    const onPage = (message: string) =>
      within(screen.getByRole('main')).queryAllByText((text) => text.includes(message)).length > 0;
    // A toast disappears after three seconds, maybe before another call has failed.
    const toasts = new Set<string>();
    await screen.findAllByText(failureNumber);
    await waitFor(() => {
      for (const message of told) if (screen.queryByText(message, inToast)) toasts.add(message);
      expect(told.filter((message) => !onPage(message) && !toasts.has(message))).toEqual([]);
    });
    const extras = path === PINNED.page ? [...TOLD_BY_TOAST, PINNED.call] : TOLD_BY_TOAST;
    expect([...toasts].filter((message) => onPage(message))).toEqual([]);
    expect([...toasts].filter((message) => !extras.some((call) => message.startsWith(call)))).toEqual([]);
  },
);
