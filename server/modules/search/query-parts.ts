import { soundOf } from './sounds';
import { isCompound, isTelling, pairsOf, stemOf, tokens, type Token } from './terms';
import type { Ways } from './ts-query';

/** Words that follow each other, or the characters of a stretch of Chinese. */
export interface Piece {
  units: string[];
  han: boolean;
}
/** Something that a query asks for, in the ways that it can be said. */
export interface AskedPart {
  ways: Ways;
  /** Of Chinese, the sound of the whole stretch; of a word, the word as sound. */
  sound: string | null;
  /** Whether it tells what is looked for; `how` does not. */
  telling: boolean;
}
/** What editors say means the same, by each of its words as titles are compared. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What people say around what they look for. */
const CHATTER = /怎么样?|怎样|如何|哪里|哪儿|在哪|什么|多少|可以|能不能|是否|有没有|请问|帮我|我们?|想要|需要|吗|呢|吧|的|了/u;
const MAX_WORDS = 5;
const MAX_CHARACTERS = 8;
/** Longer stretches are sentences, which nobody misspells as a whole. */
const MAX_SOUNDED = 6;
const LATIN = /^[a-z]{2,}$/;
/** Between the words of a compound. */
const HYPHEN = '-';

/** The stretches that a query is made of; of Chinese, without what asks. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let before: Token | undefined;
  for (const token of tokens(text)) {
    const last = pieces.at(-1);
    if (token.han) pieces.push(...stretchesOf(token));
    else if (!last || last.han) pieces.push({ units: [token.word], han: false });
    else if (before && isCompound(text, before, token)) last.units.push(`${last.units.pop() ?? ''}${HYPHEN}${token.word}`);
    else last.units.push(token.word);
    before = token;
  }
  return pieces;
}

function stretchesOf({ word }: Token): Piece[] {
  const stretches = word.split(CHATTER).filter(Boolean);
  const telling = stretches.filter((stretch) => Array.from(stretch).length > 1);
  const kept = telling.length ? telling : stretches.length ? stretches : [word];
  return kept.map((stretch) => ({ units: Array.from(stretch), han: true }));
}

/** Every run of units that may be a word with synonyms, the longest first from each place on. */
export const phrasesOf = (piece: Piece): string[] =>
  piece.units.flatMap((_, from) => phrasesFrom(piece, from).map(({ phrase }) => phrase));

function phrasesFrom({ units, han }: Piece, from: number): { phrase: string; count: number }[] {
  const most = Math.min(han ? MAX_CHARACTERS : MAX_WORDS, units.length - from);
  return Array.from({ length: most }, (_, i) => most - i).map((count) => ({
    phrase: units.slice(from, from + count).join(han ? '' : ' '),
    count,
  }));
}

/** What a stretch asks for: words with synonyms as wholes, what is between them word by word. */
export function partsOf(piece: Piece, synonyms: Synonyms): AskedPart[] {
  const parts: AskedPart[] = [];
  let between: string[] = [];
  const close = (): void => {
    if (between.length) parts.push(...plainParts({ ...piece, units: between }));
    between = [];
  };
  for (let at = 0; at < piece.units.length;) {
    const found = phrasesFrom(piece, at).find(({ phrase }) => synonyms.has(phrase));
    if (found) {
      close();
      const said = [found.phrase, ...(synonyms.get(found.phrase) ?? [])];
      parts.push({ ways: said.map(termsOf), sound: null, telling: true });
    } else between.push(piece.units[at] ?? '');
    at += found?.count ?? 1;
  }
  close();
  return parts;
}

function plainParts({ units, han }: Piece): AskedPart[] {
  if (!han)
    return units.map((word) => {
      const words = word.split(HYPHEN);
      const ways = words.length > 1 ? [words.map(stemOf), [stemOf(words.join(''))]] : [[stemOf(word)]];
      return { ways, sound: LATIN.test(word) ? word : null, telling: ways.flat().some(isTelling) };
    });
  const sound = units.length > 1 && units.length <= MAX_SOUNDED ? soundOf(units.join('')) : null;
  return [{ ways: [pairsOf(units)], sound, telling: true }];
}

/** The terms that a word or words are found by. */
const termsOf = (text: string): string[] =>
  [...tokens(text)].flatMap(({ han, word }) => (han ? pairsOf(Array.from(word)) : [stemOf(word)]));
