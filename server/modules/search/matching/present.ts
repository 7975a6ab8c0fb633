import type { Highlight } from '../../../../contract/item';
import { highlightAll, passageFinder } from '../text/highlight';
import type { TextCard } from './text-repository';
import type { AnalyzedQuery } from '../query/analyze-query';

export type FoundRow = Omit<TextCard, 'readable'> & { highlight: Highlight };

/** Returns the hits with highlighted titles and snippets. */
export function presentHits(hits: readonly TextCard[], { terms, enough }: AnalyzedQuery): FoundRow[] {
  const passageIn = passageFinder(terms, enough);
  return hits.map(({ readable, ...row }) => ({
    ...row,
    highlight: { title: highlightAll(row.title, terms), passage: passageIn(readable) },
  }));
}
