import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benefitApi, newsApi } from '../../../contract/welfare';
import { daysFromNow, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const dayFromNow = (days: number): string => daysFromNow(days).toISOString().slice(0, 10);
const makeBenefit = (id: string, fields: { opensAt?: string; closesAt?: string }) =>
  makeItem(portal.db, { area: 'benefit', id, fields });

test('an employee sees benefits by their deadline: open ones, then those that open later, those without one, and closed ones', async () => {
  const { call, people } = portal;
  await makeBenefit('closed-long-ago', { closesAt: dayFromNow(-90) });
  await makeBenefit('always-open', {});
  await makeBenefit('closes-in-a-month', { opensAt: dayFromNow(-30), closesAt: dayFromNow(30) });
  await makeBenefit('opens-next-month', { opensAt: dayFromNow(31), closesAt: dayFromNow(40) });
  await makeBenefit('opens-next-week', { opensAt: dayFromNow(7), closesAt: dayFromNow(60) });
  await makeBenefit('closes-in-an-hour', { closesAt: new Date(Date.now() + 3_600_000).toISOString() });
  await makeBenefit('closed-last-week', { closesAt: dayFromNow(-7) });
  await makeBenefit('closed-an-hour-ago', { closesAt: new Date(Date.now() - 3_600_000).toISOString() });
  await makeBenefit('closes-next-week', { closesAt: dayFromNow(7) });
  const list = (page: number) => call(benefitApi.list, { sort: 'closing', page, pageSize: 5 }, { as: people.employee });
  const { body: first } = await list(1);
  const { body: second } = await list(2);
  assert.deepEqual(
    [...first.items, ...second.items].map(({ id }) => id),
    [
      ...['closes-in-an-hour', 'closes-next-week', 'closes-in-a-month', 'opens-next-week', 'opens-next-month'],
      ...['always-open', 'closed-an-hour-ago', 'closed-last-week', 'closed-long-ago'],
    ],
  );
});

test('an area without deadlines refuses to sort by them', async () => {
  const { status, body } = await portal.call(newsApi.list, { sort: 'closing' as never }, { as: portal.people.employee });
  assert.deepEqual([status, (body as unknown as { code: string }).code], [400, 'request.invalid']);
});
