import type { Endpoint, InputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { noticeApi } from '../../../contract/notice';
import { searchApi } from '../../../contract/search';
import { soundOf } from '../../../server/modules/search/text/sounds';
import { makeItem, type MadeText, type Vocabulary } from './corpus';
import { randomFrom, type Random } from './random';

/** One call of the API. */
export interface Asked {
  endpoint: Endpoint;
  input: InputOf<Endpoint>;
  locale: Locale;
}
type Vocabularies = Record<Locale, Vocabulary>;

interface Drawing {
  random: Random;
  words: Vocabularies;
  /** Returns a text of a random item in that language. */
  text: (locale: Locale) => MadeText;
}
type Kind = (drawing: Drawing) => Asked;

const LONGEST = 200;
const cut = (text: string): string => beginning(text, LONGEST);

const EN: Locale = 'en-US';
const ZH: Locale = 'zh-CN';
const TRIES = 50;

const search = (locale: Locale, query: string, more: object = {}): Asked => ({
  endpoint: searchApi.search,
  input: { query, ...more },
  locale,
});
const suggest = (locale: Locale, query: string): Asked => ({ endpoint: searchApi.suggest, input: { query }, locale });

/** Returns a random word with a frequency rank between `first` and `last`; rank 0 is the most frequent word. */
const ranked = ({ random, words }: Drawing, locale: Locale, first: number, last: number): string =>
  words[locale].words[random.between(first, last)] ?? '';
function titleWord({ random, text }: Drawing): string {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const long = text(EN)
      .title.split(' ')
      .filter((word) => word.length > 5);
    if (long.length) return random.one(long);
  }
  throw new Error('no title with a long word');
}
const run = (text: string, separator: string, random: Random, length: number): string => {
  const units = text.split(/[.。]/)[1]?.trim().split(separator) ?? [];
  const from = random.between(0, Math.max(0, units.length - length));
  return units.slice(from, from + length).join(separator);
};
const misspelt = (word: string, random: Random): string => {
  const at = random.between(1, word.length - 2);
  return word.slice(0, at) + random.one(['a', 'e', 'i', 'o', 's', 't']) + word.slice(at + 1);
};
const beginning = (text: string, characters: number): string => Array.from(text).slice(0, characters).join('');

/** Kinds of queries that people type, in ascending order of cost. */
export const KINDS: Record<string, Kind> = {
  title: ({ text }) => search(EN, text(EN).title),
  'rare word': (drawing) => search(EN, ranked(drawing, EN, 5_000, 40_000)),
  'common word': (drawing) => search(EN, ranked(drawing, EN, 0, 60)),
  'two words': (drawing) => search(EN, `${ranked(drawing, EN, 60, 400)} ${ranked(drawing, EN, 400, 4_000)}`),
  'two common words': (drawing) => search(EN, `${ranked(drawing, EN, 0, 60)} ${ranked(drawing, EN, 20, 200)}`),
  question: ({ text, random }) => search(EN, `how do I ${run(text(EN).body, ' ', random, 4)}?`),
  'words of many texts': (drawing) => search(EN, Array.from({ length: 10 }, () => ranked(drawing, EN, 30, 3_000)).join(' ')),
  'misspelt word': (drawing) => search(EN, misspelt(titleWord(drawing), drawing.random)),
  'unknown word': ({ random }) => search(EN, `qx${random.between(1_000, 9_999)}zv`),
  '标题 title': ({ text }) => search(ZH, text(ZH).title),
  '一字 one character': (drawing) => search(ZH, beginning(ranked(drawing, ZH, 0, 400), 1)),
  '常用词 common word': (drawing) => search(ZH, ranked(drawing, ZH, 0, 60)),
  '少见词 rare word': (drawing) => search(ZH, ranked(drawing, ZH, 3_000, 20_000)),
  '句子 sentence': ({ text, random }) => search(ZH, `怎么${run(text(ZH).body, '', random, 16)}？`),
  '拼音 pinyin': ({ text }) => search(ZH, soundOf(beginning(text(ZH).title, 3))),
  '声母 initials': ({ text }) =>
    search(ZH, Array.from(beginning(text(ZH).title, 4), (character) => soundOf(character).charAt(0)).join('')),
  'mixed 混合': (drawing) => search(ZH, `${ranked(drawing, EN, 100, 4_000)} ${ranked(drawing, ZH, 100, 4_000)}`),
  'longest, words': (drawing) => search(EN, cut(Array.from({ length: LONGEST }, () => ranked(drawing, EN, 0, 3_000)).join(' '))),
  '最长 characters': (drawing) => search(ZH, cut(Array.from({ length: LONGEST }, () => ranked(drawing, ZH, 0, 3_000)).join(''))),
  'operators, quotes': (drawing) =>
    search(EN, `"${ranked(drawing, EN, 0, 400)}" & !(${ranked(drawing, EN, 0, 400)} | x:*) <-> '; select -- \\ 😀 \u0007%_*?`),
  'area tab': (drawing) => search(EN, ranked(drawing, EN, 20, 400), { area: 'notice', page: 2, pageSize: 20 }),
  'area tab, a year': (drawing) =>
    search(EN, ranked(drawing, EN, 20, 400), { area: 'news', from: '2024-01-01', to: '2024-12-31', sort: 'newest' }),
  notices: (drawing) => ({ ...search(EN, ''), endpoint: noticeApi.search, input: { query: ranked(drawing, EN, 60, 400) } }),
  'suggestions, two letters': ({ text }) => suggest(EN, beginning(text(EN).title, 2)),
  'suggestions, a word': ({ text }) => suggest(EN, text(EN).title.split(' ', 2).join(' ')),
  '提示 suggestions': ({ text, random }) => suggest(ZH, beginning(text(ZH).title, random.between(1, 3))),
};

/** Returns queries of a kind for a corpus of that many items; the same on every run. */
export function drawQueries(kind: Kind, count: number, items: number, words: Vocabularies): Asked[] {
  const random = randomFrom(count);
  const now = new Date();
  const text = (locale: Locale): MadeText => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = makeItem(random.between(1, items), words, now).texts.find((one) => one.locale === locale);
      if (found) return found;
    }
    throw new Error(`no text in ${locale}`);
  };
  return Array.from({ length: count }, () => kind({ random, words, text }));
}
