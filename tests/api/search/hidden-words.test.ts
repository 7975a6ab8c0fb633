import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { AREAS, type Area } from '../../../contract/core/areas';
import { endpoints, type Call } from '../../../contract/api';
import type { Endpoint } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { searchApi, type SearchResult } from '../../../contract/search';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { soundOf } from '../../../server/modules/search/text/sounds';
import { makeItem, makePerson, type ItemSpec } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';
import { statementsOf } from '../support/query-counter';
import { areaOf } from '../support/roles/callers';
import {
  CANTEEN,
  FORMS,
  HIDDEN_WORDS,
  LEAVE,
  OPEN,
  SOUNDS,
  soundingLikeNothing,
  swapped,
  UNKNOWN,
  without,
  type Words,
} from './hidden-words';

/** Further inputs of each call, in addition to the query. */
const MORE: Record<string, ((area: Area) => object)[]> = {
  'POST /api/search': [
    () => ({}),
    () => ({ exact: true, sort: 'newest' }),
    (area) => ({ area, sort: 'newest', from: '2020-01-01' }),
  ],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as Call;
const CALLS = endpoints.filter(
  ({ input, permission }) => permission === 'content.read' && 'shape' in input && 'query' in (input.shape as object),
);
/** Calls that take a query and return results. A rating returns no content. */
const ASKING = CALLS.filter((call) => call !== searchApi.rate);

const spec = (own: Words, more: ItemSpec): ItemSpec => ({
  texts: {
    'en-US': { title: `${own.long} ${own.short}`, body: `${own.long} ${LEAVE}, ${own.long} ${CANTEEN}.` },
    'zh-CN': { title: own.chinese, body: `${own.chinese}年假。` },
  },
  ...more,
});

let portal: TestApp;
const readers: Record<string, TestPerson> = {};
const NEWCOMER = 'a newcomer';
const EDITOR = 'an editor of finance in Lagos';
/** Items hidden from each reader. Two readers are enough for reasons that depend on the item alone. */
const HIDDEN_FROM: Record<string, readonly (keyof typeof HIDDEN)[]> = {
  [NEWCOMER]: Object.keys(HIDDEN),
  'finance in Shanghai': ['for-another-department', 'for-another-location', 'for-another-role', 'for-their-department-elsewhere'],
  'legal in Lagos': ['for-another-role', 'for-their-department-elsewhere'],
  [EDITOR]: ['for-another-department', 'never-published', 'scheduled', 'expired', 'archived'],
};
/** Items that each reader may see. */
const SEEN_BY: Record<string, readonly (keyof typeof HIDDEN)[]> = {
  'legal in Lagos': ['for-another-department', 'for-another-location'],
  [EDITOR]: ['for-another-location', 'for-another-role', 'for-their-department-elsewhere'],
};
const AREA_OF = Object.fromEntries(
  Object.keys(HIDDEN).map((state, nth): [string, Area] => [state, AREAS[nth % AREAS.length] ?? 'service']),
);

before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  readers[NEWCOMER] = await makePerson(db);
  readers['finance in Shanghai'] = await makePerson(db, { department: 'Finance', location: 'Shanghai' });
  readers['legal in Lagos'] = await makePerson(db, { department: 'Legal', location: 'Lagos' });
  readers[EDITOR] = await makePerson(db, {
    ...{ department: 'Finance', location: 'Lagos', roles: ['employee', 'editor'], editorAreas: ['service'] },
  });
  await makeItem(db, {
    id: 'annual-leave',
    texts: {
      'en-US': { title: 'Annual leave', body: 'Ask two weeks ahead.' },
      'zh-CN': { title: '年假申请', body: '请提前两周申请。' },
    },
  });
  await makeItem(db, { area: 'notice', id: 'canteen', texts: { 'en-US': { title: 'Canteen', body: 'It is open.' } } });
  for (const [state, hidden] of Object.entries(HIDDEN)) {
    await makeItem(db, spec(wordsOf(state), { ...hidden, area: AREA_OF[state] ?? 'service', id: state }));
  }
  await refreshDictionary(db);
});
after(() => portal.close());

function wordsOf(state: string): Words {
  const own = HIDDEN_WORDS[state];
  assert.ok(own);
  return own;
}

function readerOf(name: string): TestPerson {
  const reader = readers[name];
  assert.ok(reader);
  return reader;
}

