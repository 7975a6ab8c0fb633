import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { searchApi } from '../../../contract/search';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { daysFromNow, makeItem } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { marked } from '../support/marked';
import { startSearchedPortal, type SearchedPortal } from './searched-portal';

let portal: SearchedPortal['portal'];
let ask: SearchedPortal['ask'];
let search: SearchedPortal['search'];
let find: SearchedPortal['find'];

before(async () => {
  ({ portal, ask, search, find } = await startSearchedPortal());
});
beforeEach(() => forgetCalls(portal));
after(() => portal.close());

test('names the best match, with the address that it leads to', async () => {
  const url = 'https://people.example.com/leave';
  assert.deepEqual((await search({ query: 'request annual leave' })).best, { area: 'service', id: 'annual-leave', url });
  assert.deepEqual((await search({ query: '年假' }, 'zh-CN')).best, { area: 'service', id: 'annual-leave', url });
  assert.deepEqual((await search({ query: 'parental leave' })).best, { area: 'personnel', id: 'parental', url: null });
  assert.equal((await search({ query: 'maternity protection' })).best, null);
  assert.equal((await search({ query: 'annual leave', area: 'service' })).best, null);
  assert.equal((await search({ query: 'annual leave', sort: 'newest' })).best, null);
  assert.equal((await search({ query: 'zzzz' })).best, null);
});

test('names the item with an address as the best match of a word that several titles have, first on the page', async () => {
  const found = await search({ query: 'leave' });
  const suggested = await portal.call(searchApi.suggest, { query: 'leave' }, { as: portal.people.employee });
  for (const { best, first } of [
    { best: found.best, first: found.blocks[0]?.area },
    { best: suggested.body.best, first: suggested.body.groups[0]?.area },
  ])
    assert.deepEqual([best?.area, best?.id, first], ['service', 'annual-leave', 'service']);
  const { best, blocks } = await search({ query: '假' }, 'zh-CN');
  assert.deepEqual([best?.id, blocks[0]?.area], ['annual-leave', 'service']);
});

test('returns the best results of each area with totals and nothing that the reader may not see', async () => {
  const found = await search({ query: 'leave' });
  assert.deepEqual(
    found.blocks.map(({ area, total, items }) => [area, total, items.map(({ id }) => id)]),
    [
      ['service', 1, ['annual-leave']],
      ['personnel', 1, ['parental']],
    ],
  );
  assert.deepEqual(found.counts, [
    { area: 'personnel', total: 1, more: false },
    { area: 'service', total: 1, more: false },
  ]);
  assert.equal(marked(found.blocks[1]?.items[0]?.highlight.title), 'Parental [leave]');
  assert.deepEqual([found.corrected, found.didYouMean, found.nothing], [false, null, null]);
});

test('returns five results per area in the overview and all of them by page', async () => {
  const overview = await search({ query: 'summer party' });
  assert.deepEqual([overview.blocks[0]?.total, overview.blocks[0]?.items.length], [8, 5]);
  const pages = [
    await search({ query: 'party', area: 'news', pageSize: 6 }),
    await search({ query: 'party', area: 'news', pageSize: 6, page: 2 }),
  ];
  assert.deepEqual(
    pages.map(({ blocks }) => blocks[0]?.items.length),
    [6, 2],
  );
  const ids = pages.flatMap(({ blocks }) => blocks[0]?.items.map(({ id }) => id));
  assert.equal(new Set(ids).size, 8);
});

test('returns an empty block for an area without matches, with the counts of other areas', async () => {
  const { blocks, counts } = await search({ query: 'party', area: 'tool' });
  assert.deepEqual(blocks, [{ area: 'tool', total: 0, more: false, items: [] }]);
  assert.deepEqual(counts, [{ area: 'news', total: 8, more: false }]);
});

test('returns 404 for an unknown classification', async () => {
  const { status, body } = await ask({ query: 'party', area: 'news', classificationId: 'nowhere' });
  assert.deepEqual([status, (body as unknown as { code: string }).code], [404, 'classification.not_found']);
});

test('filters by publication date', async () => {
  const day = daysFromNow(-10).toISOString().slice(0, 10);
  assert.deepEqual(await find('office repairs'), ['fresh', 'old']);
  assert.equal((await search({ query: 'office repairs', from: day })).counts[0]?.total, 1);
  assert.equal((await search({ query: 'office repairs', to: day })).blocks[0]?.items[0]?.id, 'old');
});

