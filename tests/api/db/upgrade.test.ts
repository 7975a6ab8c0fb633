import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { z } from 'zod';
import { AREA_APIS } from '../../../contract/areas';
import { attachmentApi } from '../../../contract/attachment';
import { AREAS } from '../../../contract/core/areas';
import type { Endpoint, InputOf } from '../../../contract/core/endpoint';
import { EDITOR_PERMISSIONS } from '../../../contract/core/permissions';
import { favouriteApi } from '../../../contract/favourite';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi } from '../../../contract/manage/draft';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import type { Db } from '../../../server/db/connect';
import { migrateJobs } from '../../../server/db/job-schema';
import { migrate } from '../../../server/db/migrate';
import { diskFiles } from '../../../server/storage/disk-files';
import { databaseUrlOf, emptyDatabase, startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { schemaObjects } from './schema-objects';

const FIRST_RELEASE = join(PROJECT_FOLDER, 'tests/api/db/first-release');

/** People in the database of the first release. */
const MEI = person('11111111-1111-4111-8111-111111111111', { name: 'Mei Lin', department: 'Finance' });
const DANIEL = person('22222222-2222-4222-8222-222222222222', {
  name: 'Daniel Okafor',
  roles: ['employee', 'editor'],
  editorAreas: ['service'],
});

function person(id: string, known: Partial<TestPerson>): TestPerson {
  const none = { name: '', department: null, location: null, editorAreas: [], editorDepartments: [] };
  return { id, ...none, roles: ['employee'], editorPermissions: EDITOR_PERMISSIONS, ...known };
}

/** Returns the database of the first release after today's migrations. */
async function upgradedDatabase(t: TestContext): Promise<Db> {
  const db = await emptyDatabase(t);
  const url = await databaseUrlOf(db);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(join(FIRST_RELEASE, 'first-release.sql'), 'utf8'));
  await client.end();
  await migrate(db);
  await migrateJobs(url);
  return db;
}

/** Returns the current API on the upgraded database, and a function that makes a call and asserts that its answer matches the contract. */
async function upgradedPortal(t: TestContext) {
  const portal = await startTestApp({ db: await upgradedDatabase(t), files: diskFiles(join(FIRST_RELEASE, 'files')) });
  t.after(() => portal.close());
  const answer = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: Parameters<TestApp['call']>[2]) => {
    const { status, body } = await portal.call(endpoint, input, options);
    assert.equal(status, 200, JSON.stringify(body));
    if (endpoint.answer instanceof z.ZodType) endpoint.answer.parse(body);
    return body;
  };
  return { portal, answer };
}

test('after its migrations, a database of the first release has the same schema as a new one', async (t) => {
  const upgraded = await schemaObjects(await upgradedDatabase(t));
  const portal = await startTestApp();
  t.after(() => portal.close());
  const fresh = await schemaObjects(portal.db);
  assert.deepEqual(
    {
      onlyUpgraded: upgraded.filter((line) => !fresh.includes(line)),
      onlyFresh: fresh.filter((line) => !upgraded.includes(line)),
    },
    { onlyUpgraded: [], onlyFresh: [] },
  );
  for (const kind of ['relation', 'column', 'constraint', 'index', 'trigger', 'function', 'extension', 'migration'])
    assert(
      upgraded.some((line) => line.startsWith(`${kind} `)),
      kind,
    );
});

test('items of the first release are listed, opened and found, by those who may read them', async (t) => {
  const { portal, answer } = await upgradedPortal(t);
  const published = {
    service: ['travel-advance', 'Travel advance'],
    notice: ['winter-opening-hours', 'Winter opening hours'],
    benefit: ['bicycle-leasing', 'Bicycle leasing'],
    news: ['summer-party', 'Summer party'],
    personnel: ['internal-moves', 'Internal moves'],
    information: ['offices', 'Our offices'],
    tool: ['room-booking', 'Room booking'],
  } as const;
  for (const area of AREAS) {
    const [id, title] = published[area];
    const { list, info } = AREA_APIS[area];
    const { items } = await answer(list, {}, { as: DANIEL });
    assert.deepEqual(
      items.map((card) => [card.id, card.title]),
      [[id, title]],
    );
    assert.equal((await answer(info, { id }, { as: DANIEL })).title, title);
    const { best } = await answer(searchApi.search, { query: title }, { as: DANIEL });
    assert.equal(best?.id, id);
  }
  const chinese = await answer(searchApi.search, { query: '差旅预支' }, { as: MEI, locale: 'zh-CN' });
  assert.equal(chinese.best?.id, 'travel-advance');

  const forFinance = { id: 'salary-data' };
  assert.equal((await answer(serviceApi.info, forFinance, { as: MEI })).title, 'Salary data of a department');
  assert.equal((await portal.call(serviceApi.info, forFinance, { as: DANIEL })).status, 404);
});

test('favourites, files and drafts of the first release are kept, and the drafts can be published', async (t) => {
  const { portal, answer } = await upgradedPortal(t);
  const favourites = await answer(favouriteApi.list, undefined, { as: MEI });
  assert.deepEqual(favourites.map(({ id }) => id).sort(), ['room-booking', 'travel-advance']);
  const service = await answer(serviceApi.info, { id: 'travel-advance' }, { as: MEI });
  assert.equal(service.favourite, true);
  const [file] = service.attachments;
  assert(file);
  const download = await portal.call(attachmentApi.one, { id: file.id }, { as: MEI });
  assert.deepEqual(download.raw, await readFile(join(FIRST_RELEASE, 'content/files/rates.csv')));

  const { items } = await answer(contentManageApi.list, {}, { as: DANIEL });
  const kept = items.find(({ id }) => id === 'new-form');
  assert(kept?.draft);
  const draft = { area: 'service', id: 'new-form', version: kept.draft.version } as const;
  await answer(draftManageApi.publish, { ...draft, change: null, overrule: null }, { as: DANIEL });
  const found = await answer(searchApi.search, { query: 'form not published yet' }, { as: MEI });
  assert.equal(found.best?.id, 'new-form');
});

test('importing the same folder after the upgrade changes no item', async (t) => {
  const { portal } = await upgradedPortal(t);
  const before = await portal.deps.db.selectFrom('item').select(['id', 'revision']).orderBy('key').execute();
  const { updated, failed } = await importFolder(portal.deps, join(FIRST_RELEASE, 'content'));
  assert.deepEqual({ updated, failed }, { updated: 0, failed: [] });
  assert.deepEqual(await portal.deps.db.selectFrom('item').select(['id', 'revision']).orderBy('key').execute(), before);
});
