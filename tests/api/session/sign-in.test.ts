import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sessionApi, type Session } from '../../../contract/session';
import { demoSession, exchange } from '../support/demo-sign-in';
import { signInPortal } from '../support/sign-in-portal';

const { portal, newBrowser, ahead } = signInPortal();

describe('signing in', () => {
  test('returns the chosen person to the page they were on, with a session', async () => {
    const browser = newBrowser();
    const choice = await browser.follow('/api/user/login/start?backUrl=%2Fservice%3Fq%3Dleave');
    const { url } = await browser.submitForm(choice.url.href, { person: 'daniel-okafor' });
    assert.equal(url.pathname, '/login');
    assert.equal(url.searchParams.get('backUrl'), '/service?q=leave');

    const answer = await exchange(browser, url.searchParams.get('ucToken') ?? '');
    assert.equal(answer.statusCode, 200);
    const session = answer.json<Session>();
    const inSeconds = (moment: number) => moment - Date.now() / 1000;
    assert(Math.abs(inSeconds(session.tokenExpiresAt) - 600) < 5);
    assert(Math.abs(inSeconds(session.refreshTokenExpiresAt) - 7 * 86_400) < 5);
    const { id, ...userInfo } = session.userInfo;
    assert.match(id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(userInfo, {
      name: 'Daniel Okafor',
      email: 'daniel.okafor@portico.example',
      department: 'People Operations',
      roles: ['employee', 'editor'],
      locale: 'en-US',
    });
  });

  test("keeps the same person at the next sign-in and uses the browser's language", async () => {
    const first = await demoSession(newBrowser());
    const browser = newBrowser();
    const chinese = { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } };
    const choice = await browser.follow('/api/user/login/start', chinese);
    const { url } = await browser.submitForm(choice.url.href, { person: 'mei-lin' }, chinese.headers);
    const again = await exchange(browser, url.searchParams.get('ucToken') ?? '');
    assert.equal(again.json<Session>().userInfo.id, first.userInfo.id);
    assert.equal(again.json<Session>().userInfo.locale, 'zh-CN');
  });

  test('survives a cross-site return: the attempt uses a Lax cookie, the session a Strict one', async () => {
    const browser = newBrowser();
    const choice = await browser.follow('/api/user/login/start');
    const callback = await browser.follow(choice.url.href, formOf('mei-lin'), '/api/user/login/callback');
    const back = await browser.visit(callback.url.href, { fromElsewhere: true });
    const ucToken = new URL(back.headers.location ?? '', 'http://localhost').searchParams.get('ucToken');
    assert(ucToken);
    assert.equal(browser.cookie('uc_bind'), undefined);
    const answer = await exchange(browser, ucToken);
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['set-cookie']), /^uc_bind=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
    assert.equal(browser.cookie('uc_login')?.sameSite, 'lax');
  });

  test('redirects a browser at another host name to the public URL, once', async () => {
    const other = { host: '127.0.0.1:8000' };
    const moved = await portal().app.inject({ url: '/api/user/login/start?backUrl=/tool', headers: other });
    assert.equal(moved.headers.location, 'http://localhost:8000/api/user/login/start?backUrl=%2Ftool&moved=1');
    const second = await portal().app.inject({ url: '/api/user/login/start?backUrl=/tool&moved=1', headers: other });
    assert.match(second.headers.location ?? '', /^http:\/\/localhost:8000\/oidc\/auth\?/);
  });

  test('starts from another site only with a click, and otherwise shows the login page', async () => {
    const start = (headers: Record<string, string>) =>
      portal().app.inject({ url: '/api/user/login/start?backUrl=/tool', headers: { host: 'localhost:8000', ...headers } });
    for (const site of ['cross-site', 'same-site']) {
      const opened = await start({ 'sec-fetch-site': site });
      assert.equal(opened.headers.location, '/login?backUrl=%2Ftool');
      assert.equal(opened.headers['set-cookie'], undefined);
      const clicked = await start({ 'sec-fetch-site': site, 'sec-fetch-user': '?1' });
      assert.match(clicked.headers.location ?? '', /\/oidc\/auth\?/);
    }
    for (const site of ['same-origin', 'none'])
      assert.match((await start({ 'sec-fetch-site': site })).headers.location ?? '', /\/oidc\/auth\?/);
  });

  test('succeeds in two tabs at once, bound to the same browser', async () => {
    const browser = newBrowser();
    const tabs = [await browser.follow('/api/user/login/start'), await browser.follow('/api/user/login/start')];
    const sessions = [];
    for (const { url } of tabs) {
      const { url: login } = await browser.submitForm(url.href, { person: 'sofia-rossi' });
      sessions.push(await exchange(browser, login.searchParams.get('ucToken') ?? ''));
    }
    assert.deepEqual(
      sessions.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const first = await browser.visit('/api/user/logout', {
      method: 'POST',
      headers: { authorization: sessions[0]?.json<Session>().token ?? '' },
    });
    assert.equal(first.statusCode, 200);
  });
});