const ask = async (query: string, as = readerOf(NEWCOMER)): Promise<SearchResult> =>
  (await portal.call(searchApi.search, { query }, { as })).body;

interface Told {
  status: number;
  body: string;
  /** Digest of each statement. */
  statements: string[];
}

/** Matches statements that read content. Statements about sessions and background work are not part of a search. */
const READS_CONTENT = /\b(search_(doc|term|word|synonym|pin)|item)\b/;

/** Returns the response, without the query text, and the statements that the call executed. */
async function told(call: Endpoint, input: { query: string }, reader: TestPerson, locale: Locale): Promise<Told> {
  let answer: { status: number; raw: Buffer } | undefined;
  const statements = await statementsOf(async () => {
    answer = await portal.call(call, input, { as: reader, locale });
  });
  assert.ok(answer);
  return {
    status: answer.status,
    body: withoutQuery(answer.raw.toString(), input.query),
    statements: statements
      .filter((text) => READS_CONTENT.test(text))
      .map(digestOf)
      .sort(),
  };
}

/** Returns a digest that is short enough to compare by eye when a test fails. */
const digestOf = (statement: string): string => createHash('sha256').update(statement).digest('hex').slice(0, 8);

function withoutQuery(body: string, query: string): string {
  const typed = query.match(/\p{L}+/gu) ?? [];
  const own = typed.filter((word) => !OPEN.some((open) => open === word.toLowerCase()));
  const longestFirst = [...own].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((text, word) => text.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), '…'), body);
}

interface Asked {
  call: Endpoint;
  more: object;
}

/** Returns the calls that search all areas and the calls of this area. */
const callsFor = (area: Area): Asked[] =>
  ASKING.filter((call) => call.path.startsWith('/api/search') || areaOf(nameOf(call)) === area).flatMap((call) =>
    (MORE[nameOf(call)] ?? [() => ({})]).map((more) => ({ call, more: more(area) })),
  );

describe('treats a word that occurs only in hidden items like a word that occurs nowhere', () => {
  const unknown = new Map<string, Told>();
  const toldOfUnknown = async (key: string, ask: () => Promise<Told>): Promise<Told> => {
    const known = unknown.get(key) ?? (await ask());
    unknown.set(key, known);
    return known;
  };

  for (const [name, states] of Object.entries(HIDDEN_FROM))
    for (const state of states)
      test(`for ${name} and an item that is ${state}`, async () => {
        const reader = readerOf(name);
        const own = wordsOf(state);
        const area = AREA_OF[state] ?? 'service';
        const calls: Asked[] = callsFor(area);
        const differing: string[] = [];
        const pairs = [
          ...Object.entries(FORMS).map(([form, write]) => ({ form, query: write(own), control: write(UNKNOWN) })),
          ...Object.entries(SOUNDS).map(([form, write]) => ({
            form,
            query: write(own),
            control: soundingLikeNothing(write(own)),
          })),
        ];
        for (const { form, query, control } of pairs) {
          await forgetCalls(portal);
          const locale = /\p{Script=Han}/u.test(query) ? 'zh-CN' : 'en-US';
          for (const { call, more } of calls) {
            const tell = (asked: string) => told(call, { query: asked, ...more }, reader, locale);
            const key = `${name} ${call.path} ${JSON.stringify(more)} ${control}`;
            const hidden = await tell(query);
            const { body, statements } = await toldOfUnknown(key, () => tell(control));
            assert.equal(hidden.status, 200);
            if (hidden.body !== body) differing.push(`${form}, answer of ${call.path} ${JSON.stringify(more)}`);
            if (hidden.statements.join() !== statements.join())
              differing.push(`${form}, statements of ${call.path} ${JSON.stringify(more)}`);
          }
        }
        assert.deepEqual(differing, []);
      });
});

for (const [name, states] of Object.entries(SEEN_BY))
  for (const state of states)
    test(`${name} finds an item that is ${state} by its words, also when misspelt`, async () => {
      await forgetCalls(portal);
      const { long, short, chinese } = wordsOf(state);
      for (const query of [long, short, swapped(long, 3), without(long, 3), swapped(short, 1), chinese, soundOf(chinese)]) {
        const body = await ask(query, readerOf(name));
        assert.deepEqual([query, body.blocks.flatMap(({ items }) => items.map(({ id }) => id))], [query, [state]]);
      }
    });

