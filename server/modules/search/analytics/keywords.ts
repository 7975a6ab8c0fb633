import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema';
import { bannedWords } from '../query/search-rule-repository';
import { editorsWords, findingWords, mostSearched } from './query-repository';
import { isPersonal } from './personal';
import { daysBefore, KEPT_DAYS, PERIOD_DAYS } from './searcher';
import { comparable, isChinese } from '../text/terms';
import type { ReadContext } from '../../item/read/read-context';

const MOST = 10;
/** Minimum number of people who searched for a query before it is shown to others; below that it stays private. */
const AT_LEAST = 3;
/** A search counts half as much as one of so many days later. */
const HALF_LIFE_DAYS = 14;
const LONGEST = 20;
const CANDIDATES = 100;

/** Words to search for: the editors' first, then what most people of that language searched for lately and this one would find. */
export async function hotKeywords(db: Db, area: SearchScope, readContext: ReadContext): Promise<{ id: string; word: string }[]> {
  const { locale, now: moment } = readContext;
  const chosen = (await editorsWords(db, area, locale)).slice(0, MOST);
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
  return [...chosen, ...finding.map((word) => ({ id: `searched-${word}`, word }))].slice(0, MOST);
}
