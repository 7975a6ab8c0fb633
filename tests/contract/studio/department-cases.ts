import assert from 'node:assert/strict';
import type { InputOf } from '../../../contract/core/endpoint';
import { contentManageApi as content } from '../../../contract/manage/content';
import { departmentApi as departments } from '../../../contract/manage/department';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { serviceApi } from '../../../contract/service';
import { answerOf, assertFails, type ContractCase, type World } from '../world';
import { newService } from './manage-draft-cases';

const asAdmin = { as: 'admin' } as const;
const area = 'service';
type Change = InputOf<typeof departments.save>['change'];

const read = (world: World) => answerOf(world, departments.info, {}, asAdmin);
async function save(world: World, change: Change) {
  const { version } = await read(world);
  return answerOf(world, departments.save, { version, change }, asAdmin);
}
async function create(world: World, name: string): Promise<string> {
  const before = await read(world);
  const after = await save(world, { kind: 'create', names: { 'en-US': name, 'zh-CN': `${name}部` } });
  const created = after.departments.find(({ id }) => before.departments.every((each) => each.id !== id));
  assert.ok(created, name);
  return created.id;
}
async function refused(world: World, change: Change, code: Parameters<typeof assertFails>[3]) {
  const { version } = await read(world);
  await assertFails(world, departments.save, { version, change }, code, asAdmin);
}
async function publishFor(world: World, id: string, name: string) {
  const document = { ...newService(id, name), department: { 'en-US': name, 'zh-CN': `${name}部` } };
  await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
  await answerOf(world, drafts.publish, { area, id, version: 1, change: null }, asAdmin);
}

export const departmentCases: ContractCase[] = [
  {
    name: 'an administrator renames a department, and its items have the new name',
    run: async (world) => {
      const id = await create(world, 'Aqua');
      await publishFor(world, 'for-aqua', 'Aqua');
      const { departments: all } = await save(world, { kind: 'rename', id, names: { 'en-US': 'Azure', 'zh-CN': '蔚蓝部' } });
      const renamed = all.find((each) => each.id === id);
      assert.deepEqual([renamed?.names['en-US'], renamed?.aliases, renamed?.uses.items], ['Azure', ['Aqua', 'Aqua部'], 1]);
      const { department } = await answerOf(world, serviceApi.info, { id: 'for-aqua' });
      assert.deepEqual(department, { id, name: 'Azure' });
      const { document } = await answerOf(world, drafts.info, { area, id: 'for-aqua' }, asAdmin);
      assert.deepEqual(document.department, { 'en-US': 'Azure', 'zh-CN': '蔚蓝部' });
      await refused(world, { kind: 'remove', id }, 'department.in_use');
    },
  },
  {
    name: 'an administrator merges departments, and adds and removes another name of a department',
    run: async (world) => {
      const from = await create(world, 'Beige');
      const into = await create(world, 'Brown');
      await publishFor(world, 'for-beige', 'Beige');
      const { departments: all } = await save(world, { kind: 'merge', id: from, into });
      assert.ok(all.every(({ id }) => id !== from));
      assert.equal(all.find(({ id }) => id === into)?.uses.items, 1);
      const managed = await answerOf(world, content.list, { area, department: into }, asAdmin);
      assert.deepEqual(
        managed.items.map(({ id, department }) => [id, department?.name]),
        [['for-beige', 'Brown']],
      );
      const added = await save(world, { kind: 'addAlias', id: into, alias: 'Umber' });
      assert.ok(added.departments.find(({ id }) => id === into)?.aliases.includes('Umber'));
      const removed = await save(world, { kind: 'removeAlias', id: into, alias: 'Umber' });
      assert.ok(!removed.departments.find(({ id }) => id === into)?.aliases.includes('Umber'));
    },
  },
  {
    name: 'an administrator sees what uses departments, and creates and removes an unused one',
    run: async (world) => {
      const id = await create(world, 'Cyan');
      const created = (await read(world)).departments.find((each) => each.id === id);
      assert.ok(created && Object.values(created.uses).every((count) => count === 0));
      const { departments: all } = await save(world, { kind: 'remove', id });
      assert.ok(all.every((each) => each.id !== id));
    },
  },
  {
    name: 'an administrator whose change of departments is invalid or based on an older version is refused',
    run: async (world) => {
      const id = await create(world, 'Denim');
      const other = await create(world, 'Dusk');
      const { version } = await read(world);
      await save(world, { kind: 'addAlias', id, alias: 'Indigo' });
      const change: Change = { kind: 'remove', id };
      await assertFails(world, departments.save, { version, change }, 'department.conflict', asAdmin);
      await refused(world, { kind: 'create', names: { 'en-US': 'indigo' } }, 'department.exists');
      await refused(world, { kind: 'rename', id: other, names: { 'zh-CN': 'Denim部' } }, 'department.exists');
      await refused(world, { kind: 'addAlias', id: other, alias: 'DENIM' }, 'department.exists');
      await refused(world, { kind: 'create', names: {} }, 'department.invalid');
      await refused(world, { kind: 'merge', id, into: id }, 'department.invalid');
      await refused(world, { kind: 'removeAlias', id, alias: 'Nothing' }, 'department.invalid');
      await refused(world, { kind: 'merge', id, into: 'no-such' }, 'department.not_found');
      await refused(world, { kind: 'rename', id: 'no-such', names: { 'en-US': 'A' } }, 'department.not_found');
      const asEditor = { as: 'editor' } as const;
      await assertFails(world, departments.info, {}, 'permission.denied', asEditor);
      await assertFails(world, departments.save, { version, change }, 'permission.denied', asEditor);
    },
  },
];