test('treats a word published after the last dictionary refresh as unknown for those who may not see it', async () => {
  const { db } = portal;
  await forgetCalls(portal);
  await makeItem(db, { title: 'Ypsilonk', audience: { departments: ['Legal'] } });
  const reader = readerOf(NEWCOMER);
  const [hidden, unknown] = [
    await told(searchApi.search, { query: `${LEAVE} ypsilonk` }, reader, 'en-US'),
    await told(searchApi.search, { query: `${LEAVE} upsolink` }, reader, 'en-US'),
  ];
  assert.deepEqual(hidden, unknown);
});

test('corrects to a visible word despite similar, more frequent hidden words', async () => {
  const { db } = portal;
  await forgetCalls(portal);
  // Each differs by one letter from the query and occurs in more texts than the visible word.
  const hidden = [
    'bergamut',
    'bergamat',
    'bergamit',
    'bergamet',
    'bergamyt',
    'bergamxt',
    'bergamst',
    'bergamrt',
    'bergamlt',
    'bergamnt',
  ];
  for (const word of hidden)
    for (const part of ['one', 'two']) await makeItem(db, { title: `${word} ${part}`, audience: { departments: ['Legal'] } });
  await makeItem(db, { id: 'bergamot', title: 'Bergamot' });
  await refreshDictionary(db);
  const { corrected, query, blocks } = await ask('bergamzt');
  assert.deepEqual([corrected, query, blocks[0]?.items[0]?.id], [true, 'bergamot', 'bergamot']);
});

test('suggests corrections by what the reader may see, not by what others see more often', async () => {
  const { db } = portal;
  await forgetCalls(portal);
  const own = await makeItem(db, { title: 'Trellisom' });
  const many = async (word: string, count: number, more: ItemSpec) => {
    for (let nth = 0; nth < count; nth += 1) await makeItem(db, { title: `${word} ${nth}`, ...more });
  };
  await many('trellisor', 25, { audience: { departments: ['Legal'] } });
  await refreshDictionary(db);
  assert.equal((await ask('trellisom')).didYouMean, null);
  await many('trellison', 22, {});
  await refreshDictionary(db);
  const { didYouMean, blocks } = await ask('trellisom');
  assert.deepEqual([didYouMean, blocks[0]?.items.map(({ id }) => id)], ['trellison', [own.id]]);
});

test('treats a pinned query like any other for those who may not see the pinned item', async () => {
  const { db } = portal;
  await forgetCalls(portal);
  const item = await makeItem(db, { title: 'Sextantry', audience: { departments: ['Legal'] } });
  const pinned = await db
    .insertInto('search_pinned_query')
    .values({ origin: 'portal', key: 'sextantry', query: 'sextantry' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('search_pin').values({ pin: pinned.id, item: item.key, position: 0 }).execute();
  const reader = readerOf(NEWCOMER);
  const hidden = await told(searchApi.search, { query: 'sextantry' }, reader, 'en-US');
  assert.deepEqual(hidden, await told(searchApi.search, { query: 'nextsarty' }, reader, 'en-US'));
});

test('counts a search for hidden content as one without results', async () => {
  const { db } = portal;
  await forgetCalls(portal);
  const reader = await makePerson(db);
  const words = [wordsOf('expired'), UNKNOWN].flatMap(({ long, chinese }) => [long, chinese, without(long, 3)]);
  const asked = words.map((word) => `${word} ${word}`);
  for (const query of asked) await ask(query, reader);
  const counted = await countedSearches(asked);
  assert.deepEqual(counted, asked.map((query) => ({ query, count: 1, empty_count: 1 })).sort(byQuery));
});

const byQuery = (a: { query: string }, b: { query: string }) => (a.query < b.query ? -1 : 1);

/** Returns the counts of these queries as soon as all of them are stored. */
async function countedSearches(queries: readonly string[]) {
  for (let waited = 0; waited < 10_000; waited += 100) {
    const rows = await portal.db
      .selectFrom('search_query')
      .where('query', 'in', queries)
      .select(['query', 'count', 'empty_count'])
      .execute();
    if (rows.length >= queries.length) return rows.sort(byQuery);
    await setTimeout(100);
  }
  throw new Error('searches were not counted');
}
