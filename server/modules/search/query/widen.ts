import type { Db } from '../../../db/connect';
import { textsOfTerms } from './term-statistics-repository';
import { relatedWords } from '../text/related-words';
import { isInformative, stemOf, tokens } from '../text/terms';
import type { WeightedTerm, Related, AnalyzedQuery } from './analyze-query';
import type { ReadContext } from '../../item/read/read-context';

/** A query of more words says well enough what is looked for. */
const MAX_WORDS = 6;
/** Related words of a word or expression whose texts are counted, the nearest. */
const MAX_RELATED = 24;
/** Related words of a part of the query that are looked for, the nearest. */
const MAX_KEPT = 6;

/** A related word or expression, before its texts are counted. */
type Alternative = Pick<Related, 'terms' | 'nearness'>;

/** Returns a query with related words of its English ones, as far as the reader may see these anywhere; null where there are none. */
export async function widen(db: Db, asked: AnalyzedQuery, readContext: ReadContext): Promise<AnalyzedQuery | null> {
  const alternatives = alternativesOf(asked);
  const terms = new Set([...alternatives.values()].flat().flatMap((one) => one.terms));
  if (!terms.size) return null;
  const texts = await textsOfTerms(db, [...terms], readContext);
  const withRelated = (part: WeightedTerm): WeightedTerm => ({ ...part, related: relatedTo(part, alternatives, texts, asked) });
  const parts = [...asked.weightedTerms.map(withRelated), ...asked.missing.map(withRelated).filter(hasRelated)];
  if (!parts.some(hasRelated)) return null;
  const marked = parts.flatMap(({ related }) => related).filter((one) => one.terms.length === 1);
  return { ...asked, weightedTerms: parts, terms: new Set([...asked.terms, ...marked.flatMap((one) => one.terms)]) };
}

const hasRelated = ({ related }: WeightedTerm): boolean => related.length > 0;

/** Returns the nearest related words of the words of a query, and of two that follow each other, by the terms of these words. */
function alternativesOf({ text, weightedTerms: parts, missing }: AnalyzedQuery): Map<string, Alternative[]> {
  const found = new Map<string, Alternative[]>();
  const words = [...tokens(text)].filter(({ han }) => !han).map(({ word }) => word);
  if (words.length > MAX_WORDS) return found;
  const own = new Set([...parts, ...missing].flatMap(({ alternatives: ways }) => ways.flat()));
  const expressions = words.slice(1).map((word, nth) => `${words[nth] ?? ''} ${word}`);
  for (const said of [...words, ...expressions]) {
    const nearest = [...relatedWords(said)]
      .map(([word, nearness]) => ({ terms: tellingTerms(word), nearness }))
      .filter(({ terms }) => !terms.every((term) => own.has(term)))
      .sort((a, b) => b.nearness - a.nearness)
      .slice(0, MAX_RELATED);
    for (const term of tellingTerms(said)) found.set(term, [...(found.get(term) ?? []), ...nearest]);
  }
  return found;
}

const tellingTerms = (text: string): string[] => [...tokens(text)].map(({ word }) => stemOf(word)).filter(isInformative);

/** Returns those that may stand for a part and stand in a text; a common word tells less than the part, and is less near. */
function relatedTo(
  { alternatives: ways, weight }: WeightedTerm,
  alternatives: ReadonlyMap<string, readonly Alternative[]>,
  texts: ReadonlyMap<string, number>,
  { weigh }: AnalyzedQuery,
): Related[] {
  return ways
    .flatMap(([term = '', ...others]) => (others.length ? [] : (alternatives.get(term) ?? [])))
    .map((one) => ({ ...one, texts: Math.min(...one.terms.map((term) => texts.get(term) ?? 0)) }))
    .filter((one) => one.texts > 0)
    .map((one) => ({ ...one, nearness: one.nearness * Math.min(1, weigh(one.texts) / weight) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MAX_KEPT);
}
