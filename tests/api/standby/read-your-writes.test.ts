import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { favouriteApi } from '../../../contract/favourite';
import { homeApi } from '../../../contract/home';
import { serviceApi } from '../../../contract/service';
import { sessionApi } from '../../../contract/session';
import { makeItem, makePerson } from '../support/factories';
import { freezableProxy, type FreezableProxy } from '../support/freezable-proxy';
import { readOnly, startPortalWithStandby, type PortalWithStandby } from './portal-with-standby';

let portals: PortalWithStandby;
let asked: number[];
before(async () => {
  portals = await startPortalWithStandby();
  await makeItem(portals.plain.db, { area: 'service', id: 'parking' });
});
after(() => portals.close());
beforeEach(() => {
  asked = [];
  portals.log.length = 0;
  portals.standby.distrusted = 0;
  portals.standby.decide((position) => {
    asked.push(position);
    return true;
  });
});

const COOKIE = /^uc_wrote=(\w+); Max-Age=60; Path=\/; HttpOnly; SameSite=Strict$/;
const wroteOf = (headers: { 'set-cookie'?: string | string[] | undefined }): string | undefined =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('uc_wrote='));

/** Returns the headers of a signed-in person with the cookie for the position of their browser's last change. */
async function headersWith(wrote: string): Promise<Record<string, string>> {
  const { cookie = '', ...rest } = await portals.plain.signedIn(portals.plain.people.employee);
  return { ...rest, cookie: `${cookie}; uc_wrote=${wrote}` };
}

test('a change gives the browser a cookie with the position of the primary; a read or a refused change does not', async () => {
  const { nearby, plain } = portals;
  const as = plain.people.employee;
  const saved = await nearby.call(favouriteApi.update, { area: 'service', id: 'parking', favourite: true }, { as });
  assert.equal(saved.status, 200, saved.raw.toString());
  const [, first] = COOKIE.exec(wroteOf(saved.headers) ?? '') ?? [];
  assert.match(first ?? '', /^[1-9]\d*$/);
  const again = await nearby.call(favouriteApi.update, { area: 'service', id: 'parking', favourite: false }, { as });
  const [, second] = COOKIE.exec(wroteOf(again.headers) ?? '') ?? [];
  assert.ok(Number(second) > Number(first), `${second} after ${first}`);

  const refused = await nearby.call(favouriteApi.update, { area: 'service', id: 'nothing', favourite: true }, { as });
  assert.deepEqual([refused.status, wroteOf(refused.headers)], [404, undefined]);
  const read = await nearby.call(serviceApi.info, { id: 'parking' }, { as });
  assert.deepEqual([read.status, wroteOf(read.headers)], [200, undefined]);
});

test('signing in, which answers with a redirect, sets the cookie as well', async () => {
  const { headers, statusCode } = await portals.nearby.app.inject({ url: sessionApi.start.path });
  assert.equal(statusCode, 302);
  assert.match(wroteOf(headers) ?? '', COOKIE);
});

test('without a standby the cookie is not set', async () => {
  const { plain } = portals;
  const input = { area: 'service', id: 'parking', favourite: true } as const;
  const { status, headers } = await plain.call(favouriteApi.update, input, { as: plain.people.employee });
  assert.deepEqual([status, wroteOf(headers)], [200, undefined]);
});

test('a read uses the standby if it has reached the position in the cookie', async () => {
  const { nearby } = portals;
  const read = async (wrote: string) => {
    const { status } = await nearby.call(serviceApi.list, {}, { headers: await headersWith(wrote) });
    assert.equal(status, 200);
  };
  await read('123456789');
  assert.deepEqual(asked.splice(0), [123456789]);
  for (const malformed of ['unknown', '-1', '1e3', '9'.repeat(16), '', '0x10']) {
    await read(malformed);
    assert.deepEqual(asked, [], malformed);
  }
});

test('calls without a session and calls as another reader use the primary', async () => {
  const { nearby, plain } = portals;
  await nearby.app.inject({ url: '/api/health/ready' });
  const headers = { ...(await plain.signedIn(plain.people.admin)), 'portico-see-as': 'x' };
  await nearby.call(serviceApi.list, {}, { headers });
  assert.deepEqual(asked, []);
});

test('a read that fails on the standby is answered by the primary, even if its handler reports failed parts itself', async (t) => {
  const { plain, nearby, standby, log, close } = await startPortalWithStandby({
    standbyUrl: () => 'postgres://portico@127.0.0.1:9/gone',
  });
  t.after(close);
  const as = await makePerson(plain.db);
  const { status, body } = await nearby.call(homeApi.home, {}, { as });
  assert.deepEqual([status, body.failed], [200, []]);
  assert.equal((await nearby.call(serviceApi.list, {}, { as })).status, 200);
  const repeated = log.filter(({ msg }) => msg === 'a read failed on the standby and is repeated on the primary');
  assert.deepEqual([repeated.length, standby.distrusted], [2, 2]);
});

test('a read on a standby that hangs is answered by the primary', async (t) => {
  let proxy: FreezableProxy | undefined;
  const { plain, nearby, standby, close } = await startPortalWithStandby({
    standbyUrl: async (url) => (proxy = await freezableProxy(t, readOnly(url))).url,
  });
  const read = async () => (await nearby.call(serviceApi.list, {}, { as: plain.people.employee })).status;
  try {
    assert.deepEqual([await read(), standby.distrusted], [200, 0]);
    proxy?.freeze();
    assert.deepEqual([await read(), standby.distrusted], [200, 1]);
  } finally {
    proxy?.resume();
    await close();
  }
});
