import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { removeViewsBefore } from '../../../server/modules/item/engagement/view-repository';
import { makeLink } from '../../../server/modules/preview/link';
import { removeExpiredLinks } from '../../../server/modules/preview/link-repository';
import { makeDraft, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test('deletes who viewed an item after the next day and keeps the count', async () => {
  const { db, people } = portal;
  const { key } = await makeItem(db, { views: 3 });
  const rows = ['2026-03-08', '2026-03-09', '2026-03-10'].map((day) => ({ item: key, person: people.employee.id, day }));
  await db.insertInto('view_day').values(rows).execute();
  await removeViewsBefore(db, '2026-03-09');
  assert.equal((await db.selectFrom('view_day').selectAll().execute()).length, 2);
  assert.equal((await db.selectFrom('item').select('views').where('key', '=', key).executeTakeFirstOrThrow()).views, 3);
});

test('keeps a preview link until it expires', async () => {
  const { db, deps, people } = portal;
  const { key } = await makeDraft(deps, {
    id: 'soon',
    texts: { 'en-US': { title: 'Soon', summary: '', markdown: '', keywords: [], fields: {} } },
  });
  const ref = { area: 'service', id: 'soon' } as const;
  const { expiresAt } = await makeLink(deps, { item: key, ref, label: 'Legal', days: 14, person: people.editor.id });
  const links = () => db.selectFrom('preview_link').selectAll().execute();
  await removeExpiredLinks(db, new Date(expiresAt.getTime() - 1));
  assert.equal((await links()).length, 1);
  await removeExpiredLinks(db, expiresAt);
  assert.deepEqual(await links(), []);
});
