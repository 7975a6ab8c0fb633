import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benefitApi } from '../../../contract/welfare';
import { makeItem, type ItemSpec } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const makeBenefit = (id: string, english: NonNullable<ItemSpec['texts']>['en-US']) =>
  makeItem(portal.db, { area: 'benefit', id, texts: { 'en-US': english } });

test('an employee gets the glyph that the title or the keywords of a benefit stand for, in lists and on its page', async () => {
  const { call, people } = portal;
  await makeBenefit('lease', { title: 'Bicycle lease' });
  await makeBenefit('wellbeing', { title: 'A pause', keywords: ['health'] });
  await makeBenefit('thanks', { title: 'Thanks' });
  const expected = { lease: 'bicycle', wellbeing: 'health', thanks: 'portico' };
  const { body } = await call(benefitApi.list, {}, { as: people.employee });
  assert.deepEqual(Object.fromEntries(body.items.map(({ id, glyph }) => [id, glyph])), expected);
  for (const [id, glyph] of Object.entries(expected)) {
    const page = await call(benefitApi.info, { id }, { as: people.employee });
    assert.equal(page.body.glyph, glyph);
  }
});
