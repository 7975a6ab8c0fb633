import Cookies from 'js-cookie';
import { delay, http, HttpResponse } from 'msw';
import { request } from '@/lib/api/http';
import { onToast } from '@/lib/browser/toasts';
import { inSeconds, signedIn } from '../../factories/session';
import { address, visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { shareLocks } from '../../setup/locks';
import { answerWith, recordCalls } from '../../setup/portal';

const REFRESH = '*/api/user/token/refresh';
const named = <T extends { call: string }>(calls: T[], path: string) => calls.filter(({ call }) => call.endsWith(path));
const threeCalls = () => [
  request('POST /api/servicehall/keyword/list', {}),
  request('POST /api/servicehall/classification/list', {}),
  request('GET /api/servicehall/form/info', { id: 'annual-leave' }),
];

beforeEach(() => {
  visit('/service');
});

test('calls with an expired token wait for one refresh and send the new token', async () => {
  const { token: expired } = signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  const calls = recordCalls();
  const answers = await Promise.all(threeCalls());
  expect(answers.every((answer) => answer !== undefined)).toBe(true);
  expect(named(calls, '/token/refresh')).toHaveLength(1);
  const carried = calls
    .filter(({ call }) => !call.endsWith('/token/refresh'))
    .map(({ request }) => request.headers.get('authorization'));
  expect(new Set(carried)).toEqual(new Set([Cookies.get('token')]));
  expect(carried).not.toContain(expired);
});

test('the refresh call sends the refresh token and no Authorization header', async () => {
  const { refreshToken } = signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  const calls = recordCalls();
  await request('POST /api/servicehall/keyword/list', {});
  const renewal = named(calls, '/token/refresh')[0]?.request;
  expect(renewal?.headers.has('authorization')).toBe(false);
  expect(await renewal?.json()).toEqual({ refreshToken });
});

test('a valid token is used without a refresh', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(5) });
  const calls = recordCalls();
  await request('POST /api/servicehall/keyword/list', {});
  expect(named(calls, '/token/refresh')).toHaveLength(0);
});

test('two tabs that need a new token at the same time refresh it once', async () => {
  const stopSharing = shareLocks();
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  const calls = recordCalls();
  let otherTab: typeof request | undefined;
  await jest.isolateModulesAsync(async () => {
    // Each tab has its own history and axios instance.
    (await import('../../setup/address')).visit('/service');
    otherTab = (await import('@/lib/api/http')).request;
  });
  const answers = await Promise.all([...threeCalls(), otherTab?.('POST /api/servicehall/keyword/list', {})]);
  stopSharing();
  expect(otherTab).not.toBe(request);
  expect(answers.every((answer) => answer !== undefined)).toBe(true);
  expect(named(calls, '/token/refresh')).toHaveLength(1);
});

test('a refused refresh signs the person out once, and no waiting call is sent', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1), refreshToken: 'used-twice' });
  expectConsole('error', /^Your session has expired\. Sign in again\.$/);
  expectConsole('error', /^error request /);
  const calls = recordCalls();
  expect(await Promise.all(threeCalls())).toEqual([undefined, undefined, undefined]);
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/user/token/refresh']);
  expect(Cookies.get()).toEqual({});
  expect(address()).toBe('/login?backUrl=%2Fservice');
});

test('a refresh that fails for another reason fails the call and keeps the session for the next try', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(
    http.post(REFRESH, () => HttpResponse.json({ code: 'rate.limited', message: 'Too often.' }, { status: 429 }), { once: true }),
  );
  expectConsole('error', /^error request Too often\.$/);
  expect(await request('POST /api/servicehall/keyword/list', {})).toBeUndefined();
  expect(Cookies.get('refreshToken')).toBeDefined();
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
});

test.each([
  ['whose answer was lost', () => HttpResponse.error()],
  [
    'that the server may have made, though it failed,',
    () => HttpResponse.json({ code: 'internal', message: 'Broken.' }, { status: 500 }),
  ],
])('a refresh %s is retried at once, without a message', async (_, answer) => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(http.post(REFRESH, answer, { once: true }));
  const toast = jest.fn();
  const stop = onToast(toast);
  toast.mockClear();
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
  stop();
  expect(toast).not.toHaveBeenCalled();
});

test('a refresh that fails twice at the server is not tried a third time, and the session is kept', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(http.post(REFRESH, () => HttpResponse.json({ code: 'unavailable', message: 'Restarting.' }, { status: 503 })));
  expectConsole('error', /^error request Restarting\.$/);
  const calls = recordCalls();
  expect(await request('POST /api/servicehall/keyword/list', {})).toBeUndefined();
  expect(named(calls, '/token/refresh')).toHaveLength(2);
  expect(Cookies.get('refreshToken')).toBeDefined();
});

test('a 401 from another server to a refresh fails the call with a toast and keeps the session', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(http.post(REFRESH, () => new HttpResponse('<h1>Authorization required</h1>', { status: 401 }), { once: true }));
  expectConsole('error', /^The portal could not answer this\. Try again in a moment\.$/);
  expectConsole('error', /^error request /);
  const toast = jest.fn();
  const stop = onToast(toast);
  toast.mockClear();
  expect(await request('POST /api/servicehall/keyword/list', {})).toBeUndefined();
  stop();
  expect(toast).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/service');
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
});

test('an unreachable portal is reported once, and the session is kept', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(http.post(REFRESH, () => HttpResponse.error()));
  expectConsole('error', /^error request /);
  const toast = jest.fn();
  const stop = onToast(toast);
  toast.mockClear();
  expect(await request('POST /api/servicehall/keyword/list', {})).toBeUndefined();
  stop();
  expect(toast).toHaveBeenCalledTimes(1);
  expect(Cookies.get('refreshToken')).toBeDefined();
});

test('a late refusal of a refresh token that has been replaced keeps the new session', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(1) });
  answerWith(
    http.post(REFRESH, async () => {
      await delay(20);
      return HttpResponse.json({ code: 'session.revoked', message: 'Too late.' }, { status: 401 });
    }),
  );
  expectConsole('error', /^Too late\.$/);
  expectConsole('error', /^error request /);
  const asked = request('POST /api/servicehall/keyword/list', {});
  await delay(5);
  const { token } = signedIn();
  await asked;
  expect(Cookies.get('token')).toBe(token);
  expect(address()).toBe('/service');
});