test('ranks a title equal to the query first, and newer items before older ones', async () => {
  assert.equal((await find('parental leave'))[0], 'parental');
  assert.deepEqual(await find('office closes for repairs'), ['fresh', 'old']);
});

test('finds Chinese by single characters, traditional characters, pinyin and homophones', async () => {
  for (const query of ['年假', '年', '年假申請', '年假申请', 'nianjia', 'njsq', 'nian jia', '年价', 'ＶＰＮ账号', 'vpn 账号'])
    assert.equal((await find(query, 'zh-CN'))[0], /vpn|Ｖ/i.test(query) ? 'vpn' : 'annual-leave', query);
});

test('finds titles with the exact pinyin, and titles where it is a prefix if no title matches exactly', async (t) => {
  const made = [
    (await makeItem(portal.db, { id: 'whole', texts: { 'zh-CN': { title: '先进' } } })).key,
    (await makeItem(portal.db, { id: 'goes-on', texts: { 'zh-CN': { title: '香山年度总结大会' } } })).key,
  ];
  t.after(() => portal.db.deleteFrom('item').where('key', 'in', made).execute());
  const found = { xian: 'whole', xianj: 'whole', xsnd: 'goes-on', xia: 'goes-on whole', xiang: 'goes-on', niandu: 'goes-on' };
  const longer = { niandz: '', ndzj: 'goes-on', ndzjd: 'goes-on', nianduzongjie: 'goes-on', nianduzongjieda: 'goes-on' };
  for (const [query, ids] of Object.entries({ ...found, ...longer }))
    assert.equal((await find(query, 'zh-CN')).sort().join(' '), ids, query);
});

test('highlights what was found by pinyin', async () => {
  const { blocks } = await search({ query: 'nianjia' }, 'zh-CN');
  assert.equal(marked(blocks[0]?.items[0]?.highlight.title), '[年假]申请');
});

test('ignores stop words in questions', async () => {
  assert.equal((await find('how do I take parental leave?'))[0], 'parental');
  assert.equal((await find('怎么休育儿假', 'zh-CN'))[0], 'parental');
});

test('finds compounds in any spelling', async () => {
  for (const query of ['part-time', 'part time', 'parttime']) assert.deepEqual(await find(query), ['hours'], query);
});

test('requires all of many words, in any order', async () => {
  const words = ['quartz', 'lantern', 'orchid', 'saddle', 'thimble', 'walnut', 'sextant', 'anchor'];
  const text = (body: readonly string[]) => ({ 'en-US': { title: 'Things', body: body.join(' and ') } });
  await makeItem(portal.db, { id: 'eight-things', texts: text(words) });
  await makeItem(portal.db, { id: 'seven-things', texts: text(words.slice(0, -1)) });
  await refreshDictionary(portal.db);
  for (const query of [words, [...words].reverse()]) assert.deepEqual(await find(query.join(' ')), ['eight-things']);
  assert.deepEqual((await find(words.slice(0, -1).join(' '))).sort(), ['eight-things', 'seven-things']);
});

test('corrects a misspelt word unless the search is exact', async () => {
  const oneOff = ['maternty', 'matrenity', 'matenrity', 'maternitty', 'naternity', 'maternite'];
  const twoOff = ['matirnety', 'naternite', 'mternty'];
  for (const query of [...oneOff, ...twoOff]) {
    const { corrected, query: searched, blocks } = await search({ query });
    assert.deepEqual([corrected, searched, blocks[0]?.items[0]?.id], [true, 'maternity', 'parental'], query);
  }
  assert.equal((await search({ query: 'parantel' })).query, 'parental');
  const exact = await search({ query: 'maternty', exact: true });
  assert.deepEqual([exact.corrected, exact.counts, exact.nothing?.close], [false, [], ['maternity']]);
});

test('does not treat words beyond the term limit of a long query as misspelt', async () => {
  const asked = 'request annual vacation ask weeks ahead parental long parents paid maternity protection office closes repairs';
  const others = 'working time agreed manager summer leave changes first comes';
  const { corrected, didYouMean, nothing } = await search({ query: `${asked} ${others} part` });
  assert.deepEqual([corrected, didYouMean, nothing], [false, null, null]);
});

test('ignores a word that is cut off at the length limit', async () => {
  const whole = `${'maternity protection '.repeat(9)}may be`;
  for (const query of [`${whole} pare`, `${whole} parents and how long`]) {
    const { corrected, didYouMean, query: searched, blocks } = await search({ query });
    assert.deepEqual([corrected, didYouMean, blocks[0]?.items[0]?.id], [false, null, 'parental'], query);
    assert.equal(searched, whole);
  }
});

