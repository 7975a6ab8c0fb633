import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { draftApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { makeDraft, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

const FINANCE = { 'en-US': 'Finance & Tax', 'zh-CN': '财务部' };
let portal: TestApp;
before(async () => {
  portal = await startTestApp();
  await makeItem(portal.db, { department: FINANCE });
  await makeItem(portal.db, { department: { 'en-US': 'Legal', 'zh-CN': '法务部' } });
});
after(() => portal.close());

const statusFor = async (as: TestPerson, id: string) => (await portal.call(serviceApi.info, { id }, { as })).status;

for (const claimed of ['finance-tax', 'Finance & Tax', '财务部', '  finance &   TAX ', 'Ｆinance & Tax']) {
  for (const written of ['finance-tax', 'Finance & Tax', '财务部', 'FINANCE & tax ']) {
    test(`a person of department “${claimed}” may read an item for “${written}”`, async () => {
      const reader = await makePerson(portal.db, { department: claimed });
      const { id } = await makeItem(portal.db, { audience: { departments: ['Sales', written] } });
      assert.equal(await statusFor(reader, id), 200);
    });
  }
}

for (const claimed of ['Legal', 'Finance', 'Tax', 'Finance & Tax, Legal', '法务部', '财务', '%', "' or true --", '{}', '']) {
  test(`a person of department “${claimed}” cannot read an item for “${FINANCE['en-US']}”`, async () => {
    const reader = await makePerson(portal.db, { department: claimed });
    for (const written of ['finance-tax', 'Finance & Tax', '财务部']) {
      const { id } = await makeItem(portal.db, { audience: { departments: [written] } });
      assert.equal(await statusFor(reader, id), 404);
    }
  });
}

test('recognizes a department by its name even if no document defines it', async () => {
  const reader = await makePerson(portal.db, { department: 'Catering' });
  const { id } = await makeItem(portal.db, { audience: { departments: ['catering'] } });
  assert.equal(await statusFor(reader, id), 200);
});

for (const [claimed, written, status] of [
  ['Shanghai', 'shanghai', 200],
  [' NEW  York ', 'New York', 200],
  ['上海', '上海 ', 200],
  ['York', 'New York', 404],
  ['Shanghai', '上海', 404],
] as const) {
  test(`a person in location “${claimed}” gets ${status} for an item for “${written}”`, async () => {
    const reader = await makePerson(portal.db, { location: claimed });
    const { id } = await makeItem(portal.db, { audience: { locations: [written] } });
    assert.equal(await statusFor(reader, id), status);
  });
}

for (const claimed of ['finance-tax', ' FINANCE &  tax', '财务部']) {
  test(`an editor for “${claimed}” can preview drafts of that department only`, async () => {
    const { call, db, deps } = portal;
    const editor = await makePerson(db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: [claimed] });
    for (const [department, status] of [
      [FINANCE, 200],
      [{ 'en-US': 'Legal' }, 404],
      [null, 404],
    ] as const) {
      const id = `draft-${Math.random().toString(36).slice(2)}`;
      const text = { title: id, summary: '', markdown: '', keywords: [], fields: {} };
      await makeDraft(deps, { id, department, texts: { 'en-US': text } });
      assert.equal((await call(draftApi.service, { id }, { as: editor })).status, status);
    }
  });
}
