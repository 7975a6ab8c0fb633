import { soundOf } from '../../../server/modules/search/text/sounds';
import type { HIDDEN } from '../support/hidden-items';

/**
 * Words that occur in one item only. They resemble no word of another item and no English word, which would be corrected
 * differently.
 */
export interface Words {
  long: string;
  short: string;
  chinese: string;
  /** Characters that sound like those of `chinese`. */
  homophones: string;
}

const words = (long: string, short: string, chinese: string, homophones: string): Words => ({ long, short, chinese, homophones });

export const HIDDEN_WORDS: Record<keyof typeof HIDDEN, Words> = {
  'for-another-department': words('quibazel', 'duxa', '鲲鹏麒麟', '坤朋其林'),
  'for-another-location': words('zorvinka', 'jybe', '琥珀玛瑙', '虎破马脑'),
  'for-another-role': words('fwumbert', 'pozu', '蝙蝠蜘蛛', '鞭副支朱'),
  'for-their-department-elsewhere': words('krasmovi', 'wimk', '琼瑶枇杷', '穷摇皮趴'),
  'never-published': words('wexdropa', 'xefi', '驯鹿鸳鸯', '训路原羊'),
  scheduled: words('brognuth', 'hagu', '蚯蚓蚂蚁', '秋引码椅'),
  expired: words('blicktov', 'nolq', '雏菊芍药', '除局勺要'),
  archived: words('spoonfyx', 'ruwz', '雪梨榴莲', '学里刘连'),
};
/** Words that occur in no text. */
export const UNKNOWN = words('myrthgez', 'teyb', '鹦鹉螳螂', '英五唐郎');
/** Words that every reader may see. */
export const OPEN = ['annual', 'leave', 'canteen', 'weeks', 'ask', 'ahead'] as const;
const [ANNUAL, , , WEEKS, ASK, AHEAD] = OPEN;
export const [, LEAVE, CANTEEN] = OPEN;

export const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
export const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
const firstOf = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
const initialsOf = (chinese: string): string => Array.from(chinese, (character) => soundOf(character).charAt(0)).join('');

/** Query forms, each as a function of the words. */
export const FORMS: Record<string, (of: Words) => string> = {
  'one word': ({ long }) => long,
  'a short word': ({ short }) => short,
  'another form of a word': ({ long }) => `${long}s`,
  'two words': ({ long, short }) => `${long} ${short}`,
  'a word beside an open one': ({ long }) => `${LEAVE} ${long}`,
  'a word beside two open ones of different texts': ({ long }) => `${LEAVE} ${CANTEEN} ${long}`,
  'a phrase': ({ long, short }) => `"${long} ${short}"`,
  'a question': ({ long }) => `how do I ask for ${long}?`,
  'a sentence': ({ long, short }) => `${ASK} ${WEEKS} ${AHEAD} ${CANTEEN} ${LEAVE} ${long} ${short}`,
  'a word with a letter missing': ({ long }) => without(long, 3),
  'a word with two letters swapped': ({ long }) => swapped(long, 3),
  'a word with two letters missing': ({ long }) => without(without(long, 5), 2),
  'a short word with a letter missing': ({ short }) => without(short, 2),
  'a short word with two letters swapped': ({ short }) => swapped(short, 1),
  'a misspelt word beside an open one': ({ long }) => `${LEAVE} ${without(long, 3)}`,
  'the beginning of a word': ({ long }) => firstOf(long, 3),
  'most of a word': ({ long }) => firstOf(long, 6),
  'an open word and the beginning of a word': ({ long }) => `${ANNUAL} ${firstOf(long, 4)}`,
  'a word cut by the end of the query': ({ long }) => `${`${ANNUAL} ${LEAVE} `.repeat(13)}${'x'.repeat(9)} ${long}`,
  Chinese: ({ chinese }) => chinese,
  'two characters': ({ chinese }) => firstOf(chinese, 2),
  'one character': ({ chinese }) => firstOf(chinese, 1),
  'Chinese after open characters': ({ chinese }) => `年假${chinese}`,
  'characters that sound alike': ({ homophones }) => homophones,
};
/** Query forms in pinyin. The control is a string of the same length that is no pinyin syllable. */
export const SOUNDS: Record<string, (of: Words) => string> = {
  pinyin: ({ chinese }) => soundOf(chinese),
  'pinyin of one character': ({ chinese }) => soundOf(firstOf(chinese, 1)),
  'unfinished pinyin': ({ chinese }) => soundOf(chinese).slice(0, -2),
  'pinyin beside an open word': ({ chinese }) => `${soundOf(chinese)} ${LEAVE}`,
  'initials of pinyin': ({ chinese }) => initialsOf(chinese),
};
/** Returns a string that sounds like nothing: no pinyin syllable begins with a v. */
export const soundingLikeNothing = (sound: string): string => `v${sound.slice(1)}`;
