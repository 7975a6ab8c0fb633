import type { Highlight } from '../../../../contract/item';
import { highlightAll, passageFinder } from '../text/highlight';
import { spans } from '../text/terms';
import type { TextCard } from './text-repository';
import type { AnalyzedQuery } from '../query/analyze-query';

type Presented<Card> = Omit<Card, 'readable'> & { highlight: Highlight };
export type FoundRow = Presented<TextCard>;

/** Returns the hits with highlighted titles and snippets. */
export function presentHits<Card extends TextCard>(hits: readonly Card[], { terms, enough }: AnalyzedQuery): Presented<Card>[] {
  const passageIn = passageFinder(terms, enough);
  return hits.map(({ readable, ...row }) => ({
    ...row,
    highlight: { title: highlightAll(row.title, terms), passage: passageIn(readable) },
  }));
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