describe('the return address', () => {
  const dropped = [
    '//evil.example/x',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%0d%0aset-cookie:x',
    'javascript:alert(1)',
    'service',
    '',
    '/'.repeat(3000),
  ];

  for (const backUrl of dropped) {
    test(`never redirects to ${JSON.stringify(backUrl.slice(0, 40))}`, async () => {
      const browser = newBrowser();
      const choice = await browser.follow(`/api/user/login/start?${new URLSearchParams({ backUrl }).toString()}`);
      const login = await browser.submitForm(choice.url.href, { person: 'mei-lin' });
      const back = login.url.searchParams.get('backUrl') ?? '';
      assert.equal(new URL(back, 'http://localhost:8000').origin, 'http://localhost:8000');
      assert(back === '/' || back === '/%0d%0aset-cookie:x', back);
    });
  }

  test('is the home page when backUrl is given twice', async () => {
    const browser = newBrowser();
    const choice = await browser.follow('/api/user/login/start?backUrl=/a&backUrl=/b');
    const { url } = await browser.submitForm(choice.url.href, { person: 'mei-lin' });
    assert.equal(url.searchParams.get('backUrl'), '/');
  });
});

describe('a sign-in that fails', () => {
  test('keeps the return address when a person goes back', async () => {
    const browser = newBrowser();
    const choice = await browser.follow('/api/user/login/start?backUrl=/notice');
    const { url } = await browser.submitForm(choice.url.href, { cancel: 'yes' });
    assert.equal(url.href, 'http://localhost:8000/login?error=denied&backUrl=%2Fnotice');
  });

  const hostile = [
    '',
    '?state=x',
    '?state=a&state=b',
    '?code=%00&state=%00',
    '?error=access_denied',
    '?state[]=1',
    '?%E0%A4%A=1',
    `?state=${'x'.repeat(4000)}`,
    '?state=1%27%20or%201=1',
    '?iss=https://evil.example&code=1&state=1',
  ];
  for (const search of hostile) {
    test(`redirects with an error, without a server error, for a callback with ${JSON.stringify(search.slice(0, 40))}`, async () => {
      const browser = newBrowser();
      await browser.follow('/api/user/login/start?backUrl=/notice');
      const answer = await browser.visit(`/api/user/login/callback${search}`);
      assert.equal(answer.statusCode, 302);
      assert.equal(answer.headers.location, '/login?error=failed&backUrl=%2F');
    });
  }

  test('is refused in a browser that did not start it, and stays usable in the one that did', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const choice = await browser.follow('/api/user/login/start');
    const callback = await browser.follow(choice.url.href, formOf('mei-lin'), '/api/user/login/callback');
    await other.follow('/api/user/login/start');
    assert.match((await other.visit(callback.url.href)).headers.location ?? '', /error=failed/);
    assert.match((await browser.visit(callback.url.href)).headers.location ?? '', /ucToken=/);
    assert.match((await browser.visit(callback.url.href)).headers.location ?? '', /error=failed/);
  });

  for (const [what, change] of Object.entries({
    'a code that was changed': (url: URL) => {
      url.searchParams.set('code', 'forged');
    },
    'no code': (url: URL) => {
      url.searchParams.delete('code');
    },
    'another issuer': (url: URL) => {
      url.searchParams.set('iss', 'https://evil.example');
    },
    'two codes': (url: URL) => {
      url.searchParams.append('code', 'second');
    },
    'an error of the protocol': (url: URL) => {
      url.searchParams.set('error', 'invalid_request');
    },
  })) {
    test(`is refused with ${what}`, async () => {
      const browser = newBrowser();
      const choice = await browser.follow('/api/user/login/start?backUrl=/tool');
      const { url } = await browser.follow(choice.url.href, formOf('mei-lin'), '/api/user/login/callback');
      change(url);
      assert.equal((await browser.visit(url.href)).headers.location, '/login?error=failed&backUrl=%2Ftool');
    });
  }

  test('is refused after more than ten minutes at the provider', async () => {
    const browser = newBrowser();
    const choice = await browser.follow('/api/user/login/start');
    const { url } = await browser.follow(choice.url.href, formOf('mei-lin'), '/api/user/login/callback');
    const late = await ahead(601_000, () => browser.visit(url.href));
    assert.match(late.headers.location ?? '', /error=failed/);
  });

  test('requires the verifier and the nonce of its own attempt', async () => {
    for (const other of [{ code_verifier: 'x'.repeat(43) }, { nonce: 'another' }]) {
      const browser = newBrowser();
      const choice = await browser.follow('/api/user/login/start');
      const { url } = await browser.follow(choice.url.href, formOf('mei-lin'), '/api/user/login/callback');
      await portal().db.updateTable('login_attempt').set(other).execute();
      assert.match((await browser.visit(url.href)).headers.location ?? '', /error=failed/);
    }
  });
});

test('login calls need no session and return redirects without personal data', async () => {
  for (const endpoint of [sessionApi.start, sessionApi.callback]) {
    const { status } = await portal().call(endpoint, {});
    assert.equal(status, 302);
  }
});

function formOf(person: string) {
  return {
    method: 'POST' as const,
    payload: `person=${person}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}
