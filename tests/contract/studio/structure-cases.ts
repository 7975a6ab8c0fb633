import assert from 'node:assert/strict';
import type { InputOf } from '../../../contract/core/endpoint';
import { contentManageApi as content } from '../../../contract/manage/content';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { structureApi as structures } from '../../../contract/manage/structure';
import { serviceApi } from '../../../contract/service';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase, type World } from '../world';

const asAdmin = { as: 'admin' } as const;
const area = 'service';
type Change = InputOf<typeof structures.save>['change'];

const read = (world: World) => answerOf(world, structures.info, { area }, asAdmin);
async function save(world: World, change: Change) {
  const { version } = await read(world);
  return answerOf(world, structures.save, { area, version, change }, asAdmin);
}
async function refused(world: World, change: Change, code: Parameters<typeof assertFails>[3]) {
  const { version } = await read(world);
  await assertFails(world, structures.save, { area, version, change }, code, asAdmin);
}

/** Creates a category and returns its id. */
async function create(world: World, name: string, parent: string | null = null): Promise<string> {
  const before = new Set((await read(world)).classifications.map(({ id }) => id));
  const { classifications } = await save(world, { kind: 'create', parent, names: { 'en-US': name, 'zh-CN': `${name}类` } });
  return classifications.find(({ id }) => !before.has(id))?.id ?? '';
}

async function publishIn(world: World, id: string, name: string): Promise<void> {
  const document = { ...newService(id, `Structure: ${id}`), classifications: [[{ 'en-US': name }]] };
  await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
  await answerOf(world, drafts.publish, { area, id, version: 1, change: null }, asAdmin);
}

export const structureCases: ContractCase[] = [
  {
    name: 'an administrator creates categories, renames, places and removes them, and readers see names and order at once',
    run: async (world) => {
      const first = await create(world, 'Alpha');
      const second = await create(world, 'Beta');
      await publishIn(world, 'in-alpha', 'Alpha');
      await publishIn(world, 'in-beta', 'Beta');
      await save(world, { kind: 'rename', id: first, names: { 'en-US': 'Alpha One', 'zh-CN': '甲' } });
      await save(world, { kind: 'glyph', id: first, glyph: 'travel' });
      await save(world, { kind: 'place', id: second, parent: null, index: 0 });
      const tree = await answerOf(world, serviceApi.classificationList, {});
      assert.equal(tree[0]?.id, second);
      const renamed = tree.find(({ id }) => id === first);
      assert.deepEqual([renamed?.name, renamed?.glyph, renamed?.count], ['Alpha One', 'travel', 1]);
      const { document } = await answerOf(world, drafts.info, { area, id: 'in-alpha' }, asAdmin);
      assert.deepEqual(document.classifications, [[{ 'en-US': 'Alpha One', 'zh-CN': '甲' }]]);
      await refused(world, { kind: 'remove', id: first }, 'classification.in_use');
      const empty = await create(world, 'Nothing', second);
      const { classifications } = await save(world, { kind: 'remove', id: empty });
      assert.ok(classifications.every(({ id }) => id !== empty));
    },
  },
  {
    name: 'an administrator merges categories, the address of the former leads to the other, and moves items',
    run: async (world) => {
      const from = await create(world, 'Gamma');
      const into = await create(world, 'Delta');
      const other = await create(world, 'Epsilon');
      await publishIn(world, 'in-gamma', 'Gamma');
      const merged = await save(world, { kind: 'merge', id: from, into });
      assert.ok(merged.classifications.every(({ id }) => id !== from));
      assert.equal(merged.classifications.find(({ id }) => id === into)?.items, 1);
      const found = await answerOf(world, serviceApi.list, { classificationId: from });
      assert.deepEqual(
        found.items.map(({ id }) => id),
        ['in-gamma'],
      );
      await save(world, { kind: 'moveItems', id: into, into: other });
      const managed = await answerOf(world, content.list, { area, classificationId: other }, asAdmin);
      assert.deepEqual(
        managed.items.map(({ id }) => id),
        ['in-gamma'],
      );
      assert.equal((await answerOf(world, content.list, { area, classificationId: into }, asAdmin)).total, 0);
    },
  },
  {
    name: 'an administrator who changes what somebody else has changed, or what cannot be, is refused',
    run: async (world) => {
      const top = await create(world, 'Zeta');
      const below = await create(world, 'Eta', top);
      const { version } = await read(world);
      await save(world, { kind: 'glyph', id: top, glyph: 'book' });
      const change: Change = { kind: 'remove', id: below };
      await assertFails(world, structures.save, { area, version, change }, 'structure.conflict', asAdmin);
      await refused(world, { kind: 'create', parent: null, names: { 'zh-CN': 'Zeta类' } }, 'classification.exists');
      await refused(world, { kind: 'create', parent: null, names: {} }, 'structure.invalid');
      await refused(world, { kind: 'rename', id: 'no-such', names: { 'en-US': 'A' } }, 'classification.not_found');
      await refused(world, { kind: 'merge', id: top, into: 'no-such' }, 'classification.not_found');
      await refused(world, { kind: 'place', id: top, parent: below, index: 0 }, 'structure.invalid');
      await refused(world, { kind: 'merge', id: top, into: below }, 'structure.invalid');
      await refused(world, { kind: 'moveItems', id: top, into: top }, 'structure.invalid');
      const third = await create(world, 'Theta', below);
      const fourth = await create(world, 'Iota', third);
      await refused(world, { kind: 'create', parent: fourth, names: { 'en-US': 'Kappa' } }, 'structure.invalid');
      const asEditor = { as: 'editor' } as const;
      await assertFails(world, structures.info, { area }, 'permission.denied', asEditor);
      await assertFails(world, structures.save, { area, version, change }, 'permission.denied', asEditor);
    },
  },
];
