import { screen, waitFor, within } from '@testing-library/react';
import { ANSWERS_ID, RENDERED_ATTRIBUTE, type FirstAnswers } from 'contract/core/page-rendering';
import { plannedCalls, type PlannedCall } from '@/preload/plan';
import { addressOf } from '@/lib/api/call-address';
import { callKey } from '@/lib/api/call-key';
import { itemOf } from '../../factories/items';
import { readUserInfo } from '@/lib/session/session';
import { signedIn } from '../../factories/session';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

let root: HTMLElement | null = null;

afterEach(() => {
  delete window.__portico;
  document.documentElement.removeAttribute(RENDERED_ATTRIBUTE);
  root?.remove();
});

test.each([
  { at: '/', shows: /Annual leave/ },
  { at: '/service', shows: /Annual leave/ },
  { at: '/service?query=leave&sort=newest', shows: /leave/i },
  { at: '/service?classification=it&page=1&handling=online', shows: /New laptop/ },
  { at: '/notice', shows: /Renew your badge/ },
  { at: '/notice/search?query=badge&unread=1', shows: /badge/ },
  { at: '/personnel', shows: /The yearly review/ },
  { at: '/personnel?query=bonus&kind=policy', shows: /Bonus rules/ },
  { at: '/tool?query=board&order=name', shows: /Task board/ },
  { at: '/search', shows: /laptop/ },
  { at: '/search?query=leave&page=3', shows: /Annual leave/ },
  { at: '/search?query=badge&area=notice&sort=newest', shows: /badge/ },
])('the list at $at uses the responses preloaded for it', async ({ at, shows }) => {
  const { token } = signedIn();
  const { pathname, search } = new URL(at, window.location.origin);
  const planned = plannedCalls(pathname, search);
  expect(planned).not.toHaveLength(0);
  window.__portico = {
    early: planned.map(({ call, input }) => {
      const { method, path, body } = addressOf(call, input);
      const headers = { authorization: token, 'content-type': 'application/json' };
      return {
        key: callKey(call, input),
        token,
        answer: fetch(new URL(path, window.location.origin), { method, headers, body: JSON.stringify(body) }),
        settled: Promise.resolve(),
      };
    }),
  };
  await Promise.all(window.__portico.early.map(({ answer }) => answer));
  const calls = recordCalls();
  await renderApp(at);
  expect((await screen.findAllByRole('link', { name: shows }))[0]).toBeVisible();
  expect(window.__portico.early).toEqual([]);
  const bodies = await Promise.all(calls.map(async ({ call, request }) => callKey(call, await request.json().catch(() => null))));
  for (const { call, input } of planned) expect(bodies).not.toContain(callKey(call, input));
});

test('an urgent notice that comes with the home page is shown at the first paint', async () => {
  const { token } = signedIn();
  // A notice to confirm is among the tasks of the home page instead.
  itemOf('notice', 'badge-renewal').mustRead = false;
  const headers = { authorization: token, 'content-type': 'application/json' };
  const answer = await fetch('http://localhost/api/home', { method: 'POST', headers, body: '{}' });
  const data: unknown = await answer.clone().json();
  const key = callKey('POST /api/home', {});
  window.__portico = { early: [{ key, token, answer: Promise.resolve(answer), settled: Promise.resolve(), data }] };
  await renderApp('/');
  const urgent = await screen.findByRole('complementary', { name: 'Urgent notice' });
  // An alert that appears later is announced; one that is present from the start is read in document order.
  expect(within(urgent).queryByRole('alert')).not.toBeInTheDocument();
});

/** Returns the answers of the calls that the server makes for a rendered page at this path: the page's own and the inbox. */
async function answersOfPage(pathname: string, token: string): Promise<FirstAnswers> {
  const calls: PlannedCall[] = [...plannedCalls(pathname, ''), { call: 'POST /api/notice/inbox', input: {} }];
  const headers = { authorization: token, 'content-type': 'application/json' };
  const answers = calls.map(async ({ call, input }) => {
    const { method, path, body } = addressOf(call, input);
    const answer = await fetch(new URL(path, window.location.origin), { method, headers, body: JSON.stringify(body) });
    return [callKey(call, input), (await answer.json()) as unknown];
  });
  return Object.fromEntries(await Promise.all(answers)) as FirstAnswers;
}

/** Puts a page with these answers into the document, as the server sends it, and the token, as the head script notes it. */
function openRenderedPage(answers: FirstAnswers, token: string): void {
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const script = root.appendChild(document.createElement('script'));
  script.type = 'application/json';
  script.id = ANSWERS_ID;
  script.text = JSON.stringify({ person: readUserInfo(), answers });
  document.documentElement.setAttribute(RENDERED_ATTRIBUTE, '');
  window.__portico = { early: [], token };
}

