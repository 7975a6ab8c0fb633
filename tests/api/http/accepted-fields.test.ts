import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import { stringify } from 'yaml';
import { z } from 'zod';
import { AREA_FOLDERS, AREAS, type Area } from '../../../contract/core/areas';
import type { AnswerOf, Endpoint, InputOf } from '../../../contract/core/endpoint';
import { homeApi } from '../../../contract/home';
import { informationApi } from '../../../contract/information';
import { noticeApi } from '../../../contract/notice';
import { personnelApi } from '../../../contract/personnel';
import { searchApi } from '../../../contract/search';
import { toolApi } from '../../../contract/tool';
import { benefitApi } from '../../../contract/welfare';
import { importFolder } from '../../../server/content-folder/import-folder';
import { slide } from '../../../server/content-folder/slides';
import { baseKeys } from '../../../server/content-folder/front-matter-schema';
import { AREA_FIELDS } from '../../../contract/areas';
import { COMMON_APIS } from '../../contract/areas';
import { odd } from '../../fuzz/odd-values';
import { valuesOf } from '../../fuzz/schema-values';
import { contentFolder, type FolderFiles } from '../support/content-folder';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

/** Fixed seed, so that each run generates the same values and a failing file name can be reproduced. */
const SEED = 20_260_301;
const RUNS = 12;
const SLIDES = 400;
const MAX_SLIDES = 20;
/** Word in every document, so that a search finds all of them. */
const WORD = 'zebra';

const ADDRESSES = [
  ...['https://a.example', 'https://a.example/报销', 'https://内网.example/', 'https://a.example/a b', 'https://a.example/a|b'],
  ...[
    'https://a.example/{id}',
    'https://a.example/%zz',
    'https://a.example/?q=a|b{c}^`',
    'http://[::1]/',
    'https://user:pw@a.example/',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', '//a.example', '/a/b', 'https:/a.example', 'https://', 'https://a b.example/'],
  ...[
    `https://a.example/${'a'.repeat(3000)}`,
    `https://a.example/${'报'.repeat(20_000)}`,
    ' https://a.example ',
    'mailto:a@a.example',
  ],
];
const DATES = [
  ...[
    '2026-03-31',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '2024-02-29',
    '2026-03-31T09:00',
    '2026-03-31T09:00Z',
  ],
  ...['2026-03-31T09:00:00+08:00', '2026-03-31T23:59:59.999999999Z', '2026-03-31T24:00:00Z', '2026-06-30T23:59:60Z'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', `2026-03-31T09:00:00.${'1'.repeat(300)}Z`, '1900-01-01', '2999-12-31'],
  ...['2026-03-31t09:00:00z', '2026-03-31T09:00:00+0800', '2026-03-31T09:00:00-00:00', 'infinity', 'now'],
];

const HINTS = {
  url: ADDRESSES,
  date: DATES,
  publishedAt: DATES,
  updatedAt: DATES,
  expiresAt: DATES,
  startsAt: DATES,
  endsAt: DATES,
};

/** Generates values that match the schema of a key, and values that people write although they do not match. */
const valueOf = (key: string, schema: z.ZodType): Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: valuesOf(z.strictObject({ [key]: schema }), HINTS).map((value) => (value as Record<string, unknown>)[key]),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ADDRESSES) },
    { weight: 2, arbitrary: fc.constantFrom(...DATES) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.array(fc.oneof(fc.constantFrom(...ADDRESSES, ...DATES), odd), { maxLength: 5 }) },
  );

/** A front matter key that an author can write in documents of an area. */
interface Key {
  area: Area;
  key: string;
  schema: z.ZodType;
}
const keysOf = (area: Area, shape: z.ZodRawShape): Key[] =>
  Object.entries(shape).map(([key, schema]) => ({ area, key, schema: schema as z.ZodType }));
/** All keys specific to an area, and the keys common to all areas, each assigned to one area in turn. */
const KEYS = [
  ...AREAS.flatMap((area) => keysOf(area, { ...AREA_FIELDS[area].fields.shape, ...AREA_FIELDS[area].textFields.shape })),
  ...keysOf('service', baseKeys.shape).map((key, place): Key => ({ ...key, area: AREAS[place % AREAS.length] ?? 'service' })),
];
/** Keys whose values can hide a document from readers. */
const HIDING = ['audience', 'publishedAt', 'expiresAt', 'draft'];

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

async function answerOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, about: string): Promise<AnswerOf<E>> {
  const { status, body } = await portal.call(endpoint, input, { as: portal.people.employee });
  assert.equal(status, 200, `${endpoint.path}, ${about}: ${JSON.stringify(body)}`);
  const { error } = (endpoint.answer as z.ZodType).safeParse(body);
  assert.equal(error, undefined, `${endpoint.path}, ${about}: ${String(error)}`);
  return body;
}

