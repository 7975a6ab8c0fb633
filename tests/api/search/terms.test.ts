import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlightAll, passageFinder } from '../../../server/modules/search/text/highlight';
import { cleanQuery } from '../../../server/modules/search/analytics/query-log';
import { documentTerms, queryTerms, titleTerms, typedTerms } from '../../../server/modules/search/text/terms';
import { marked } from '../support/marked';

const title = (text: string, query: string) => marked(highlightAll(text, new Set(queryTerms(query))));
const passage = (text: string, query: string) => marked(passageFinder(new Set(queryTerms(query)))(text));

test('a query asks for stems without case, accents, full-width forms and possessives', () => {
  assert.deepEqual(queryTerms('Leaving LEAVES'), ['leav']);
  assert.deepEqual(queryTerms('Résumé'), queryTerms('resume'));
  assert.deepEqual(queryTerms('ＨＲ'), ['hr']);
  assert.deepEqual(queryTerms('manager’s'), queryTerms("manager's"));
  assert.deepEqual(queryTerms('travel/leave'), ['travel', 'leav']);
});

test('a query keeps words that say something, and IT is one', () => {
  assert.deepEqual(queryTerms('how do I claim the expenses'), ['claim', 'expens']);
  assert.deepEqual(queryTerms('IT'), ['it']);
  assert.deepEqual(queryTerms('how to'), ['how', 'to']);
});

test('a query in Chinese asks for pairs of characters, one alone for itself, and mixes with words', () => {
  assert.deepEqual(queryTerms('假'), ['假']);
  assert.deepEqual(queryTerms('请假'), ['请假']);
  assert.deepEqual(queryTerms('请年假'), ['请年', '年假']);
  assert.deepEqual(queryTerms('VPN账号'), ['vpn', '账号']);
});

test('a query of nothing that can be looked for has no terms', () => {
  for (const query of ['', '   ', '!!! ??? …', '、。！', '"\'`', '\u200b'])
    assert.deepEqual(queryTerms(query), [], JSON.stringify(query));
});

test('no letter or digit alone makes a term of nothing', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (!/[\p{L}\p{N}]/u.test(character)) continue;
    const { finished, unfinished } = typedTerms(character);
    const terms = [...queryTerms(character), ...titleTerms(character), ...finished, ...unfinished];
    assert.ok(!terms.includes(''), `U+${code.toString(16)}`);
  }
  assert.deepEqual(queryTerms('ﾞ'), []);
  assert.deepEqual(queryTerms('vpn ﾟ'), ['vpn']);
});

test('a query of the greatest length stays bounded', () => {
  assert.equal(queryTerms('一丁七万丈三上下不与'.repeat(20)).length <= 32, true);
  assert.equal(documentTerms('x'.repeat(500)).values().next().value?.length, 64);
});

test('the last word of a query that is being typed is unfinished', () => {
  assert.deepEqual(typedTerms('annual lea'), { finished: ['annual'], unfinished: ['lea'] });
  assert.deepEqual(typedTerms('how to ap'), { finished: [], unfinished: ['ap'] });
  assert.deepEqual(typedTerms('leaves'), { finished: [], unfinished: ['leaves', 'leav'] });
  assert.deepEqual(typedTerms('leaves '), { finished: ['leav'], unfinished: [] });
});

test('a reader sees every form of a word marked', () => {
  assert.equal(title('Leaves, leaving and sick-leave: a leaflet', 'leave'), '[Leaves], [leaving] and sick-[leave]: a leaflet');
});

test('a reader sees Chinese marked as a whole, and no more than what was asked for', () => {
  assert.equal(title('申请年假流程', '年假'), '申请[年假]流程');
  assert.equal(title('申请年假流程', '请年假'), '申[请年假]流程');
  assert.equal(title('放假、请假', '假'), '放[假]、请[假]');
  assert.equal(title('开通VPN账号', 'vpn 账号'), '开通[VPN账号]');
});

test('what looks like HTML stays text in parts', () => {
  assert.deepEqual(highlightAll('<b>leave</b>', new Set(['leav'])), [
    { text: '<b>', hit: false },
    { text: 'leave', hit: true },
    { text: '</b>', hit: false },
  ]);
});

test('a reader gets the passage that holds most of what was asked for, cut at sentences and words', () => {
  const filler = 'Nothing of interest is said in this sentence at all. '.repeat(12);
  const text = `Leave is mentioned here once. ${filler}Parental leave lasts twenty weeks. ${filler}`;
  const found = passage(text, 'parental leave weeks');
  assert.match(found, /^… Nothing of interest|^… \[Parental\]/);
  assert.match(found, /\[Parental\] \[leave\] lasts twenty \[weeks\]\./);
  assert.match(found, /\S …$/);
  assert.ok(found.length < 260, found);
});

test('a reader of Chinese gets a shorter passage around the hit', () => {
  const text = `${'这里说的是别的事情。'.repeat(20)}产假共一百五十八天，需提前申请。${'这里说的是别的事情。'.repeat(20)}`;
  const found = passage(text, '产假');
  assert.match(found, /\[产假\]共一百五十八天/);
  assert.ok(found.length < 130, found);
});

test('a reader sees what was found in the first two lines of a narrow column', () => {
  const found = passage(`${'other words '.repeat(40)}leave ${'other words '.repeat(40)}`, 'leave');
  assert.ok(found.indexOf('[leave]') <= 45, found);
  const chinese = passage(`${'别的事情'.repeat(40)}产假${'别的事情'.repeat(40)}`, '产假');
  assert.ok(chinese.indexOf('[产假]') <= 25, chinese);
});

test('a text without a hit is shown from its beginning, an empty one not at all', () => {
  assert.equal(passage('First words\nof the text.', 'elsewhere'), 'First words · of the text.');
  assert.deepEqual(passageFinder(new Set(['leav']))(''), []);
});

test('a passage never cuts a character in two', () => {
  const text = '𠀀'.repeat(400) + '年假' + '𠀀'.repeat(400);
  assert.doesNotMatch(passage(text, '年假'), /\p{Surrogate}/u);
});

test('queries are counted without case, spare spaces and excess', () => {
  assert.equal(cleanQuery('  Annual   LEAVE '), 'annual leave');
  assert.equal(cleanQuery('?!'), null);
  assert.equal(cleanQuery('a'.repeat(200))?.length, 80);
});
