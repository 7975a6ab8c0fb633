import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { makeItem } from '../support/factories';
import { startSearchedPortal, type SearchedPortal } from './searched-portal';

let portal: SearchedPortal['portal'];

before(async () => {
  ({ portal } = await startSearchedPortal());
});
after(() => portal.close());

test('keeps the previous dictionary when a refresh is aborted', async () => {
  const words = () => portal.db.selectFrom('search_word').selectAll().orderBy('word').execute();
  const before = await words();
  await makeItem(portal.db, { id: 'late', title: 'Quixotic windmills' });
  await assert.rejects(refreshDictionary(portal.db, AbortSignal.abort()), { name: 'AbortError' });
  assert.deepEqual(await words(), before);
});

test('removes words that no text contains any more, and skips a refresh when nothing changed', async () => {
  const item = await makeItem(portal.db, { id: 'gone', title: 'Zeppelin hangar' });
  assert.equal(await refreshDictionary(portal.db), true);
  assert.equal(await refreshDictionary(portal.db), false);
  await portal.db.deleteFrom('item').where('key', '=', item.key).execute();
  await makeItem(portal.db, { id: 'other', title: 'Something else' });
  await refreshDictionary(portal.db);
  const left = await portal.db.selectFrom('search_word').where('word', '=', 'zeppelin').selectAll().execute();
  assert.deepEqual(left, []);
});