test('a page that the server rendered is shown with the answers that came with it', async () => {
  const { token } = signedIn();
  const answers = await answersOfPage('/service', token);
  openRenderedPage(answers, token);
  const calls = recordCalls();
  await renderApp('/service');
  expect((await screen.findAllByRole('link', { name: /Annual leave/ }))[0]).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notices: 6 unread, 2 to confirm' })).toBeVisible();
  // The inbox is taken when the browser is idle.
  await waitFor(() => {
    expect(window.__portico?.early).toEqual([]);
  });
  const made = await Promise.all(calls.map(async ({ call, request }) => callKey(call, await request.json().catch(() => null))));
  for (const key of Object.keys(answers)) expect(made).not.toContain(key);
});

test('an urgent notice that comes with a page from the server is part of its first layout', async () => {
  const { token } = signedIn();
  openRenderedPage(await answersOfPage('/service', token), token);
  const shown: (string | undefined)[] = [];
  // An alert that comes later is not placed, and stays so.
  const observer = new MutationObserver(() => {
    const alert = screen.queryByLabelText('Urgent notice');
    if (alert) shown.push(alert.dataset.placed);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await renderApp('/service');
  const urgent = await screen.findByRole('complementary', { name: 'Urgent notice' });
  expect(within(urgent).getByRole('link', { name: 'Renew your badge' })).toBeVisible();
  expect(within(urgent).queryByRole('alert')).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Notices: 6 unread, 2 to confirm' });
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['true']));
});

test('the bell has the counts that come with a page from the server at once', async () => {
  const { token } = signedIn();
  openRenderedPage(await answersOfPage('/service', token), token);
  const names = new Set<string | null>();
  const observer = new MutationObserver(() => {
    const bell = screen.queryByRole('button', { name: /^Notices/ });
    if (bell) names.add(bell.getAttribute('aria-label'));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await renderApp('/service');
  await screen.findByRole('button', { name: 'Notices: 6 unread, 2 to confirm' });
  observer.disconnect();
  expect(names).toEqual(new Set(['Notices: 6 unread, 2 to confirm']));
});

test('the counts that came with the page do not come back once the bell has newer ones', async () => {
  const { token } = signedIn();
  openRenderedPage(await answersOfPage('/service', token), token);
  const user = await renderApp('/service');
  await user.click(await screen.findByRole('button', { name: 'Notices: 6 unread, 2 to confirm' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: 'Notices: 0 unread, 2 to confirm' });
  const names = new Set<string | null>();
  const observer = new MutationObserver(() => {
    names.add(screen.queryByRole('button', { name: /^(Notices|通知公告)/ })?.getAttribute('aria-label') ?? null);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }));
  await screen.findByRole('button', { name: /^通知公告：0 条未读/ });
  observer.disconnect();
  expect([...names].filter((name) => name?.includes('6'))).toEqual([]);
});

test('an alert stored on this device is not shown if the page from the server says that there is none', async () => {
  const { token, userInfo } = signedIn();
  const notice = itemOf('notice', 'badge-renewal');
  notice.priority = 'normal';
  const stored = {
    person: userInfo.id,
    id: notice.id,
    title: 'Renew your badge',
    locale: 'en-US',
    mustRead: false,
    acknowledged: false,
  };
  localStorage.setItem('portico.alert', JSON.stringify(stored));
  openRenderedPage(await answersOfPage('/service', token), token);
  const seen = jest.fn();
  const observer = new MutationObserver(() => {
    if (screen.queryByLabelText('Urgent notice')) seen();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await renderApp('/service');
  await screen.findByRole('button', { name: /^Notices: 6 unread/ });
  // The inbox is taken when the browser is idle.
  await waitFor(() => {
    expect(localStorage.getItem('portico.alert')).toBeNull();
  });
  observer.disconnect();
  expect(seen).not.toHaveBeenCalled();
});

test('a service’s page uses the response preloaded for it', async () => {
  const { token } = signedIn();
  const [planned] = plannedCalls('/service/annual-leave', '');
  expect(planned).toEqual({ call: 'GET /api/servicehall/form/info', input: { id: 'annual-leave' } });
  const answer = fetch('http://localhost/api/servicehall/form/info?id=annual-leave', { headers: { authorization: token } });
  const key = callKey('GET /api/servicehall/form/info', { id: 'annual-leave' });
  window.__portico = { early: [{ key, token, answer, settled: Promise.resolve() }] };
  await answer;
  const calls = recordCalls();
  await renderApp('/service/annual-leave');
  expect(await screen.findByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/servicehall/form/info');
});

test('a guide’s address preloads the tools and the guide, and the favourites page its favourites', () => {
  const tools = { call: 'POST /api/tool/launcher', input: {} };
  expect(plannedCalls('/tool', '?tool=mail')).toEqual([tools, { call: 'GET /api/tool/info', input: { id: 'mail' } }]);
  expect(plannedCalls('/tool', '?tool=No%20Id')).toEqual([tools]);
  expect(plannedCalls('/account/favourites', '')).toEqual([{ call: 'POST /api/favourite/list', input: {} }]);
});

test.each(['/login', '/notice/preview/quiet-floors', '/service/preview/home-office-kit', '/service/Not-An-Id', '/service/a/b'])(
  'nothing is preloaded for %s',
  (pathname) => {
    expect(plannedCalls(pathname, '')).toEqual([]);
  },
);
