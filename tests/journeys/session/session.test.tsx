import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { delay, http, HttpResponse } from 'msw';
import { refreshAhead } from '@/lib/api/http';
import { storeSession } from '@/lib/session/session';
import { PEOPLE } from '../../../mock/data/people';
import { openSession } from '../../../mock/data/store';
import { cookiesOfSession, signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const SIGN_IN = 'Sign in with your company account';
const accountMenu = (name: string) => screen.findByRole('button', { name: `Account of ${name}` });

/** Returns the address that the browser reaches by following a link to the identity provider, which jsdom cannot do. */
async function followToProvider(link: HTMLElement): Promise<string> {
  const answer = await fetch(new URL(link.getAttribute('href') ?? '', window.location.origin), { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

test('a signed-out person who opens a page returns to it after signing in', async () => {
  await renderApp('/service?classification=it');
  const button = await screen.findByRole('link', { name: SIGN_IN });
  expect(address()).toBe(`/login?backUrl=${encodeURIComponent('/service?classification=it')}`);

  await renderApp(await followToProvider(button));
  expect(await screen.findByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
  expect(address()).toBe('/service?classification=it');
  expect(await accountMenu('Mei Lin')).toBeVisible();
});

test('a signed-in person is greeted by name on the home page', async () => {
  signedIn('editor');
  await renderApp('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Daniel Okafor$/ }),
  ).toBeVisible();
});

test('a person who loses a role while the page is open loses its menu entries with the next token refresh', async () => {
  signedIn('editor');
  const user = await renderApp('/service');
  await user.click(await accountMenu('Daniel Okafor'));
  expect(screen.getByRole('menuitem', { name: 'Studio' })).toBeVisible();
  answerWith(
    http.post('*/api/user/token/refresh', () =>
      HttpResponse.json(openSession(portal(), { ...PEOPLE.editor, roles: ['employee'] })),
    ),
  );
  await act(refreshAhead);
  expect(screen.queryByRole('menuitem', { name: 'Studio' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('the login page leads a signed-in person on to the requested page', async () => {
  signedIn();
  await renderApp('/login?backUrl=%2Fservice%3Fclassification%3Dit');
  expect(await screen.findByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
  expect(address()).toBe('/service?classification=it');
});

test('signing in in one tab leads all others from the login page to their page, in the account’s language', async () => {
  await renderApp('/login?backUrl=%2Fservice');
  await screen.findByRole('link', { name: SIGN_IN });
  const session = openSession(portal(), PEOPLE.employee);
  storeSession({ ...session, userInfo: { ...session.userInfo, locale: 'zh-CN' } });
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.postMessage('signed-in');
  expect(await screen.findByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
  otherTab.close();
  expect(address()).toBe('/service');
});

test('the login page does not lead back to itself after signing in', async () => {
  await renderApp('/login?backUrl=%2Flogin%2F%3FbackUrl%3D%252Fservice');
  expect(await screen.findByRole('link', { name: SIGN_IN })).toHaveAttribute('href', '/api/user/login/start?backUrl=%2F');
});

test.each([
  { chosen: null, lang: 'zh-CN' },
  { chosen: 'en-US', lang: 'en-US' },
])('with the choice $chosen on this device, the first page after signing in is in $lang', async ({ chosen, lang }) => {
  if (chosen) Cookies.set('locale', chosen);
  answerWith(
    http.post('*/api/user/login/ucToken', () => {
      const session = openSession(portal(), PEOPLE.employee);
      return HttpResponse.json({ ...session, userInfo: { ...session.userInfo, locale: 'zh-CN' } });
    }),
  );
  await renderApp('/login?ucToken=good&backUrl=%2Fservice');
  const title = { 'zh-CN': '办事大厅', 'en-US': 'Service hall' }[lang] ?? '';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.documentElement.lang).toBe(lang);
  expect(Cookies.get('locale') ?? null).toBe(chosen);
});

test('a used ticket shows an error on the login page, which offers another sign-in', async () => {
  expectConsole('error', /^This sign-in is no longer valid\. Start again\.$/);
  await renderApp('/login?ucToken=used&backUrl=%2Fservice');
  const failure = await screen.findByRole('alert');
  expect(within(failure).getByText('This sign-in is no longer valid. Start again.')).toBeVisible();
  expect(screen.getByRole('link', { name: SIGN_IN })).toHaveAttribute('href', '/api/user/login/start?backUrl=%2Fservice');
  expect(cookiesOfSession()).toEqual({});
});

test('a signed-in person with an invalid ticket learns that they are still signed in, and can continue', async () => {
  const { token } = signedIn();
  expectConsole('error', /^This sign-in is no longer valid\. Start again\.$/);
  const user = await renderApp('/login?ucToken=garbage&backUrl=%2Fservice');
  const failure = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'You are still signed in' })).toBeVisible();
  expect(within(failure).getByText('The sign-in that you began is no longer valid.')).toBeVisible();
  expect(within(failure).queryByText(/Sign-in failed|Start again/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/api/user/login/start?backUrl=%2Fservice');
  await user.click(screen.getByRole('link', { name: 'Continue as Mei Lin' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
  expect(Cookies.get('token')).toBe(token);
});

test('a signed-in person whose sign-in failed sees an error, and continues only by the link', async () => {
  signedIn();
  await renderApp('/login?error=unavailable&backUrl=%2Fservice');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are still signed in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue as Mei Lin' })).toHaveAttribute('href', '/service');
  expect(address()).toBe('/login?error=unavailable&backUrl=%2Fservice');
});

test('a person whose sign-in failed continues when they sign in in another tab', async () => {
  await renderApp('/login?error=unavailable&backUrl=%2Fservice');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/still signed in/)).not.toBeInTheDocument();
  signedIn();
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.postMessage('signed-in');
  expect(await screen.findByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
  otherTab.close();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a backUrl to another site, %s, is ignored',
  async (backUrl) => {
    await renderApp(`/login?backUrl=${encodeURIComponent(backUrl)}`);
    expect(await screen.findByRole('link', { name: SIGN_IN })).toHaveAttribute('href', '/api/user/login/start?backUrl=%2F');
  },
);

const API_DOCUMENT = '/login?backUrl=%2Fapi%2Fdocs';

test('signing in on the way to the API description leads there with a page load', async () => {
  expectConsole('error', /Not implemented: navigation/);
  await renderApp(API_DOCUMENT);
  const back = await followToProvider(await screen.findByRole('link', { name: SIGN_IN }));
  await renderApp(back);
  await waitFor(() => {
    expect(console.error).toHaveBeenCalled();
  });
  expect(address()).toMatch(/^\/login\?ucToken=.*&backUrl=%2Fapi%2Fdocs$/);
  expect(Cookies.get('token')).toBeDefined();
});

test('a signed-in person on the way to the API description is led there once the session is verified', async () => {
  expectConsole('error', /Not implemented: navigation/);
  signedIn();
  Cookies.remove('token');
  const calls = recordCalls();
  await renderApp(API_DOCUMENT);
  await waitFor(() => {
    expect(console.error).toHaveBeenCalled();
  });
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/user/token/refresh', 'GET /api/user/session/list']);
});

test('a person with an ended session on the way to the API description stays on the login page instead of a redirect loop', async () => {
  signedIn();
  portal().sessions.clear();
  expectConsole('error', /You have been signed out/);
  await renderApp(API_DOCUMENT);
  await waitFor(() => {
    expect(cookiesOfSession()).toEqual({});
  });
  expect(await screen.findByRole('link', { name: SIGN_IN })).toHaveAttribute(
    'href',
    '/api/user/login/start?backUrl=%2Fapi%2Fdocs',
  );
});

test('a person still signed in after a failed sign-in continues to the API description with a page load', async () => {
  signedIn();
  expectConsole('error', /Not implemented: navigation/);
  const user = await renderApp('/login?error=failed&backUrl=%2Fapi%2Fdocs');
  await user.click(await screen.findByRole('link', { name: 'Continue as Mei Lin' }));
  expect(console.error).toHaveBeenCalled();
  expect(address()).toBe('/login?error=failed&backUrl=%2Fapi%2Fdocs');
});

test('signing out ends the session at the server, clears the cookies and leads to the login page', async () => {
  signedIn();
  const calls = recordCalls();
  const user = await renderApp('/service');
  await user.click(await accountMenu('Mei Lin'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(address()).toBe('/login');
  expect(cookiesOfSession()).toEqual({});
  expect(calls.map(({ call }) => call)).toContain('POST /api/user/logout');
});

test('signing out in one tab leads all others to the login page, and signing in leads them back', async () => {
  signedIn();
  await renderApp('/service');
  await accountMenu('Mei Lin');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.postMessage('ended');
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  otherTab.close();
  await waitFor(() => {
    expect(address()).toBe('/login?backUrl=%2Fservice');
  });
});

async function signOut(): Promise<void> {
  const user = await renderApp('/service');
  await user.click(await accountMenu('Mei Lin'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

test('signing out clears the local session even if the server fails', async () => {
  signedIn();
  expectConsole('error', /^error request Out of order\.$/);
  answerWith(
    http.post('*/api/user/logout', () => HttpResponse.json({ code: 'internal', message: 'Out of order.' }, { status: 500 })),
  );
  await signOut();
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(cookiesOfSession()).toEqual({});
});

test('signing out waits only briefly for a slow server, and shows that it is in progress', async () => {
  signedIn();
  answerWith(http.post('*/api/user/logout', () => delay('infinite')));
  await signOut();
  expect(await screen.findByRole('menuitem', { name: 'Signing out …' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(cookiesOfSession()).toEqual({});
});

test('signing out clears the local session even if the chunk for calls fails to load', async () => {
  signedIn();
  expectConsole('error', /^error request Loading chunk 7 failed\.$/);
  const user = await renderApp('/tool');
  await user.click(await accountMenu('Mei Lin'));
  jest.doMock('@/lib/api/http', () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  });
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(cookiesOfSession()).toEqual({});
  jest.dontMock('@/lib/api/http');
});
