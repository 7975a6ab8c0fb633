import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlightAll, passageFinder } from '../../../server/modules/search/text/highlight';
import { cleanQuery } from '../../../server/modules/search/analytics/query-log';
import { documentTerms, queryTerms, typedTerms } from '../../../server/modules/search/text/terms';
import { marked } from '../support/marked';

const title = (text: string, query: string) => marked(highlightAll(text, new Set(queryTerms(query))));
const passage = (text: string, query: string) => marked(passageFinder(new Set(queryTerms(query)))(text));

test('reduces a query to stems without case, accents, full-width forms and possessives', () => {
  assert.deepEqual(queryTerms('Leaving LEAVES'), ['leav']);
  assert.deepEqual(queryTerms('Résumé'), queryTerms('resume'));
  assert.deepEqual(queryTerms('ＨＲ'), ['hr']);
  assert.deepEqual(queryTerms('manager’s'), queryTerms("manager's"));
  assert.deepEqual(queryTerms('travel/leave'), ['travel', 'leav']);
});

test('removes stop words, but keeps IT and queries of stop words only', () => {
  assert.deepEqual(queryTerms('how do I claim the expenses'), ['claim', 'expens']);
  assert.deepEqual(queryTerms('IT'), ['it']);
  assert.deepEqual(queryTerms('how to'), ['how', 'to']);
});

test('splits Chinese into pairs of characters, keeps a single character, and mixes with words', () => {
  assert.deepEqual(queryTerms('假'), ['假']);
  assert.deepEqual(queryTerms('请假'), ['请假']);
  assert.deepEqual(queryTerms('请年假'), ['请年', '年假']);
  assert.deepEqual(queryTerms('VPN账号'), ['vpn', '账号']);
});

test('returns no terms for a query without letters or digits', () => {
  for (const query of ['', '   ', '!!! ??? …', '、。！', '"\'`', '\u200b'])
    assert.deepEqual(queryTerms(query), [], JSON.stringify(query));
});

test('never returns an empty term for a single letter or digit', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (!/[\p{L}\p{N}]/u.test(character)) continue;
    const { finished, unfinished } = typedTerms(character);
    const terms = [...queryTerms(character), ...finished, ...unfinished];
    assert.ok(!terms.includes(''), `U+${code.toString(16)}`);
  }
  assert.deepEqual(queryTerms('ﾞ'), []);
  assert.deepEqual(queryTerms('vpn ﾟ'), ['vpn']);
});

test('limits the number and length of terms', () => {
  assert.equal(queryTerms('一丁七万丈三上下不与'.repeat(20)).length <= 32, true);
  assert.equal(documentTerms('x'.repeat(500)).values().next().value?.length, 64);
});

test('treats the last word of a query being typed as a prefix', () => {
  assert.deepEqual(typedTerms('annual lea'), { finished: ['annual'], unfinished: ['lea'] });
  assert.deepEqual(typedTerms('how to ap'), { finished: [], unfinished: ['ap'] });
  assert.deepEqual(typedTerms('leaves'), { finished: [], unfinished: ['leaves', 'leav'] });
  assert.deepEqual(typedTerms('leaves '), { finished: ['leav'], unfinished: [] });
});

test('highlights every form of a word', () => {
  assert.equal(title('Leaves, leaving and sick-leave: a leaflet', 'leave'), '[Leaves], [leaving] and sick-[leave]: a leaflet');
});

test('highlights adjacent Chinese matches as one and nothing beyond the query', () => {
  assert.equal(title('申请年假流程', '年假'), '申请[年假]流程');
  assert.equal(title('申请年假流程', '请年假'), '申[请年假]流程');
  assert.equal(title('放假、请假', '假'), '放[假]、请[假]');
  assert.equal(title('开通VPN账号', 'vpn 账号'), '开通[VPN账号]');
});

test('returns HTML-like text as plain text parts', () => {
  assert.deepEqual(highlightAll('<b>leave</b>', new Set(['leav'])), [
    { text: '<b>', hit: false },
    { text: 'leave', hit: true },
    { text: '</b>', hit: false },
  ]);
});

test('returns the passage with most query words, cut at sentence and word boundaries', () => {
  const filler = 'Nothing of interest is said in this sentence at all. '.repeat(12);
  const text = `Leave is mentioned here once. ${filler}Parental leave lasts twenty weeks. ${filler}`;
  const found = passage(text, 'parental leave weeks');
  assert.match(found, /^… Nothing of interest|^… \[Parental\]/);
  assert.match(found, /\[Parental\] \[leave\] lasts twenty \[weeks\]\./);
  assert.match(found, /\S …$/);
  assert.ok(found.length < 260, found);
});

test('returns a shorter passage around the match for Chinese', () => {
  const text = `${'这里说的是别的事情。'.repeat(20)}产假共一百五十八天，需提前申请。${'这里说的是别的事情。'.repeat(20)}`;
  const found = passage(text, '产假');
  assert.match(found, /\[产假\]共一百五十八天/);
  assert.ok(found.length < 130, found);
});

test('places the match within the first two lines of a narrow column', () => {
  const found = passage(`${'other words '.repeat(40)}leave ${'other words '.repeat(40)}`, 'leave');
  assert.ok(found.indexOf('[leave]') <= 45, found);
  const chinese = passage(`${'别的事情'.repeat(40)}产假${'别的事情'.repeat(40)}`, '产假');
  assert.ok(chinese.indexOf('[产假]') <= 25, chinese);
});

test('returns the beginning of a text without a match, and nothing for an empty text', () => {
  assert.equal(passage('First words\nof the text.', 'elsewhere'), 'First words · of the text.');
  assert.deepEqual(passageFinder(new Set(['leav']))(''), []);
});

test('never splits a surrogate pair in a passage', () => {
  const text = '𠀀'.repeat(400) + '年假' + '𠀀'.repeat(400);
  assert.doesNotMatch(passage(text, '年假'), /\p{Surrogate}/u);
});

test('normalizes case, spaces and length of counted queries', () => {
  assert.equal(cleanQuery('  Annual   LEAVE '), 'annual leave');
  assert.equal(cleanQuery('?!'), null);
  assert.equal(cleanQuery('a'.repeat(200))?.length, 80);
});
