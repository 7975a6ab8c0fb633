import type { Highlight } from '../../../../contract/item';
import { highlightAll, passageFinder } from '../text/highlight';
import { spans } from '../text/terms';
import type { TextCard } from './text-repository';
import type { AnalyzedQuery } from '../query/analyze-query';

type Presented<Card> = Omit<Card, 'readable' | 'own'> & { highlight: Highlight };
export type FoundRow = Presented<TextCard>;

/**
 * Returns the hits in the reader's language if they have it, with highlighted titles, and with snippets in the language in which they
 * were found.
 */
export function presentHits<Card extends TextCard>(hits: readonly Card[], { terms, enough }: AnalyzedQuery): Presented<Card>[] {
  const passageIn = passageFinder(terms, enough);
  return hits.map(({ readable, own, ...row }) => {
    const title = highlightAll(row.title, terms);
    const passage = passageIn(readable);
    if (!own) return { ...row, highlight: { title, passage } };
    // A title that is not shown is a part of the snippet if the words are in it.
    const found = title.some(({ hit }) => hit) ? [...title, { text: ' · ', hit: false }, ...passage] : passage;
    return { ...row, ...own, highlight: { title: highlightAll(own.title, terms), passage: found, passageLocale: row.locale } };
  });
}

/** Share of the best hit's score below which a hit is weak. Of the judged queries, no answer that was meant is below it. */
const WEAK_SHARE = 0.1;

/**
 * Returns whether a hit has the terms only in its body, and either a much lower score than the best one or the best match in its block,
 * which has them in its title.
 */
export const isWeak = (
  { title, keywords, summary, share = 1 }: TextCard & { share?: number },
  { terms }: AnalyzedQuery,
  isBesideBest: boolean,
): boolean =>
  (isBesideBest || share < WEAK_SHARE) && [title, ...keywords, summary].every((text) => spans(text, terms).next().done);
