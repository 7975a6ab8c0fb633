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

/** Gap between the positions of two parts, so that a phrase never extends over both. */
const GAP = 4;
/** Maximum position of a word, as in PostgreSQL; phrases after it are not recognised. */
const MAX_POSITION = 16_383;
/** Maximum number of positions of a term; further occurrences neither count for the rank nor form phrases. */
const MAX_POSITIONS = 6;
/** Single Chinese character. Its positions in a body are not stored: the pairs with its neighbours have the same ones. */
const ONE_CHARACTER = /^\p{Script=Han}$/u;
/** Maximum size of a tsvector, in bytes; PostgreSQL allows 1 MiB of lexemes and positions. */
const MAX_BYTES = 800_000;

/**
 * Returns a tsvector, as text, of title and keywords. It also contains each word without stemming, so that a partly typed word matches,
 * and the sound terms.
 */
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

/** Returns a tsvector, as text, of the whole text, with a weight for each part: title, keywords, headings and summary, body. */
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

/** Returns the positions of each term, with their weights, as in a tsvector. */
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
