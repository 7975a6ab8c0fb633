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

const observers: MutationObserver[] = [];
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
});

/** Records the messages in toasts as they appear, as each disappears after three seconds. */
function recordToasts(): Set<string> {
  const toasts = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByText(failureNumber, inToast)) toasts.add(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  observers.push(observer);
  return toasts;
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
  '/api/manage/question/sunk',
];
/**
 * Optional parts of single pages, with the calls that load them: pinned notices, summaries of documents, marks of drafts, and the number
 * of popular searches of the place that is not shown.
 */
const OPTIONAL_PARTS: Readonly<Record<string, string>> = {
  '/notice': '/api/notice/list',
  '/information?section=about-northgate': '/api/information/list',
  '/manage': '/api/manage/content/list',
  '/manage/search?tab=words': '/api/manage/search/keyword/list',
};

const paths = SAMPLE_ROUTES.filter(({ by }) => by !== null).map(({ path }) => path);

test.each(paths)(
  'at %s each failed call is reported either in its place on the page or by a toast, never by both',
  async (path) => {
    signedIn('admin');
    expectConsole('error', /^error request /);
    const told = failEverything();
    const toasts = recordToasts();
    await renderApp(path);
    const onPage = (message: string) =>
      within(screen.getByRole('main')).queryAllByText((text) => text.includes(message)).length > 0;
    await screen.findAllByText(failureNumber);
    await waitFor(() => {
      expect(told.filter((message) => !onPage(message) && !toasts.has(message))).toEqual([]);
    });
    const optional = OPTIONAL_PARTS[path];
    const extras = optional ? [...TOLD_BY_TOAST, optional] : TOLD_BY_TOAST;
    expect([...toasts].filter((message) => onPage(message))).toEqual([]);
    expect([...toasts].filter((message) => !extras.some((call) => message.startsWith(call)))).toEqual([]);
  },
);