test('never suggests a word that occurs only in hidden items', async () => {
  await makeItem(portal.db, { id: 'hush', title: 'Project Peregrine', audience: { departments: ['Board'] } });
  await refreshDictionary(portal.db);
  for (const exact of [true, false]) {
    const { corrected, didYouMean, nothing } = await search({ query: 'peregrnie', exact });
    assert.deepEqual([corrected, didYouMean, nothing?.close], [false, null, []]);
  }
  const beside = await search({ query: 'leave peregrnie' });
  assert.deepEqual([beside.corrected, beside.didYouMean, beside.query], [false, null, 'leave peregrnie']);
});

test('returns the tried words and popular items when nothing is found', async () => {
  const { nothing, counts, blocks } = await search({ query: 'the xylophone quartet' });
  assert.deepEqual([nothing?.tried, counts, blocks], [['xylophone', 'quartet'], [], []]);
  assert.ok(nothing?.popular.some(({ id }) => id === 'annual-leave'));
});

test('returns 200 for unusual input and 400 for input beyond the length limit', async () => {
  const odd = [
    '',
    '   ',
    '!!! ??? …',
    'the of and',
    '的了吗',
    '🎉🎉',
    '\u0000\u0007leave\u0000',
    "'; drop table item; --",
    '" & | ! ( ) : * <-> \\',
    'a:* & b',
    '~nianjia',
    '\ud800',
    'leave '.repeat(1500),
    '年'.repeat(10_000),
  ];
  for (const query of odd) {
    const { status } = await ask({ query });
    assert.equal(status, 200, JSON.stringify(query.slice(0, 40)));
    const suggested = await portal.call(searchApi.suggest, { query }, { as: portal.people.employee });
    assert.equal(suggested.status, 200, JSON.stringify(query.slice(0, 40)));
  }
  assert.equal((await ask({ query: 'x'.repeat(20_001) })).status, 400);
  assert.ok((await find('\u0000\u0007leave\u0000')).includes('parental'));
});

test('suggests titles by area for unfinished words and pinyin', async () => {
  const suggest = async (query: string, locale: Locale = 'en-US') =>
    (await portal.call(searchApi.suggest, { query }, { as: portal.people.employee, locale })).body.groups.map(
      ({ area, items }) => [area, items.map(({ id }) => id)],
    );
  assert.deepEqual(await suggest('paren'), [['personnel', ['parental']]]);
  assert.deepEqual(await suggest('nianj', 'zh-CN'), [['service', ['annual-leave']]]);
  assert.deepEqual(await suggest('director'), []);
});

test('suggests one best match with the address that it leads to, first of its area, unless the query is very short', async () => {
  const suggest = async (query: string) => (await portal.call(searchApi.suggest, { query }, { as: portal.people.employee })).body;
  const { best, groups } = await suggest('annual');
  assert.deepEqual([best?.area, best?.id], ['service', 'annual-leave']);
  assert.deepEqual([groups[0]?.area, groups[0]?.items.some(({ id }) => id === best?.id)], ['service', true]);
  assert.equal((await suggest('an')).best, null);
  assert.equal((await suggest('paren')).best?.id, 'parental');
});

test('removes control characters from a rated query', async () => {
  const { status } = await portal.call(
    searchApi.rate,
    { query: 'nul\u0000 and\u0007 bell', useful: true, hits: [] },
    { as: portal.people.editor },
  );
  assert.equal(status, 200);
  const kept = await portal.db.deleteFrom('search_rating').where('query', '=', 'nul and bell').returning('useful').execute();
  assert.deepEqual(kept, [{ useful: true }]);
});

test('stores a rating with query and results but without the person', async () => {
  const hits = [{ area: 'personnel' as const, id: 'parental' }];
  const { status } = await portal.call(
    searchApi.rate,
    { query: ' Parental  LEAVE ', useful: false, hits },
    { as: portal.people.employee },
  );
  assert.equal(status, 200);
  const [kept] = await portal.db.selectFrom('search_rating').selectAll().execute();
  assert.deepEqual([kept?.query, kept?.useful, kept?.hits], ['parental leave', false, hits]);
  assert.deepEqual(Object.keys(kept ?? {}).sort(), ['day', 'hits', 'key', 'query', 'useful']);
});
