import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../contract/session';
import { buildApp } from '../../server/app';
import { Browser } from './browser';
import { startCompanyProvider, type CompanyProvider } from './company-provider';
import { exchange } from './demo-sign-in';
import { startTestApp, type TestApp } from './harness';

const SECRET = 'correct horse: battery/staple+';
let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

/** The portal of a company that has configured this provider. */
const portalWith = (company: CompanyProvider, clientSecret = SECRET) => {
  const oidc = { issuer: company.issuer, clientId: 'portico-of-the-company', clientSecret, scopes: 'openid profile email' };
  return buildApp({ ...portal.deps, config: { ...portal.deps.config, oidc } });
};

/** The provider's part of the way: from its address to the portal's callback, at another site and with cookies of its own. */
async function throughProvider(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = address, steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const header of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    url = new URL(answer.headers.get('location') ?? assert.fail(`${url} led nowhere: ${answer.status}`), url).href;
    if (url.startsWith(portal.deps.config.publicUrl)) return url;
  }
  return assert.fail('the provider never led back');
}

async function signIn(app: FastifyInstance): Promise<{ browser: Browser; login: URL }> {
  const browser = new Browser(app);
  const start = await browser.visit('/api/user/login/start?backUrl=/tool');
  const callback = await throughProvider(start.headers.location ?? '');
  const back = await browser.visit(callback, { fromElsewhere: true });
  return { browser, login: new URL(back.headers.location ?? '', portal.deps.config.publicUrl) };
}

for (const method of ['client_secret_basic', 'client_secret_post'] as const) {
  test(`a person of a company signs in and out by its own provider (${method})`, async () => {
    const company = await startCompanyProvider(portal.deps, { secret: SECRET, method });
    const app = await portalWith(company);
    try {
      const { browser, login } = await signIn(app);
      assert.equal(login.searchParams.get('backUrl'), '/tool');
      const session = (await exchange(browser, login.searchParams.get('ucToken') ?? '')).json<Session>();
      const { id: _, ...userInfo } = session.userInfo;
      assert.deepEqual(userInfo, {
        name: 'Ada Byron',
        email: 'ada@company.example',
        department: 'Finance',
        roles: ['employee', 'admin'],
        locale: 'zh-CN',
      });
      const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: session.token } });
      const end = new URL(left.json<{ endSessionUrl: string }>().endSessionUrl);
      assert.equal(end.origin, company.issuer);
      assert.equal(end.searchParams.get('post_logout_redirect_uri'), 'http://localhost:8000/login');
      assert.equal((await fetch(end)).status, 200);
    } finally {
      await app.close();
      await company.close();
    }
  });
}

test('a provider that is not well is told at the start, tried again, and used once it is', async () => {
  const company = await startCompanyProvider(portal.deps, { secret: SECRET, method: 'client_secret_basic' });
  const app = await portalWith(company);
  try {
    company.well = false;
    const start = await new Browser(app).visit('/api/user/login/start?backUrl=/tool');
    assert.equal(start.statusCode, 302);
    assert.equal(start.headers.location, '/login?error=unavailable&backUrl=%2Ftool');
    company.well = true;
    assert((await signIn(app)).login.searchParams.get('ucToken'));
  } finally {
    await app.close();
    await company.close();
  }
});

test('a provider that recovers within a second is not noticed', async () => {
  const company = await startCompanyProvider(portal.deps, { secret: SECRET, method: 'client_secret_basic' });
  const app = await portalWith(company);
  try {
    company.well = false;
    setTimeout(() => {
      company.well = true;
    }, 400);
    assert((await signIn(app)).login.searchParams.get('ucToken'));
  } finally {
    await app.close();
    await company.close();
  }
});

test('a provider that fails between is told, and a person can start again', async () => {
  const company = await startCompanyProvider(portal.deps, { secret: SECRET, method: 'client_secret_basic' });
  const app = await portalWith(company);
  try {
    const browser = new Browser(app);
    const start = await browser.visit('/api/user/login/start');
    const callback = await throughProvider(start.headers.location ?? '');
    company.well = false;
    assert.equal((await browser.visit(callback)).headers.location, '/login?error=unavailable&backUrl=%2F');
    company.well = true;
    assert((await signIn(app)).login.searchParams.get('ucToken'));
  } finally {
    await app.close();
    await company.close();
  }
});

test('a provider that is not there is told; signing out still ends the session here', async () => {
  const company = await startCompanyProvider(portal.deps, { secret: SECRET, method: 'client_secret_basic' });
  await company.close();
  const app = await portalWith(company);
  try {
    const start = await new Browser(app).visit('/api/user/login/start');
    assert.equal(start.headers.location, '/login?error=unavailable&backUrl=%2F');
    const headers = await portal.signedIn(portal.people.editor);
    const left = await app.inject({ method: 'POST', url: '/api/user/logout', headers });
    assert.deepEqual([left.statusCode, left.json()], [200, { endSessionUrl: null }]);
    const again = await app.inject({ method: 'POST', url: '/api/user/logout', headers });
    assert.equal(again.json<{ code: string }>().code, 'session.revoked');
  } finally {
    await app.close();
  }
});

test('a wrong secret is a failed sign-in', async () => {
  const company = await startCompanyProvider(portal.deps, { secret: SECRET, method: 'client_secret_basic' });
  const app = await portalWith(company, 'wrong');
  try {
    assert.equal((await signIn(app)).login.searchParams.get('error'), 'failed');
  } finally {
    await app.close();
    await company.close();
  }
});
