import { sensesOf, synsetAt, type SynsetKey } from './wordnet-files';

/** Nearness of the words of the same synset, and of the words that each relation leads to. */
const [SAME, DERIVED, BROADER, NARROWER, ALIKE, BESIDE] = [1, 0.8, 0.7, 0.6, 0.6, 0.5];
/** Nearness of the words that a relation leads to, by its WordNet symbol. */
const RELATIONS: Record<string, number> = { '+': DERIVED, '@': BROADER, '~': NARROWER, '&': ALIKE };
/** Minimum frequency of a sense, as a share of the most frequent sense of the word. */
const MIN_LIKELY = 0.15;
/** Maximum number of synsets with the same broader meaning that may replace each other; with more, that meaning is too general. */
const MAX_BESIDE = 8;

/** Endings of inflected forms, and the ending of the base form. */
const ENDINGS: readonly (readonly [ending: string, base: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
];

/** Returns whether a folded word is an English word, or a form of one, with at least `minCount` uses in WordNet's text corpus. */
export const isEnglishWord = (word: string, minCount: number): boolean =>
  baseForms(word).some((base) => sensesOf(base).some(({ count }) => count >= minCount));

const known = new Map<string, ReadonlyMap<string, number>>();
const MAX_KNOWN = 2_000;

/** Returns the words and expressions related to an English one (`day off`), each with its nearness, above 0 and up to 1. */
export function relatedWords(text: string): ReadonlyMap<string, number> {
  let related = known.get(text);
  if (!related) {
    related = lookUp(text.replaceAll(' ', '_'));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, related);
  }
  return related;
}

function lookUp(key: string): Map<string, number> {
  const related = new Map<string, number>();
  const add = (words: readonly string[], nearness: number) => {
    for (const word of words) if (word !== key) related.set(word, Math.max(nearness, related.get(word) ?? 0));
  };
  for (const base of baseForms(key)) {
    const senses = sensesOf(base);
    const limit = Math.max(0, ...senses.map(({ count }) => count));
    for (const sense of senses) {
      const likely = (sense.count + 0.5) / (limit + 0.5);
      if (likely >= MIN_LIKELY) addSense(sense, Math.sqrt(likely), add);
    }
  }
  return new Map([...related].map(([word, nearness]) => [word.replaceAll('_', ' '), nearness]));
}

function addSense(sense: SynsetKey, likely: number, add: (words: readonly string[], nearness: number) => void): void {
  const { words, pointers } = synsetAt(sense);
  add(words, SAME * likely);
  for (const pointer of pointers) {
    const nearness = RELATIONS[pointer.symbol];
    if (nearness === undefined) continue;
    const other = synsetAt(pointer);
    add(other.words, nearness * likely);
    if (pointer.symbol !== '@') continue;
    // The last word of a broader expression is broader too: a motor vehicle is a vehicle.
    add(other.words.map(lastWordOf), nearness * likely);
    const beside = other.pointers.filter(({ symbol }) => symbol === '~');
    if (beside.length <= MAX_BESIDE) for (const one of beside) add(synsetAt(one).words, BESIDE * likely);
  }
}

const lastWordOf = (expression: string): string => expression.slice(expression.lastIndexOf('_') + 1);

/** Returns the word itself and its possible base forms. */
function baseForms(word: string): string[] {
  const endings = ENDINGS.filter(([ending]) => word.endsWith(ending) && !word.endsWith('ss'));
  const bases = endings.map(([ending, base]) => word.slice(0, -ending.length) + base);
  return [...new Set([word, ...bases])];
}
