import { AREAS, type Area } from '../../../contract/core/areas';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import { randomFrom, type Random } from './random';

/** Generated text in one language; its words are drawn from a vocabulary by frequency. */
export interface MadeText {
  locale: Locale;
  title: string;
  keywords: string[];
  headings: string[];
  summary: string;
  body: string;
}
export interface MadeItem {
  area: Area;
  id: string;
  publishedAt: Date;
  expiresAt: Date | null;
  archivedAt: Date | null;
  departments: string[];
  views: number;
  texts: MadeText[];
}

/** Invented words, the most frequent first, with the word frequencies of a natural language. */
export interface Vocabulary {
  words: readonly string[];
  /** Returns a random word, weighted by frequency. */
  draw: (random: Random) => string;
  /** Separator between two words. */
  space: string;
  end: string;
}

const ENGLISH_WORDS = 60_000;
const CHINESE_WORDS = 25_000;
const CHINESE_CHARACTERS = 2_400;
const FIRST_CHARACTER = 0x4e00;
const LAST_CHARACTER = 0x8fff;

const CONSONANTS = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr', 'pl', 'ch'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
const CODAS = ['', '', 'n', 'r', 'l', 'm', 'nd', 'rt', 'ck'];

/** Returns the cumulative frequencies of the ranks by Zipf's law, with Mandelbrot's correction for the most frequent words. */
const frequencies = (count: number): Float64Array => {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) sums[rank] = sum += 1 / (rank + 3.5) ** 1.07;
  return sums.map((upTo) => upTo / sum);
};

/** Returns the index of the first element that is not below the value, by binary search in an ascending array. */
function placeOf(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 1) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function drawer<T>(values: readonly T[]): (random: Random) => T {
  const sums = frequencies(values.length);
  return (random) => values[placeOf(sums, random.fraction())] as T;
}

function distinct(count: number, make: () => string): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(make());
  return [...made];
}

function english(random: Random): Vocabulary {
  const syllable = () => random.one(CONSONANTS) + random.one(VOWELS) + random.one(CODAS);
  const words = distinct(ENGLISH_WORDS, () => Array.from({ length: random.between(1, 4) }, syllable).join(''));
  // The most frequent words of a language are short.
  const short = words.splice(0, 4_000).sort((a, b) => a.length - b.length);
  const all = [...short, ...words];
  return { words: all, draw: drawer(all), space: ' ', end: '. ' };
}

function chinese(random: Random): Vocabulary {
  const character = () => String.fromCodePoint(random.between(FIRST_CHARACTER, LAST_CHARACTER));
  const drawn = drawer(distinct(CHINESE_CHARACTERS, character));
  const lengths = [1, 2, 2, 2, 2, 2, 2, 3, 3, 4];
  const words = distinct(CHINESE_WORDS, () => Array.from({ length: random.one(lengths) }, () => drawn(random)).join(''));
  return { words, draw: drawer(words), space: '', end: '。' };
}

export const vocabularies = (): Record<Locale, Vocabulary> => ({
  'en-US': english(randomFrom(1)),
  'zh-CN': chinese(randomFrom(2)),
});

const BODY_WORDS = 300;
const SENTENCE_WORDS = 14;
/** Number of words that are the topic of a text and recur in it. */
const TOPIC_WORDS = 8;
const TOPIC_SHARE = 0.15;

/** Share of items per area; over half are notices and news, which appear every day. An area without a share has no items. */
const AREA_SHARES: Partial<Record<Area, number>> = {
  service: 0.1,
  notice: 0.3,
  benefit: 0.1,
  news: 0.25,
  personnel: 0.12,
  information: 0.1,
  tool: 0.03,
};
const YEARS = 6;
const DAY_MS = 86_400_000;
/** One in this many items is limited to a department, has expired, is archived, or is in both languages. */
const RESTRICTED = 20;
const EXPIRED = 40;
const ARCHIVED = 50;
const BILINGUAL = 10;

/** Returns the nth generated item, published at some time in the last years; always the same for the same arguments. */
export function makeItem(number: number, vocabulary: Record<Locale, Vocabulary>, now: Date): MadeItem {
  const random = randomFrom(1_000 + number);
  const publishedAt = new Date(now.getTime() - random.fraction() * YEARS * 365 * DAY_MS);
  const locales: readonly Locale[] = random.oneIn(BILINGUAL) ? LOCALES : [random.one(LOCALES)];
  return {
    area: areaOf(random.fraction()),
    id: `made-${number}`,
    publishedAt,
    expiresAt: random.oneIn(EXPIRED) ? new Date(publishedAt.getTime() + DAY_MS) : null,
    archivedAt: random.oneIn(ARCHIVED) ? publishedAt : null,
    departments: random.oneIn(RESTRICTED) ? ['Finance'] : [],
    views: Math.floor(2_000 * random.fraction() ** 4),
    texts: locales.map((locale) => makeText(locale, vocabulary[locale], random)),
  };
}

function areaOf(fraction: number): Area {
  let left = fraction;
  return AREAS.find((area) => (left -= AREA_SHARES[area] ?? 0) < 0) ?? AREAS[0];
}

function makeText(locale: Locale, vocabulary: Vocabulary, random: Random): MadeText {
  const { space } = vocabulary;
  const topic = distinct(TOPIC_WORDS, () => vocabulary.draw(random));
  const words = (count: number, topicShare: number): string[] =>
    Array.from({ length: count }, () => (random.fraction() < topicShare ? random.one(topic) : vocabulary.draw(random)));
  return {
    locale,
    title: words(random.between(3, 7), 0.7).join(space),
    keywords: words(random.between(0, 3), 0.8),
    headings: Array.from({ length: 4 }, () => words(3, 0.5).join(space)),
    summary: sentences(words(20, TOPIC_SHARE), vocabulary),
    body: sentences(words(BODY_WORDS, TOPIC_SHARE), vocabulary),
  };
}

function sentences(words: readonly string[], { space, end }: Vocabulary): string {
  const made: string[] = [];
  for (let from = 0; from < words.length; from += SENTENCE_WORDS) made.push(words.slice(from, from + SENTENCE_WORDS).join(space));
  return made.join(end) + end.trim();
}
