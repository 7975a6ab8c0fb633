import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { ANSWERS_ID, CONTENT_HEADER, RENDERED_ATTRIBUTE } from '../../../contract/core/page-rendering';
import { favouriteApi } from '../../../contract/favourite';
import { serviceApi } from '../../../contract/service';
import { makeItem } from '../support/factories';
import type { TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';
import {
  BUILD,
  htmlWith,
  CONTENT,
  DEVICE,
  MAX_WAIT_MS,
  ENDING_TITLE,
  LIST,
  CLASSIFICATIONS,
  infoOf,
  fake,
  FOR_ADMINS,
  PERSONAL,
  spa,
  setUpPages,
  visit,
  sourceIn,
  answersIn,
  assertPlain,
  employee,
  CALLS,
} from '../support/rendered-pages';

setUpPages();

describe('a page for a signed-in person whose device is known', () => {
  test('has its rendered content and the answers in place of the frame', async () => {
    const { statusCode, headers, body } = await visit('/service?page=1');
    assert.equal(statusCode, 200);
    const [before = '', answers] = body.split(`<script type="application/json" id="${ANSWERS_ID}">`);
    assert.equal(before, htmlWith(` ${RENDERED_ATTRIBUTE} lang="en-US"`, CONTENT).split('</div>')[0]);
    assert(answers?.endsWith('</script></div></body></html>'));
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    const [page, ...others] = fake.rendered;
    assert.deepEqual(others, []);
    assert.equal(page?.address, '/service?page=1');
    assert.deepEqual(page.device, DEVICE);
    assert.equal((JSON.parse(page.person) as TestPerson).name, employee.name);
    assert.deepEqual(sourceIn(body), { person: page.person, answers: page.answers });
  });

  test('is asked for with one deadline for its calls and its content', async () => {
    const before = Date.now();
    await visit('/service');
    const [deadline = 0, ...others] = fake.deadlines;
    assert.deepEqual(others, [deadline]);
    assert(deadline > before && deadline <= Date.now() + MAX_WAIT_MS, `${deadline - before} ms`);
  });

  test('is stored by no cache', async () => {
    const { headers } = await visit('/service');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers.etag, undefined);
    const { etag } = (await visit('/service', { cookies: { device: null } })).headers;
    const again = await visit('/service', { headers: { 'if-none-match': String(etag) } });
    assert.equal(again.statusCode, 200);
    assert.match(again.body, new RegExp(RENDERED_ATTRIBUTE));
  });

  test('has the answers that the API gives to the same calls', async () => {
    const { call } = spa.portal;
    const list = await call(serviceApi.list, { page: 1 }, { as: employee });
    const classifications = await call(serviceApi.classificationList, {}, { as: employee });
    assert.equal(list.body.items.length, 1);
    assert.deepEqual(answersIn((await visit('/service')).body), {
      [LIST.key]: list.body,
      [CLASSIFICATIONS.key]: classifications.body,
    });
    const info = await call(serviceApi.info, { id: 'leave' }, { as: employee });
    const { [infoOf('leave').key]: found } = answersIn((await visit('/service/leave')).body);
    assert.deepEqual({ ...(found as object), views: 0 }, { ...info.body, views: 0 });
  });

  test('is compressed if the browser accepts that', async () => {
    const { headers, rawPayload } = await visit('/service', { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(rawPayload).toString(), (await visit('/service')).body);
  });

  test('cannot be ended by a text of an answer', async () => {
    const { body } = await visit('/service');
    assert.doesNotMatch(body, /alert\(1\)<|<!--/);
    assert.equal(body.split('</script>').length, 2);
    const { items } = answersIn(body)[LIST.key] as { items: { title: string }[] };
    assert.deepEqual(
      items.map(({ title }) => title),
      [ENDING_TITLE],
    );
  });

  test('cannot be ended by what the browser says of the person', async () => {
    const person = JSON.stringify({ name: ENDING_TITLE });
    const { body } = await visit('/service', { cookies: { userInfo: encodeURIComponent(person) } });
    assert.doesNotMatch(body, /alert\(1\)<|<!--/);
    assert.equal(body.split('</script>').length, 2);
    assert.equal(sourceIn(body).person, person);
  });

  test('is in the language of the browser', async () => {
    const { body } = await visit('/service', { cookies: { locale: 'zh-CN' } });
    assert.match(body, new RegExp(`^<!doctype html><html ${RENDERED_ATTRIBUTE} lang="zh-CN">`));
    assert.equal(fake.rendered[0]?.locale, 'zh-CN');
    assert.match(JSON.stringify(answersIn(body)), /"年假"/);
  });

  test('has content at the root path as well', async () => {
    assert.deepEqual(Object.keys(answersIn((await visit('/')).body)), [LIST.key]);
  });

  test('has content while the token is valid', async () => {
    const deadline = String(Math.floor(Date.now() / 1000) + 60);
    answersIn((await visit('/service', { cookies: { token_deadtime: deadline } })).body);
  });

  test('has content at an address whose query does not search', async () => {
    for (const url of ['/service?page=2', '/service?query=', '/service?query=%20']) answersIn((await visit(url)).body);
  });

  test('has content if the browser says that it opens a page, also if its service worker passes the request on', async () => {
    for (const [destination, mode] of [
      ['document', 'navigate'],
      ['empty', 'navigate'],
      ['empty', 'same-origin'],
    ] as const)
      answersIn((await visit('/service', { headers: { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } })).body);
  });

  test('names the build that rendered it', async () => {
    assert.equal((await visit('/service')).headers[CONTENT_HEADER], BUILD);
  });
});

describe('a page contains only what the API tells the person', () => {
  test('of items', async () => {
    for (const id of [...Object.keys(HIDDEN), 'a-draft']) assertPlain(await visit(`/service/${id}`), id);
    assert.doesNotMatch((await visit('/service')).body, /Hidden/);
    const { id, title } = await readable();
    assert.match((await visit(`/service/${id}`)).body, new RegExp(title));
  });

  /** Publishes an item for the department of the employee only. */
  async function readable() {
    const title = 'Studio key';
    const { id } = await makeItem(spa.portal.db, { title, audience: { departments: [employee.department ?? ''] } });
    assertPlain(await visit(`/service/${id}`, { as: spa.portal.people.editor }));
    return { id, title };
  }

  test('of calls that need a permission, all of which must be answered', async () => {
    assertPlain(await visit(FOR_ADMINS));
    assert.deepEqual(fake.rendered, []);
    const { body } = await visit(FOR_ADMINS, { as: spa.portal.people.admin });
    assert.deepEqual(
      Object.keys(answersIn(body)),
      CALLS[FOR_ADMINS]?.map(({ key }) => key),
    );
  });

  test('of their own, when two people request the same address at the same time', async () => {
    const { call, people } = spa.portal;
    assert.equal(
      (await call(favouriteApi.update, { area: 'service', id: 'leave', favourite: true }, { as: employee })).status,
      200,
    );
    const [hers, his] = await Promise.all([visit(PERSONAL), visit(PERSONAL, { as: people.editor })] as const);
    const [kept, none] = [hers, his].map(({ body }) => Object.values(answersIn(body))[0] as { id: string }[]);
    assert.deepEqual([kept?.map(({ id }) => id), none], [['leave'], []]);
    assert(!his.body.includes('leave') && !his.body.includes(employee.name));
  });
});
