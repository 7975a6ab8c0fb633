import { RENDERED_ATTRIBUTE } from 'contract/core/page-rendering';
import { callKey } from '@/lib/api/call-key';
import { SEE_AS_TAB } from '@/lib/session/see-as';
import { inSeconds, signedIn } from '../factories/session';

/** Sets the address, runs the head script and returns the mock of fetch. */
async function loadPage(at: string): Promise<jest.SpiedFunction<typeof fetch>> {
  window.history.replaceState(null, '', at);
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await jest.isolateModulesAsync(async () => {
    await import('@/preload/head-script');
  });
  return fetched;
}

beforeEach(() => {
  document.cookie = 'locale=zh-CN; path=/';
});
afterEach(() => {
  delete window.__portico;
  document.documentElement.removeAttribute(RENDERED_ATTRIBUTE);
});

test('preloads the list of a signed-in reader with the token, language and credentials', async () => {
  const { token } = signedIn();
  const fetched = await loadPage('/service?query=%E4%BC%91%E5%81%87');
  expect(fetched).toHaveBeenCalledWith('/api/servicehall/search', {
    method: 'POST',
    credentials: 'include',
    headers: { authorization: token, 'accept-language': 'zh-CN', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '休假' }),
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(window.__portico?.early.map(({ key }) => key)).toContain(callKey('POST /api/servicehall/search', { query: '休假' }));
  expect(window.__portico?.early.map((call) => call.token)).toEqual([token, token, token]);
});

test('preloads a service’s page with its id in the query and no body', async () => {
  const { token } = signedIn();
  const fetched = await loadPage('/service/annual-leave');
  expect(fetched.mock.calls).toEqual([
    [
      '/api/servicehall/form/info?id=annual-leave',
      {
        method: 'GET',
        credentials: 'include',
        headers: { authorization: token, 'accept-language': 'zh-CN' },
        body: undefined,
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ],
  ]);
});

test('sends a token with characters that cookies escape as it was stored', async () => {
  signedIn('employee', { token: 'Bearer a;b=c"ü' });
  const fetched = await loadPage('/service/annual-leave');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: 'Bearer a;b=c"ü' } });
});

test.each([
  { seconds: 3, begun: 'its calls are' },
  { seconds: 2, begun: 'nothing is' },
  { seconds: 1, begun: 'nothing is' },
])('with a token $seconds s from its deadline, $begun preloaded', async ({ seconds, begun }) => {
  signedIn('employee', { tokenExpiresAt: inSeconds(100) });
  jest.spyOn(Date, 'now').mockReturnValue((inSeconds(100) - seconds) * 1000);
  expect((await loadPage('/service/annual-leave')).mock.calls).toHaveLength(begun === 'nothing is' ? 0 : 1);
});

test('nothing is preloaded for a signed-out visitor', async () => {
  expect((await loadPage('/service')).mock.calls).toEqual([]);
  expect(window.__portico).toBeUndefined();
});

describe('on a page that the server rendered', () => {
  beforeEach(() => {
    document.documentElement.setAttribute(RENDERED_ATTRIBUTE, '');
  });

  test('nothing is preloaded, and the token is noted for the answers of the page', async () => {
    const { token } = signedIn();
    expect((await loadPage('/service')).mock.calls).toEqual([]);
    expect(window.__portico).toEqual({ early: [], token });
    expect(document.documentElement.dataset.frame).toBe('full');
    expect(document.documentElement).toHaveAttribute(RENDERED_ATTRIBUTE);
  });

  test.each([
    ['of a signed-out visitor', () => undefined],
    ['whose token has expired', () => signedIn('employee', { tokenExpiresAt: inSeconds(1) })],
  ])('no token is noted for a page %s', async (_, begin) => {
    begin();
    expect((await loadPage('/service')).mock.calls).toEqual([]);
    expect(window.__portico).toBeUndefined();
  });

  test('a tab that shows the portal as somebody else notes no token and shows no frame', async () => {
    signedIn();
    window.name = SEE_AS_TAB;
    expect((await loadPage('/service')).mock.calls).toEqual([]);
    expect(window.__portico).toBeUndefined();
    expect(document.documentElement.dataset.frame).toBe('none');
  });
});
