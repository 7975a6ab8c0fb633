import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { Browser } from './browser';
import { startCompanyProvider, type CompanyClient, type CompanyProvider } from './company-provider';
import { exchange } from './demo-sign-in';
import type { TestApp } from './harness';

export const SECRET = 'correct horse: battery/staple+';
export const BY_SECRET: CompanyClient = { method: 'client_secret_basic', secret: SECRET };

interface Setting {
  client?: CompanyClient;
  /** Additional claims about Ada from the provider. */
  claims?: Record<string, unknown>;
  /** Variables `OIDC_…` of the portal, in addition to issuer and client id. */
  env?: Record<string, string>;
  log?: Logger;
  /** True if the portal gets refresh tokens of the provider. */
  refreshTokens?: boolean;
}
export interface Company {
  provider: CompanyProvider;
  app: FastifyInstance;
}

/** Starts a company's provider and a portal configured for it, runs `use` and stops both. */
export async function inCompany(
  portal: TestApp,
  { client = BY_SECRET, env = 'secret' in client ? { OIDC_CLIENT_SECRET: client.secret } : {}, log, ...setting }: Setting,
  use: (company: Company) => Promise<void>,
): Promise<void> {
  const provider = await startCompanyProvider(portal.deps, { client, ...setting });
  const { oidc } = readConfig({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'portico-of-the-company', ...env });
  const app = await buildApp({ ...portal.deps, config: { ...portal.deps.config, oidc } }, { log });
  provider.toPortal = async (form) => (await postLogout(app, form.toString())).statusCode;
  try {
    await use({ provider, app });
  } finally {
    await app.close();
    await provider.close();
  }
}

/** Posts a form to the address for logout tokens, as the provider does. */
export const postLogout = (app: FastifyInstance, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/user/logout/backchannel',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

/**
 * Follows the redirects of the provider, with a separate cookie jar, to the portal's callback URL. Returns the URL without
 * visiting it.
 */
async function throughProvider(address: string, { origin }: URL): Promise<string> {
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
    if (new URL(url).origin === origin) return url;
  }
  return assert.fail('the provider never led back');
}

const PORTAL = new URL('http://localhost:8000');

/** Starts a sign-in at the portal and completes it at the provider. Returns the callback URL without visiting it. */
export async function toCallback(app: FastifyInstance): Promise<{ browser: Browser; callback: string }> {
  const browser = new Browser(app);
  const start = await browser.visit('/api/user/login/start?backUrl=/tool');
  return { browser, callback: await throughProvider(start.headers.location ?? '', PORTAL) };
}

/** Completes a sign-in and returns the URL of the login page that it ends on. */
export async function signIn(app: FastifyInstance): Promise<{ browser: Browser; login: URL }> {
  const { browser, callback } = await toCallback(app);
  const back = await browser.visit(callback, { fromElsewhere: true });
  return { browser, login: new URL(back.headers.location ?? '', PORTAL) };
}

export async function session(app: FastifyInstance): Promise<{ browser: Browser; session: Session }> {
  const { browser, login } = await signIn(app);
  const answer = await exchange(browser, login.searchParams.get('ucToken') ?? assert.fail(`no ticket in ${login.href}`));
  assert.equal(answer.statusCode, 200);
  return { browser, session: answer.json<Session>() };
}

/** Returns the redirect target of the start of a sign-in. */
export async function startOf(app: FastifyInstance): Promise<string> {
  const start = await new Browser(app).visit('/api/user/login/start?backUrl=/tool');
  return String(start.headers.location);
}
