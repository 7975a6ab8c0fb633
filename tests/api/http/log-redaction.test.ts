import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { favouriteApi } from '../../../contract/favourite';
import { feedbackApi } from '../../../contract/feedback';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { createLogger } from '../../../server/http/log';
import { connect } from '../../../server/db/connect';
import { Browser } from '../support/browser';
import { demoTicket, exchange } from '../support/demo-sign-in';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let app: FastifyInstance;
let log = '';
const destination = { write: (line: string) => (log += line) };
const logger = createLogger('trace', destination);
before(async () => {
  portal = await startTestApp();
  app = await buildApp(portal.deps, { log: logger });
});
after(async () => {
  await app.close();
  await portal.close();
});

/** A browser that records every value it sends or receives that authenticates someone, keyed by its kind. */
class Witness extends Browser {
  readonly secrets = new Map<string, string>();

  override async visit(...request: Parameters<Browser['visit']>) {
    const answer = await super.visit(...request);
    const { location } = answer.headers;
    for (const address of [request[0], location ?? '']) {
      const { searchParams } = new URL(address, 'http://localhost:8000');
      for (const name of ['ucToken', 'code', 'state', 'nonce', 'code_challenge', 'id_token_hint'])
        this.secrets.set(`${name} ${this.secrets.size}`, searchParams.get(name) ?? '');
    }
    for (const header of [answer.headers['set-cookie'] ?? []].flat())
      this.secrets.set(`cookie ${this.secrets.size}`, /=([^;]*)/.exec(header)?.[1] ?? '');
    return answer;
  }

  keep(what: string, value: string): void {
    this.secrets.set(what, value);
  }
}

const authorized = (session: Session) => ({ authorization: session.token });

test('logs no credentials, queries or written text during a whole visit', async () => {
  const browser = new Witness(app);
  const ticket = await demoTicket(browser, 'mei-lin', '/service?query=whistleblower');
  const session = (await exchange(browser, ticket)).json<Session>();
  await exchange(browser, ticket);
  const renewed = (
    await browser.visit(sessionApi.refresh.path, { method: 'POST', payload: { refreshToken: session.refreshToken } })
  ).json<Session>();
  for (const [what, { token, refreshToken }] of Object.entries({ session, renewed })) {
    browser.keep(`${what} token`, token);
    browser.keep(`${what} refreshToken`, refreshToken);
  }
  const post = (path: string, payload: string | object, headers: Record<string, string> = authorized(renewed)) =>
    browser.visit(path, { method: 'POST', payload, headers: { 'content-type': 'application/json', ...headers } });
  assert.equal((await post(serviceApi.search.path, { query: 'whistleblower hotline' })).statusCode, 200);
  await post(serviceApi.suggest.path, { query: 'whistleblower' });
  await post(feedbackApi.create.path, { area: 'service', id: 'none', useful: false, comment: 'my confession' });
  await post(favouriteApi.update.path, '{"confession": "whistleblower"');
  await browser.visit('/api/preview/service/info?id=none&token=preview-token-of-mine', { headers: authorized(renewed) });
  await browser.visit('/api/attachment/none?preview=preview-token-of-mine', { headers: authorized(renewed) });
  await browser.visit('/api/nothing?secret=whistleblower', { headers: { authorization: 'forged-token' } });
  await browser.visit(`${sessionApi.callback.path}?state=forged-state&code=forged-code&error=access_denied`);
  await post(sessionApi.logout.path, {});

  const secrets = [...browser.secrets].filter(([, value]) => value.length >= 16);
  assert(secrets.length > 15, 'the visit was to show its secrets');
  const words = [
    'whistleblower',
    'confession',
    'preview-token-of-mine',
    'forged-token',
    'forged-state',
    'forged-code',
    'mei.lin@',
  ];
  for (const [what, value] of [...secrets, ...words.map((word) => [word, word] as const)]) {
    assert(
      !log.includes(value),
      `${what} is in the log: ${log.slice(Math.max(0, log.indexOf(value) - 300), log.indexOf(value) + 80)}`,
    );
    assert(!log.includes(encodeURIComponent(value)), `${what}, escaped, is in the log`);
  }
  const paths = log.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { path?: string }).path] : []));
  for (const path of [sessionApi.start.path, sessionApi.callback.path, sessionApi.ucToken.path, serviceApi.search.path])
    assert(paths.includes(path), `${path} was to be logged`);
});

test('logs the address of a feed without its secret, in every spelling', async () => {
  log = '';
  const { body } = await portal.call(noticeApi.feedCreate, { filter: {} }, { as: portal.people.employee });
  const token = body.url.split('/').at(-1) ?? '';
  const escaped = `%${token.charCodeAt(0).toString(16).toUpperCase()}${token.slice(1)}`;
  const begun = '/api/notice/feed/';
  for (const [secret, status] of [
    [token, 200],
    [escaped, 200],
    [`${token}/`, 404],
    [`${token}?again=${token}`, 400],
  ] as const)
    assert.equal((await app.inject({ url: begun + secret })).statusCode, status);
  assert.equal(log.split(`"path":"${begun}…`).length - 1, 4, log);
  assert.ok(!log.includes(token.slice(1)));
});

test('logs an internal error with its stack and without the values that caused it', async () => {
  const nowhere = connect('postgres://portico:database-password@127.0.0.1:9/portico');
  const orphan = await buildApp({ ...portal.deps, db: nowhere }, { log: logger });
  log = '';
  const headers = { cookie: `uc_login=${'s'.repeat(43)}` };
  await orphan.inject({ method: 'POST', url: sessionApi.ucToken.path, payload: { ucToken: 'a-ticket-of-mine' }, headers });
  await orphan.close();
  await nowhere.destroy();
  assert.match(log, /ECONNREFUSED/);
  assert.match(log, /"stack":/);
  assert.doesNotMatch(log, /database-password|a-ticket-of-mine|s{43}/);
});

test('redacts a request, response or error that is logged as a whole', () => {
  log = '';
  const provider = Object.assign(
    new Error('the provider refused', { cause: Object.assign(new Error('inner'), { body: 'secret-body' }) }),
    {
      response: { access_token: 'secret-token' },
      detail: 'Key (email)=(secret-mail) already exists.',
      code: '23505',
    },
  );
  logger.error({ err: provider }, 'failed');
  const request = {
    id: '1',
    method: 'GET',
    url: '/api/x?ucToken=secret-ticket',
    headers: { cookie: 'secret-cookie' },
    body: 'secret-body',
  };
  logger.info({ req: request, res: { statusCode: 200, headers: { 'set-cookie': 'secret-cookie' } } }, 'whole');
  logger.info(
    { headers: { authorization: 'secret-token', cookie: 'secret-cookie', 'set-cookie': ['secret-cookie'] } },
    'headers',
  );
  assert.doesNotMatch(log, /secret-/);
  assert.match(log, /the provider refused/);
  assert.match(log, /inner/);
  assert.match(log, /23505/);
});

test('logs a call in every spelling of its address, but no requests for static files or health checks', async () => {
  log = '';
  const operator = await buildApp(portal.deps, { log: createLogger('info', destination) });
  const asked = ['/api/nothing', '/%61pi/nothing', '/umi.css', '/api/health/live'];
  for (const path of asked) await operator.inject(path);
  await operator.close();
  assert.deepEqual(
    asked.filter((path) => log.includes(`"path":"${path}"`)),
    ['/api/nothing', '/%61pi/nothing'],
  );
});
