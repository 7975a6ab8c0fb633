import { MAX_KEYWORDS } from '../../../../contract/search-admin';
import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema/search-tables';
import { bannedWords } from '../query/search-rule-repository';
import { editorsWords, findingWords, mostSearched } from './query-repository';
import { isPersonal } from './personal';
import { daysBefore, KEPT_DAYS, PERIOD_DAYS } from './searcher';
import { comparable, isChinese } from '../text/terms';
import type { ReadContext } from '../../item/read/read-context';

/** Minimum number of people who searched for a query before it is shown to others; below that it stays private. */
const AT_LEAST = 3;
/** Age in days at which a search counts half as much as one of today. */
const HALF_LIFE_DAYS = 14;
const LONGEST = 20;
const CANDIDATES = 100;

/**
 * Returns hot keywords: first those of the editors, then frequent recent queries in the reader's language that find something
 * this reader may see.
 */
export async function hotKeywords(db: Db, area: SearchScope, readContext: ReadContext): Promise<{ id: string; word: string }[]> {
  const { locale, now: moment } = readContext;
  const chosen = (await editorsWords(db, area, locale)).slice(0, MAX_KEYWORDS);
  const known = new Set(chosen.map(({ word }) => word.toLowerCase()));
  const banned = await bannedWords(db);
  const often = {
    since: daysBefore(moment, KEPT_DAYS),
    until: daysBefore(moment, 0),
    halfLifeDays: HALF_LIFE_DAYS,
    periodDays: PERIOD_DAYS,
    atLeast: AT_LEAST,
    limit: CANDIDATES,
  };
  const searched = (await mostSearched(db, area, often))
    .filter((word) => isChinese(word) === (locale === 'zh-CN'))
    .filter((word) => word.length <= LONGEST && !isPersonal(word) && !known.has(word) && !banned.has(comparable(word)));
  const finding = await findingWords(db, area, searched, readContext);
  return [...chosen, ...finding.map((word) => ({ id: `searched-${word}`, word }))].slice(0, MAX_KEYWORDS);
}
