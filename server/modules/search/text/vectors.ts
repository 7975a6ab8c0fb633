import type { Area } from '../../../../contract/core/areas';
import { soundTerms } from './sounds';
import { spans, tokens } from './terms';
import { areaTerm, lexeme } from './ts-query-repository';

/** Weight of a part of a text in PostgreSQL's ranking. */
type Weight = 'A' | 'B' | 'C' | 'D';
interface Part {
  text: string;
  weight: Weight;
}
export interface IndexedParts {
  area: Area;
  title: string;
  keywords: readonly string[];
  headings: readonly string[];
  summary: string;
  body: string;
}

/** Words of two parts are never neighbours. */
const GAP = 4;
/** Beyond these a phrase is not recognised, and a word is not counted again. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 6;
/** Where one of them stands in a body tells nothing that the pairs with its neighbours do not. */
const ONE_CHARACTER = /^\p{Script=Han}$/u;
/** PostgreSQL takes 1 MiB of lexemes and positions in one tsvector. */
const MAX_BYTES = 800_000;

/** A tsvector, as PostgreSQL reads it, of title and keywords, with each word also as it is written, so that what a person has typed of it finds it, and as it sounds. */
export function titleVector({ area, title, keywords }: IndexedParts): string {
  const named = [title, ...keywords];
  const vector = vectorOf(namesOf({ title, keywords }));
  for (const name of named) {
    for (const { han, word } of tokens(name)) if (!han && !vector.has(word)) vector.set(word, []);
    for (const sound of soundTerms(name)) vector.set(sound, []);
  }
  vector.set(areaTerm(area), []);
  return asVector(vector);
}

/** A tsvector of the whole text, each part with its weight: title, keywords, headings and summary, body. */
export function textVector(parts: IndexedParts): string {
  const vector = vectorOf([
    ...namesOf(parts),
    ...parts.headings.map((text): Part => ({ text, weight: 'C' })),
    { text: parts.summary, weight: 'C' },
    { text: parts.body, weight: 'D' },
  ]);
  return asVector(vector.set(areaTerm(parts.area), []));
}

const namesOf = ({ title, keywords }: Pick<IndexedParts, 'title' | 'keywords'>): Part[] => [
  { text: title, weight: 'A' },
  ...keywords.map((text): Part => ({ text, weight: 'B' })),
];

/** Where each term stands. */
function vectorOf(parts: readonly Part[]): Map<string, string[]> {
  const vector = new Map<string, string[]>();
  let first = 1;
  for (const { text, weight } of parts) {
    let last = first;
    for (const { term, position } of spans(text)) {
      last = first + position;
      const places = vector.get(term) ?? [];
      if (!vector.has(term)) vector.set(term, places);
      if (weight === 'D' && ONE_CHARACTER.test(term)) continue;
      if (places.length < MAX_POSITIONS && last <= MAX_POSITION) places.push(`${last}${weight}`);
    }
    first = last + GAP;
  }
  return vector;
}

function asVector(vector: ReadonlyMap<string, readonly string[]>): string {
  const written: string[] = [];
  let bytes = 0;
  for (const [term, places] of vector) {
    const entry = places.length ? `${lexeme(term)}:${places.join(',')}` : lexeme(term);
    bytes += Buffer.byteLength(entry) + 2 * places.length;
    if (bytes > MAX_BYTES) break;
    written.push(entry);
  }
  return written.join(' ');
}
