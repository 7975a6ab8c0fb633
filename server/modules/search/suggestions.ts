import type { BestMatch, Suggestions } from '../../../contract/search';
import type { Db } from '../../db/connect';
import { nameIn } from '../item/read/names';
import type { ReadContext } from '../item/read/read-context';
import { suggestTitles } from './area-search';
import { bestFirst, bestMatchOf } from './best-match';
import { soundTerm, soundTerms } from './text/sounds';
import { comparable, cutQuery, isChinese, titleTerms, typedTerms } from './text/terms';

/** Minimum number of characters typed before one suggestion is surely meant, in Latin and in Chinese. */
const [MIN_LETTERS, MIN_HAN] = [3, 2];

type Row = Awaited<ReturnType<typeof suggestTitles>>[number];

/**
 * Returns the items of all areas that match an unfinished query, grouped by area, and the one that was surely meant. The area with
 * the best match comes first.
 */
export async function suggestEverything(db: Db, query: string, readContext: ReadContext): Promise<Suggestions> {
  const found = await suggestTitles(db, null, query, readContext);
  const best = bestOf(found, query, readContext);
  const groups = [...new Set(found.map(({ area }) => area))].map((area) => ({
    area,
    items: found.filter((one) => one.area === area).map((row) => presentRow(row, readContext)),
  }));
  return { best, groups: bestFirst(groups, best) };
}

const presentRow = ({ id, title, summary, locale, departmentNames }: Row, readContext: ReadContext) => ({
  ...{ id, title, summary, locale },
  department: departmentNames && nameIn(departmentNames, readContext.locale),
});

/** Returns the suggestion that was surely meant; null if the query is very short or no title has most of it, and none is pinned. */
function bestOf(found: readonly Row[], query: string, { locale }: ReadContext): BestMatch | null {
  const text = cutQuery(query);
  const key = comparable(text);
  const isShort = key.length < (isChinese(key) ? MIN_HAN : MIN_LETTERS);
  if (isShort && !found.some(({ isPinned }) => isPinned)) return null;
  const { finished, unfinished } = typedTerms(text);
  const candidates = found.map((row) => ({ ...row, inTitle: termsInTitle(row.title, finished, unfinished) }));
  return bestMatchOf(candidates, { query: text, terms: finished.length + (unfinished.length ? 1 : 0), locale });
}

/** Returns the number of terms that a title has, counting an unfinished word if a word or the pinyin of the title begins with it. */
function termsInTitle(title: string, finished: readonly string[], unfinished: readonly string[]): number {
  const terms = titleTerms(title);
  const begins = [...terms, ...soundTerms(title)];
  const isBegun = [...unfinished, ...unfinished.map(soundTerm)].some((beginning) =>
    begins.some((term) => term.startsWith(beginning)),
  );
  return finished.filter((term) => terms.has(term)).length + (isBegun ? 1 : 0);
}