interface Written extends Key {
  id: string;
  value: unknown;
}
const fileOf = ({ area, id }: Written): string => `${AREA_FOLDERS[area]}/${id}.md`;
const describe = ({ area, key, value }: Written): string => `${area} ${key}: ${JSON.stringify([value]).slice(0, 300)}`;

function documentsOf(written: readonly Written[]): FolderFiles {
  const entries = written.map((one) => {
    const matter = { title: one.id, ...(one.value !== undefined && { [one.key]: one.value }) };
    return [fileOf(one), `---\n${stringify(matter)}---\n\nThe ${WORD}.\n`];
  });
  return Object.fromEntries(entries) as FolderFiles;
}

/** Imports the documents and returns those that were accepted. Asserts that each rejected one has a file, line and reason. */
async function taken(t: TestContext, written: readonly Written[]): Promise<Written[]> {
  const { path } = await contentFolder(t, documentsOf(written));
  const { failed } = await importFolder(portal.deps, path);
  const files = new Set(written.map(fileOf));
  for (const { file, line, reason } of failed)
    assert.ok(files.has(file) && line >= 1 && reason['zh-CN'], `${file}:${line} ${reason['en-US']}`);
  const refused = new Set(failed.map(({ file }) => file));
  return written.filter((one) => !refused.has(fileOf(one)));
}

async function readEverything(documents: readonly Written[]): Promise<void> {
  const about = documents.map(describe).join('\n');
  for (const one of documents.filter(({ key }) => !HIDING.includes(key)))
    await answerOf(COMMON_APIS[one.area].info, { id: one.id }, describe(one));
  for (const area of AREAS) {
    const ofArea = documents.filter((one) => one.area === area).map(describe);
    await answerOf(COMMON_APIS[area].list, { pageSize: 100 }, ofArea.join('\n'));
    await answerOf(COMMON_APIS[area].search, { query: WORD, pageSize: 100 }, ofArea.join('\n'));
    await answerOf(searchApi.search, { query: WORD, area, pageSize: 100 }, ofArea.join('\n'));
    await answerOf(COMMON_APIS[area].classificationList, undefined, about);
    await answerOf(COMMON_APIS[area].departmentList, undefined, about);
  }
  for (const call of [toolApi.launcher, informationApi.tree, personnelApi.overview, noticeApi.inbox])
    await answerOf(call, undefined, about);
  const { failed } = await answerOf(homeApi.home, {}, about);
  assert.deepEqual(failed, [], about);
  for (const { id } of documents.filter(({ area }) => area === 'benefit')) {
    const { status } = await portal.call(benefitApi.calendar, { id }, { as: portal.people.employee });
    assert.ok(status === 200 || status === 404, about);
  }
}

test('every endpoint returns a valid response for any value that the import accepts', async (t) => {
  const rows = fc.tuple(...KEYS.map(({ key, schema }) => valueOf(key, schema)));
  let count = 0;
  for (const values of fc.sample(rows, { seed: SEED, numRuns: RUNS })) {
    await portal.db.deleteFrom('item').execute();
    await forgetCalls(portal);
    const written = KEYS.map((key, place) => ({ ...key, id: `${key.key.toLowerCase()}-${place}`, value: values[place] }));
    const documents = await taken(t, written);
    count += documents.length;
    await readEverything(documents);
  }
  assert.ok(count > (RUNS * KEYS.length) / 3, `only ${count} were taken`);
});

test('the home page returns a valid response with every slide that the import accepts', async (t) => {
  const { texts, ...shape } = slide.shape;
  const text = (texts as z.ZodRecord).valueType as z.ZodObject;
  const keys = [...keysOf('tool', shape), ...keysOf('tool', text.shape)];
  const arbitrary = fc.constantFrom(...keys).chain((key) => valueOf(key.key, key.schema).map((value) => ({ ...key, value })));
  const given = fc.sample(arbitrary, { seed: SEED, numRuns: SLIDES }).map(({ key, value }, index) => ({
    ...{ id: `slide-${index}`, hue: 'tool', texts: { 'en-US': { title: 'T', ...(key in text.shape && { [key]: value }) } } },
    ...(key in shape && { [key]: value }),
  }));
  const accepted = given.filter((one) => slide.safeParse(one).success);
  assert.ok(accepted.length > SLIDES / 10, `only ${accepted.length} were accepted`);
  for (let from = 0; from < accepted.length; from += MAX_SLIDES) {
    await portal.db.deleteFrom('slide').execute();
    const some = accepted.slice(from, from + MAX_SLIDES);
    const { path } = await contentFolder(t, { 'slides.yaml': stringify(some) });
    assert.deepEqual((await importFolder(portal.deps, path)).failed, [], JSON.stringify(some));
    const { failed } = await answerOf(homeApi.home, { parts: ['slides'] }, JSON.stringify(some));
    assert.deepEqual(failed, []);
  }
});
