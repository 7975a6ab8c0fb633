import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endpoints } from '../../../contract/api';
import { attachmentApi } from '../../../contract/attachment';
import type { Endpoint } from '../../../contract/core/endpoint';
import type { Session } from '../../../contract/session';
import { insightsApi } from '../../../contract/manage/insights';
import { auditApi } from '../../../contract/manage/audit';
import { transferApi } from '../../../contract/manage/transfer';
import { errorBody } from '../../../contract/core/errors';
import { benefitApi } from '../../../contract/welfare';
import { Browser } from '../support/browser';
import { demoSession } from '../support/demo-sign-in';
import { makeFile, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { statementsOf } from '../support/query-counter';
import { makeTransfer } from '../support/transfers';

let portal: TestApp;
let cookie: string;
let session: Session;
before(async () => {
  portal = await startTestApp();
  const browser = new Browser(portal.app);
  session = await demoSession(browser, 'sofia-rossi');
  const own = ['uc_bind', 'uc_login'].map((name) => `${name}=${browser.cookie(name)?.value ?? ''}`);
  // Cookies that scripts of the portal set in addition. A cross-site request must be refused even if the browser sends all of
  // them.
  cookie = [...own, `token=${session.token}`, `refreshToken=${session.refreshToken}`].join('; ');
});
after(() => portal.close());

const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const changing = endpoints.filter(({ method }) => method !== 'GET');
/** Content types that a form on another site can send. JSON requires a CORS preflight, which the server never grants. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const ELSEWHERE = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

test('refuses requests to every changing call that carry only the cookies of a signed-in browser', async () => {
  assert(changing.length > 10);
  for (const endpoint of changing)
    for (const type of [...FORM_TYPES, 'application/json', undefined]) {
      const answer = await portal.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        headers: { cookie, ...ELSEWHERE, ...(type && { 'content-type': type }) },
        ...(type && { payload: type === 'application/json' ? '{}' : 'a=b' }),
      });
      const what = `${endpoint.path} as ${type ?? 'nothing'}`;
      const { code } = errorBody.parse(answer.json());
      if (endpoint.permission !== 'public') assert.deepEqual([answer.statusCode, code], [401, 'session.missing'], what);
      // These calls require a secret in the body that no other site can know.
      else assert([400, 401, 415].includes(answer.statusCode), `${what}: ${answer.statusCode}`);
      assert.equal(answer.headers['set-cookie'], undefined, what);
    }
});

test('refuses a token without the Strict cookie in every call that is not public', async () => {
  for (const endpoint of endpoints.filter(({ permission }) => permission !== 'public')) {
    const answer = await portal.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      headers: { authorization: session.token, cookie: `token=${session.token}` },
    });
    assert.equal(answer.statusCode, 401, endpoint.path);
  }
});

/** Returns the URLs that a browser requests by itself, such as pictures and downloads. */
async function fetched(): Promise<Record<string, string>> {
  const item = await makeItem(portal.db);
  const file = await makeFile(portal.deps, item);
  const picture = await makeFile(portal.deps, item, { kind: 'picture', name: 'map.png', type: 'image/png' });
  const benefit = await makeItem(portal.db, { area: 'benefit', fields: { closesAt: '2030-01-31' } });
  const [ofArea, ofOne] = [`?${new URLSearchParams({ area: item.area, id: item.id }).toString()}`, '/api/attachment/'];
  return {
    [attachmentApi.all.path]: attachmentApi.all.path + ofArea,
    [attachmentApi.one.path]: ofOne + file,
    [benefitApi.calendar.path]: `${benefitApi.calendar.path}?id=${benefit.id}`,
    picture: ofOne + picture,
    [auditApi.export.path]: `${auditApi.export.path}?format=csv`,
    [insightsApi.export.path]: insightsApi.export.path,
    [transferApi.download.path]: `${transferApi.download.path}?id=${await makeTransfer(portal, 'exported')}`,
  };
}

test('changes nothing but the audit log in calls that a browser makes by itself with its cookies', async () => {
  const byCookie = endpoints.filter((endpoint) => endpoint.session === 'cookie');
  const urls = await fetched();
  for (const { method, path } of byCookie) assert(method === 'GET' && path in urls, `${method} ${path} is to be asked for here`);
  for (const url of Object.values(urls)) {
    const sent = await statementsOf(async () => {
      const answer = await portal.app.inject({ url, headers: { cookie } });
      assert.deepEqual([answer.statusCode, answer.rawPayload.length > 0], [200, true], url);
    });
    assert(sent.length > 0, url);
    // Counting the call against its rate limit, counting a download, and recording an export do not change any of the person's data.
    for (const statement of sent.filter((text) => !/into (rate_limit|download_day|"audit_event")/.test(text))) {
      assert.match(statement, /^\s*(select|with)\b/i, url);
      assert.doesNotMatch(statement, /\b(insert into|update "|delete from)/i, url);
    }
  }
});

test('allows no other origin by CORS', async () => {
  for (const { method, path } of endpoints) {
    const asked = { ...ELSEWHERE, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
    const answer = await portal.app.inject({ method: 'OPTIONS', url: path, headers: asked });
    assert.equal(answer.statusCode, 204, path);
    for (const name of Object.keys(answer.headers)) assert.doesNotMatch(name, /^access-control-/, path);
  }
});
