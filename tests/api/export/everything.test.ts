import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { AREAS } from '../../../contract/core/areas';
import { LOCALES } from '../../../contract/core/locale';
import type { InputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import { departmentApi } from '../../../contract/manage/department';
import { directoryManageApi } from '../../../contract/manage/directory';
import { draftManageApi } from '../../../contract/manage/draft';
import { homeManageApi } from '../../../contract/manage/home';
import { reviewApi } from '../../../contract/manage/review';
import { structureApi, type Structure } from '../../../contract/manage/structure';
import { KEYWORD_SCOPES, searchAdminApi } from '../../../contract/search-admin';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { PIXEL } from '../support/content-folder';
import { newFolder, newPortal } from '../support/export-targets';
import { makeDocument } from '../support/factories';
import { assertSameFolders } from '../support/folder-content';
import type { TestApp } from '../support/harness';

const WHOLE_LIST = { page: 1, pageSize: 50 };
const DOOR_HOURS = { area: 'service', id: 'door-hours' } as const;

/** Returns the answer's body. Fails if the portal refused the call. */
const accepted = <B>({ status, body, raw }: { status: number; body: B; raw: Buffer }): B => {
  assert.equal(status, 200, raw.toString());
  return body;
};

/** Returns the classifications with the names of their ancestors instead of ids, because a folder identifies them by name. */
function byNames(classifications: Structure['classifications']) {
  const namesOf = (id: string | null): object[] => {
    const found = classifications.find((each) => each.id === id);
    return found ? [...namesOf(found.parent), found.names] : [];
  };
  return classifications.map(({ id, parent: _, ...classification }) => ({ ...classification, names: namesOf(id) }));
}

/** Returns the actions of a portal's administrator, all of which call its API. */
function administratorOf({ call, people }: TestApp) {
  const as = people.admin;
  return {
    directory: async () => accepted(await call(directoryManageApi.list, WHOLE_LIST, { as })).items,
    structureOf: async (area: (typeof AREAS)[number]) => accepted(await call(structureApi.info, { area }, { as })),
    departments: async () => accepted(await call(departmentApi.info, undefined, { as })),
    home: async () => accepted(await call(homeManageApi.info, {}, { as })),
    review: async () => accepted(await call(reviewApi.settings, undefined, { as })),
    draft: async (ref: typeof DOOR_HOURS) => accepted(await call(draftManageApi.info, ref, { as })),

    async changeStructure(area: (typeof AREAS)[number], change: InputOf<typeof structureApi.save>['change']) {
      const { version } = await this.structureOf(area);
      return accepted(await call(structureApi.save, { area, version, change }, { as })).classifications;
    },
    async changeDepartments(change: InputOf<typeof departmentApi.save>['change']) {
      const { version } = await this.departments();
      return accepted(await call(departmentApi.save, { version, change }, { as })).departments;
    },
    async addPerson() {
      const picture = accepted(await call(directoryManageApi.upload, { name: 'keys.png' }, { as, content: PIXEL }));
      const facts = {
        ...({ kind: 'desk', name: { 'en-US': 'Key desk', 'zh-CN': '钥匙服务台' }, role: { 'en-US': 'Locks and keys' } } as const),
        ...{ department: { 'en-US': 'Facilities' }, email: 'keys@portico.example', phone: '0800 555 0190', replyHours: 8 },
        ...{ hours: { 'zh-CN': '工作日' }, position: 1 },
      };
      const sent = { id: null, version: null, ...facts, picture: picture.id };
      return accepted(await call(directoryManageApi.save, sent, { as }));
    },
    async write(document: ItemDocument, later: ItemDocument) {
      const first = accepted(await call(draftManageApi.save, { document, version: null, baseRevision: 0 }, { as }));
      const second = accepted(
        await call(draftManageApi.save, { document: later, version: first.version, baseRevision: 0 }, { as }),
      );
      accepted(await call(draftManageApi.publish, { ...DOOR_HOURS, version: second.version, change: null }, { as }));
    },
    async addSlide() {
      const { version, slides } = await this.home();
      const picture = accepted(await call(homeManageApi.upload, { name: 'door.png' }, { as, content: PIXEL }));
      const added = {
        ...({ id: null, hue: 'service', item: DOOR_HOURS, link: null, isOn: true, picture: picture.id } as const),
        ...{ startsAt: '2026-01-01T08:00:00.000Z', endsAt: '2031-01-01T08:00:00.000Z' },
        texts: { 'en-US': { title: 'New doors', text: 'Open earlier.', alt: 'A door' } },
      };
      const present = slides.map(({ item, picture: own, ...slide }) => ({
        ...slide,
        item: item && { area: item.area, id: item.id },
        picture: own && own.id,
      }));
      accepted(await call(homeManageApi.save, { version, slides: [added, ...present.toReversed()] }, { as }));
    },
    async setSearchRules() {
      accepted(
        await call(searchAdminApi.pinSave, { query: 'days off', items: [{ area: 'service', id: 'annual-leave' }] }, { as }),
      );
      accepted(await call(searchAdminApi.synonymSave, { words: ['door', 'gate', '大门'] }, { as }));
      const bans = accepted(await call(searchAdminApi.banList, undefined, { as }));
      accepted(await call(searchAdminApi.banSave, { revision: bans.revision, words: ['lockpick'] }, { as }));
      const place = { scope: 'service', locale: 'zh-CN' } as const;
      const { revision } = accepted(await call(searchAdminApi.keywordList, place, { as }));
      accepted(await call(searchAdminApi.keywordSave, { ...place, revision, words: ['门禁', '钥匙'] }, { as }));
    },
    async requireReview(department: string) {
      const { version } = await this.review();
      const areas = [
        { area: 'service' as const, mode: 'optional' as const, departments: [{ department, mode: 'required' as const }] },
      ];
      accepted(await call(reviewApi.saveSettings, { version, areas }, { as }));
    },

    /** Returns everything that administrators can set, without what may differ between portals: versions, ids of files and origins. */
    async everything() {
      const [slides, people, departments, review, draft] = await Promise.all([
        ...([this.home(), this.directory(), this.departments(), this.review(), this.draft(DOOR_HOURS)] as const),
      ]);
      const pins = accepted(await call(searchAdminApi.pinList, WHOLE_LIST, { as })).items;
      const groups = accepted(await call(searchAdminApi.synonymList, WHOLE_LIST, { as })).items;
      const bans = accepted(await call(searchAdminApi.banList, undefined, { as }));
      const keywords = await Promise.all(
        KEYWORD_SCOPES.flatMap((scope) =>
          LOCALES.map(async (locale) => accepted(await call(searchAdminApi.keywordList, { scope, locale }, { as })).words),
        ),
      );
      return {
        structure: await Promise.all(AREAS.map(async (area) => byNames((await this.structureOf(area)).classifications))),
        departments: departments.departments.map(({ id, names, aliases, uses }) => ({
          id,
          names,
          aliases,
          uses: { ...uses, people: 0, editors: 0 },
        })),
        people: people.map(({ version: _, picture, ...entry }) => ({ ...entry, hasPicture: picture !== null })),
        slides: slides.slides.map(({ id: _, item, picture, ...slide }) => ({
          ...slide,
          item: item && { ...item, picture: item.picture !== null },
          hasPicture: picture !== null,
        })),
        alerts: slides.alerts.map(({ id }) => id),
        pins: pins.map(({ query, items }) => [query, items.map(({ id }) => id)]),
        groups: groups.map(({ words }) => words),
        bans: [...bans.words, ...bans.fromFolder].sort(),
        keywords,
        review: review.areas,
        written: { ...draft.document, folder: null, attachments: draft.document.attachments.length },
        behind: draft.behind,
      };
    },
  };
}

/** Returns a page with everything that an editor can set: owner, check date, questions, audience, dates and both languages. */
function pageAbout(english: string): ItemDocument {
  const text = (title: string, markdown: string, questions: string[]) => ({
    ...{ title, summary: '', markdown, keywords: ['door'], questions, fields: {} },
  });
  return makeDocument({
    ...DOOR_HOURS,
    owner: 'key-desk',
    department: { 'en-US': 'Facilities' },
    checkBy: '2030-02-28',
    expiresAt: '2031-01-31T00:00:00.000Z',
    audience: { departments: ['Facilities'], locations: ['Lisbon'], roles: ['editor'] },
    classifications: [[{ 'en-US': 'Buildings' }, { 'en-US': 'Doors' }]],
    tellsStale: true,
    texts: {
      'en-US': text('Door hours', `${english}\n\nRing if it is closed.`, ['When do the doors open?']),
      'zh-CN': text('大门开放时间', '大门七点开放。\n\n关门后请按铃。', ['几点开门？']),
    },
  });
}

test('an empty portal that imports an export has everything that was set in the studio, and exports the same bytes', async (t) => {
  const [first, second] = [await newPortal(t), await newPortal(t)];
  assert.deepEqual((await importFolder(first.deps, 'sample-content')).failed, []);
  const admin = administratorOf(first);

  assert.equal((await admin.addPerson()).id, 'key-desk');
  const made = await admin.changeStructure('service', {
    kind: 'create',
    parent: null,
    names: { 'en-US': 'Buildings', 'zh-CN': '楼宇' },
  });
  const buildings = made.find(({ names }) => names['en-US'] === 'Buildings');
  assert(buildings);
  await admin.changeStructure('service', { kind: 'create', parent: buildings.id, names: { 'en-US': 'Doors' } });
  await admin.changeStructure('service', { kind: 'create', parent: null, names: { 'en-US': 'Nothing yet' } });
  await admin.changeStructure('service', { kind: 'glyph', id: buildings.id, glyph: 'building' });
  await admin.changeStructure('service', { kind: 'place', id: buildings.id, parent: null, index: 0 });
  const former = made.find(({ id, parent, itemsWithin }) => parent === null && id !== buildings.id && itemsWithin > 0);
  assert(former);
  await admin.changeStructure('service', {
    kind: 'rename',
    id: former.id,
    names: { 'en-US': 'Renamed in the studio', 'zh-CN': '改名' },
  });
  await admin.write(pageAbout('The doors open at seven.'), pageAbout('The doors open at six.'));
  const facilities = (await admin.departments()).departments.find(({ names }) => names['en-US'] === 'Facilities');
  assert(facilities);
  await admin.changeDepartments({ kind: 'addAlias', id: facilities.id, alias: 'Buildings and keys' });
  await admin.addSlide();
  await admin.setSearchRules();
  await admin.requireReview(facilities.id);

  const [exported, again] = [await newFolder(t), await newFolder(t)];
  assert.deepEqual((await exportFolder(first.deps, exported, { drafts: true })).problems, []);
  const { failed, conflicts } = await importFolder(second.deps, exported);
  assert.deepEqual([failed, conflicts], [[], []]);
  assert.deepEqual(await administratorOf(second).everything(), await admin.everything());
  await exportFolder(second.deps, again, { drafts: true });
  await assertSameFolders(again, exported);
  const page = await readFile(join(exported, 'service/door-hours.md'), 'utf8');
  for (const line of ['owner: key-desk', 'checkBy: 2030-02-28', 'tellsStale: true'])
    assert.match(page, new RegExp(`^${line}$`, 'm'));
});
