import Cookies from 'js-cookie';
import { delay, http, HttpResponse } from 'msw';
import { history } from 'umi';
import { request, requestPlain } from '@/lib/api/http';
import { onToast } from '@/lib/browser/toasts';
import { inSeconds, signedIn } from '../../factories/session';
import { address, visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith } from '../../setup/portal';

function refuse(): void {
  const answer = () => HttpResponse.json({ code: 'session.revoked', message: 'Signed out elsewhere.' }, { status: 401 });
  answerWith(http.post('*/api/servicehall/*', answer));
}

test('a 401 removes all session values, logs the server’s message and leads to the login page with the way back', async () => {
  signedIn();
  visit('/service?classification=it&page=2');
  refuse();
  expectConsole('error', /^Signed out elsewhere\.$/);
  expectConsole('error', /^error request /);
  const toast = jest.fn();
  const stop = onToast(toast);
  expect(await request('POST /api/servicehall/keyword/list', {})).toBeUndefined();
  stop();
  expect(Cookies.get()).toEqual({});
  expect(address()).toBe(`/login?backUrl=${encodeURIComponent('/service?classification=it&page=2')}`);
  expect(console.error).toHaveBeenCalledWith('Signed out elsewhere.');
  expect(toast).not.toHaveBeenCalled();
});

test('many 401s at once lead to one navigation', async () => {
  signedIn();
  visit('/service/annual-leave');
  refuse();
  expectConsole('error', /^Signed out elsewhere\.$/);
  expectConsole('error', /^error request /);
  const moves: string[] = [];
  const stop = history.listen(({ location }) => moves.push(location.pathname + location.search));
  await Promise.all([
    request('POST /api/servicehall/keyword/list', {}),
    request('POST /api/servicehall/classification/list', {}),
    request('POST /api/servicehall/form/list', {}),
  ]);
  stop();
  expect(moves).toEqual(['/login?backUrl=%2Fservice%2Fannual-leave']);
});

test('a 401 on the login page clears the session without a navigation', async () => {
  signedIn();
  visit('/login?backUrl=%2Fservice');
  refuse();
  expectConsole('error', /^Signed out elsewhere\.$/);
  expectConsole('error', /^error request /);
  const moved = jest.fn();
  const stop = history.listen(moved);
  await request('POST /api/servicehall/keyword/list', {});
  stop();
  expect(Cookies.get()).toEqual({});
  expect(moved).not.toHaveBeenCalled();
  expect(address()).toBe('/login?backUrl=%2Fservice');
});

test('a late refusal of a token that has been replaced keeps the new session', async () => {
  signedIn();
  visit('/service');
  answerWith(
    http.post('*/api/servicehall/keyword/list', async () => {
      await delay(20);
      return HttpResponse.json({ code: 'session.expired', message: 'Too late.' }, { status: 401 });
    }),
  );
  expectConsole('error', /^Too late\.$/);
  expectConsole('error', /^error request /);
  const asked = request('POST /api/servicehall/keyword/list', {});
  await delay(5);
  const { token } = signedIn('editor');
  await asked;
  expect(Cookies.get('token')).toBe(token);
  expect(address()).toBe('/service');
});

test.each([
  ['by the server', { code: 'login.invalid', message: 'No good.' }, /^No good\.$/],
  ['by a proxy', '<html>', /^The portal could not answer this\. Try again in a moment\.$/],
])('a ticket that is refused %s ends no session in any tab', async (_, body, message) => {
  const { token } = signedIn();
  visit('/login?ucToken=garbage');
  answerWith(http.post('*/api/user/login/ucToken', () => HttpResponse.json(body, { status: 401 })));
  expectConsole('error', message);
  const told: unknown[] = [];
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.onmessage = ({ data }) => told.push(data);
  await expect(requestPlain('POST /api/user/login/ucToken', { ucToken: 'garbage' })).rejects.toMatchObject({
    failure: { status: 401 },
  });
  await delay(20);
  otherTab.close();
  expect(Cookies.get('token')).toBe(token);
  expect(Cookies.get('userInfo')).toBeDefined();
  expect(told).toEqual([]);
});

test('a late refusal of an expired token leaves the session to its refresh token', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(60) });
  visit('/service');
  answerWith(
    http.post(
      '*/api/servicehall/keyword/list',
      () => {
        Cookies.set('token_deadtime', '1');
        return HttpResponse.json({ code: 'session.expired', message: 'Too late.' }, { status: 401 });
      },
      { once: true },
    ),
  );
  expectConsole('error', /^Too late\.$/);
  expectConsole('error', /^error request /);
  await request('POST /api/servicehall/keyword/list', {});
  expect(address()).toBe('/service');
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
});

test.each([
  {
    at: '/service/annual-leave#service-steps',
    login: `/login?backUrl=${encodeURIComponent('/service/annual-leave#service-steps')}`,
  },
  { at: '/', login: '/login' },
])('the login page leads back to $at', async ({ at, login }) => {
  signedIn();
  visit(at);
  refuse();
  expectConsole('error', /^Signed out elsewhere\.$/);
  expectConsole('error', /^error request /);
  await request('POST /api/servicehall/keyword/list', {});
  expect(address()).toBe(login);
});
