import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { searchApi, type SearchResult } from '../../../contract/search';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { makeItem, makePerson } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';
import { statementsOf } from '../support/query-counter';

/** An everyday word, and the related word that occurs only in the title of a hidden item. */
const RELATED: Record<keyof typeof HIDDEN, readonly [everyday: string, formal: string]> = {
  'for-another-department': ['car', 'vehicle'],
  'for-another-location': ['boss', 'supervisor'],
  'for-another-role': ['fix', 'repair'],
  'for-their-department-elsewhere': ['wage', 'salary'],
  'never-published': ['lawyer', 'attorney'],
  scheduled: ['buy', 'purchase'],
  expired: ['doctor', 'physician'],
  archived: ['kid', 'child'],
};
/** A word none of whose related words occurs in any text. */
const UNRELATED = 'sofa';
/** A word that occurs in an item everyone may see. */
const OPEN = 'leave';

let portal: TestApp;
let newcomer: TestPerson;
before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  newcomer = await makePerson(db);
  await makeItem(db, { id: 'open', title: OPEN });
  for (const [state, hidden] of Object.entries(HIDDEN))
    await makeItem(db, { ...hidden, area: 'service', id: state, title: RELATED[state]?.[1] ?? '' });
  await refreshDictionary(db);
});
beforeEach(() => forgetCalls(portal));
after(() => portal.close());

/** Returns the response, without the typed word, and the statements that read content. */
async function told(query: string, typed: string, as: TestPerson): Promise<{ body: string; statements: string[] }> {
  let body: SearchResult | undefined;
  const statements = await statementsOf(async () => {
    ({ body } = await portal.call(searchApi.search, { query }, { as }));
  });
  return {
    body: JSON.stringify(body).replaceAll(typed, '…'),
    statements: statements.filter((text) => /\b(search_(doc|term|word)|item)\b/.test(text)).sort(),
  };
}

for (const [state, [everyday, formal]] of Object.entries(RELATED))
  test(`treats an everyday word whose related word occurs only in an item that is ${state} as unrelated`, async () => {
    for (const [query, control] of [
      [everyday, UNRELATED],
      [`${OPEN} ${everyday}`, `${OPEN} ${UNRELATED}`],
    ] as const) {
      const hidden = await told(query, everyday, newcomer);
      assert.deepEqual(hidden, await told(control, UNRELATED, newcomer), query);
      assert.ok(!hidden.body.includes(formal));
    }
  });

test('finds the item by the everyday word for those who may see it', async () => {
  const [everyday] = RELATED['for-another-department'] ?? [];
  const reader = await makePerson(portal.db, { department: 'Legal' });
  const { body } = await portal.call(searchApi.search, { query: everyday ?? '' }, { as: reader });
  assert.deepEqual(
    body.blocks.flatMap(({ items }) => items.map(({ id }) => id)),
    ['for-another-department'],
  );
});
