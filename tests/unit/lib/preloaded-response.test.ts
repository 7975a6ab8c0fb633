import { callKey } from '@/lib/api/call-key';
import { waitForPreload } from '@/lib/api/preloaded-response';
import { request as requestByAxios } from '@/lib/api/http';
import { request } from '@/lib/api/request';
import { readToken } from '@/lib/session/session';
import { onToast } from '@/lib/browser/toasts';
import { signedIn } from '../../factories/session';
import { address, visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { recordCalls } from '../../setup/portal';

let token: string;
const early = (answer: Promise<Response>) => {
  const key = callKey('POST /api/servicehall/form/list', { sort: 'popular', page: 1 });
  window.__portico = { early: [{ key, token, answer, settled: Promise.resolve() }] };
};
const ask = () => request('POST /api/servicehall/form/list', { page: 1, sort: 'popular' });

beforeEach(() => {
  visit('/service');
  ({ token } = signedIn());
});
afterEach(() => {
  delete window.__portico;
});

test('a preloaded response is used, whatever the order of the input’s fields', async () => {
  early(Promise.resolve(Response.json({ items: [], total: 7, page: 1, pageSize: 20 })));
  const calls = recordCalls();
  expect(await ask()).toMatchObject({ total: 7 });
  expect(calls).toEqual([]);
});

test('a preloaded response is used once; the next call goes to the server', async () => {
  early(Promise.resolve(Response.json({ items: [], total: 7, page: 1, pageSize: 20 })));
  await ask();
  expect(await ask()).toMatchObject({ total: 12 });
});

test('a different call leaves the preloaded response', async () => {
  early(Promise.resolve(Response.json({ items: [], total: 7, page: 1, pageSize: 20 })));
  expect(await request('POST /api/servicehall/form/list', { page: 1, sort: 'name' })).toMatchObject({ total: 12 });
  expect(window.__portico?.early).toHaveLength(1);
});

test('a preloaded 401 ends the session like any other', async () => {
  early(Promise.resolve(Response.json({ code: 'session.revoked', message: 'Ended.' }, { status: 401 })));
  expectConsole('error', /^Ended\.$/);
  expectConsole('error', /^error request /);
  expect(await ask()).toBeUndefined();
  expect(readToken()).toBeNull();
  expect(address()).toBe('/login?backUrl=%2Fservice');
});

test('a response preloaded with a token since replaced is discarded, and the call goes to the server', async () => {
  early(Promise.resolve(Response.json({ items: [], total: 7, page: 1, pageSize: 20 })));
  signedIn();
  expect(await ask()).toMatchObject({ total: 12 });
});

test('a preloaded 401 does not end the session when the token is replaced before it arrives', async () => {
  let refuse: (answer: Response) => void = () => {};
  early(
    new Promise((resolve) => {
      refuse = resolve;
    }),
  );
  const asked = ask();
  const { token: newer } = signedIn();
  refuse(Response.json({ code: 'session.expired', message: 'Too late.' }, { status: 401 }));
  expect(await asked).toMatchObject({ total: 12 });
  expect(readToken()).toBe(newer);
  expect(address()).toBe('/service');
});

test('a preloaded 401 does not end the session when the token is replaced after axios has taken the call over', async () => {
  let refuse: (answer: Response) => void = () => {};
  early(
    new Promise((resolve) => {
      refuse = resolve;
    }),
  );
  expectConsole('error', /^Too late\.$/);
  expectConsole('error', /^error request /);
  const asked = requestByAxios('POST /api/servicehall/form/list', { page: 1, sort: 'popular' });
  const { token: newer } = signedIn();
  refuse(Response.json({ code: 'session.expired', message: 'Too late.' }, { status: 401 }));
  expect(await asked).toBeUndefined();
  expect(readToken()).toBe(newer);
});

test('a preloaded error response shows its message', async () => {
  early(Promise.resolve(Response.json({ code: 'rate.limited', message: 'Slow down.' }, { status: 429 })));
  expectConsole('error', /^error request /);
  const toast = jest.fn();
  const stop = onToast(toast);
  await ask();
  stop();
  expect(toast).toHaveBeenCalledWith({ kind: 'error', text: 'Slow down.' });
});

test('a preload with a lost connection is reported as an unreachable server', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expectConsole('error', /^error request /);
  const onFailure = jest.fn();
  await request('POST /api/servicehall/form/list', { page: 1, sort: 'popular' }, { onFailure });
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.unreachable' }));
});

test('a preload that timed out is reported with a generic message', async () => {
  early(Promise.reject(new DOMException('signal timed out', 'TimeoutError')));
  expectConsole('error', /^error request The portal took too long to answer\. Try again\.$/);
  const onFailure = jest.fn();
  await request('POST /api/servicehall/form/list', { page: 1, sort: 'popular' }, { onFailure });
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.timeout' }));
});

test('a call without a response for 30 seconds fails with a generic message', async () => {
  jest.useFakeTimers();
  early(new Promise(() => {}));
  expectConsole('error', /^error request The portal took too long to answer\. Try again\.$/);
  const onFailure = jest.fn();
  const asked = requestByAxios('POST /api/servicehall/form/list', { page: 1, sort: 'popular' }, { onFailure });
  await jest.advanceTimersByTimeAsync(29_900);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await asked).toBeUndefined();
  expect(onFailure).toHaveBeenCalledWith({
    status: 0,
    code: 'request.timeout',
    message: 'The portal took too long to answer. Try again.',
  });
});

test('the first render waits for a response that arrives soon, but not for a slow one', async () => {
  early(new Promise<Response>(() => {}));
  const [call] = window.__portico?.early ?? [];
  if (!call) throw new Error('there is no early call');
  let come = (): void => {};
  call.settled = new Promise((resolve) => {
    come = resolve;
  });
  const order: string[] = [];
  const waited = waitForPreload().then(() => order.push('rendered'));
  order.push('asked');
  come();
  await waited;
  expect(order).toEqual(['asked', 'rendered']);
  call.settled = new Promise(() => {});
  await waitForPreload();
});
