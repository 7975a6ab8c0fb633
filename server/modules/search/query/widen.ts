import type { Db } from '../../../db/connect';
import { textsOfTerms } from './term-statistics-repository';
import { relatedWords } from '../text/related-words';
import { isInformative, stemOf, tokens } from '../text/terms';
import type { WeightedTerm, Related, AnalyzedQuery } from './analyze-query';
import type { ReadContext } from '../../item/read/read-context';

/** Maximum number of words of a query that is widened; longer ones are specific enough. */
const MAX_WORDS = 6;
/** Maximum number of related words of a word or expression, the nearest, whose texts are counted. */
const MAX_RELATED = 24;
/** Maximum number of related words of a part, the nearest, that are searched. */
const MAX_KEPT = 6;

/** A related word or expression, before its texts are counted. */
type Alternative = Pick<Related, 'terms' | 'nearness'>;

/** Returns the query with words related to its English ones that occur in texts the reader may see; null if there are none. */
export async function widen(db: Db, analyzed: AnalyzedQuery, readContext: ReadContext): Promise<AnalyzedQuery | null> {
  const alternatives = alternativesOf(analyzed);
  const terms = new Set([...alternatives.values()].flat().flatMap((one) => one.terms));
  if (!terms.size) return null;
  const texts = await textsOfTerms(db, [...terms], readContext);
  const withRelated = (part: WeightedTerm): WeightedTerm => ({
    ...part,
    related: relatedTo(part, alternatives, texts, analyzed),
  });
  const parts = [...analyzed.weightedTerms.map(withRelated), ...analyzed.missing.map(withRelated).filter(hasRelated)];
  if (!parts.some(hasRelated)) return null;
  const marked = parts.flatMap(({ related }) => related).filter((one) => one.terms.length === 1);
  return { ...analyzed, weightedTerms: parts, terms: new Set([...analyzed.terms, ...marked.flatMap((one) => one.terms)]) };
}

const hasRelated = ({ related }: WeightedTerm): boolean => related.length > 0;

/** Returns the nearest related words of each word of a query and of each pair of neighbours, by the terms of these words. */
function alternativesOf({ text, weightedTerms: parts, missing }: AnalyzedQuery): Map<string, Alternative[]> {
  const found = new Map<string, Alternative[]>();
  const words = [...tokens(text)].filter(({ han }) => !han).map(({ word }) => word);
  if (words.length > MAX_WORDS) return found;
  const own = new Set([...parts, ...missing].flatMap(({ alternatives }) => alternatives.flat()));
  const expressions = words.slice(1).map((word, nth) => `${words[nth] ?? ''} ${word}`);
  for (const said of [...words, ...expressions]) {
    const nearest = [...relatedWords(said)]
      .map(([word, nearness]) => ({ terms: informativeTerms(word), nearness }))
      .filter(({ terms }) => !terms.every((term) => own.has(term)))
      .sort((a, b) => b.nearness - a.nearness)
      .slice(0, MAX_RELATED);
    for (const term of informativeTerms(said)) found.set(term, [...(found.get(term) ?? []), ...nearest]);
  }
  return found;
}

const informativeTerms = (text: string): string[] => [...tokens(text)].map(({ word }) => stemOf(word)).filter(isInformative);

/** Returns the related words of a part that occur in some text; one that is more common than the part gets a lower nearness. */
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
