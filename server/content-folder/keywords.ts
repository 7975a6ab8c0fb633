import { z } from 'zod';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { KEYWORD_SCOPES, keywordWords } from '../../contract/search-admin';
import type { Db } from '../db/connect';
import { putSetting, readSetting } from '../db/settings';
import { editorsWords } from '../modules/search/analytics/query-repository';
import { lockSearchRules } from '../modules/search/query/search-rule-repository';
import { comparable } from '../modules/search/text/terms';
import { replaceKeywords } from '../modules/search-admin/word-repository';
import { isStorable } from '../db/storable';
import type { Problem } from './problems/problem';
import { at, REASONS } from './problems/reasons';
import { readYamlFile } from './yaml-file';

/** Name of the file with the hot keywords that editors chose, next to the areas' folders. */
export const KEYWORDS_FILE = 'keywords.yaml';

const words = keywordWords.superRefine((given, context) => {
  const keys = given.map(comparable);
  for (const [place, key] of keys.entries()) {
    const report = (message: string) => {
      context.addIssue({ code: 'custom', path: [place], message });
    };
    if (key === '') report('holds no word');
    else if (keys.indexOf(key) < place) report('is another word of the list');
    if (!isStorable(given[place])) report('contains an invalid character');
  }
});
const keywords = z.partialRecord(z.enum(KEYWORD_SCOPES), z.partialRecord(z.enum(LOCALES), words));
type Keywords = z.infer<typeof keywords>;

/** Setting with the lists of the last import. */
const SETTING = 'folder_keywords';

/**
 * Imports the hot keywords of a content folder, if it has the file. A list that editors have changed in the portal since the last
 * import stays as it is, unless it is to be overwritten; it is a conflict if it has changed in the folder too. Returns the
 * conflicts. Throws UnusableDocument.
 */
export async function importKeywords(db: Db, folder: string, { overwrite }: { overwrite: boolean }): Promise<Problem[]> {
  const read = await readYamlFile<Keywords>(folder, KEYWORDS_FILE, keywords);
  if (!read) return [];
  const { data, lineOf } = read;
  return db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const conflicts: Problem[] = [];
    const imported: Keywords = { ...(await readSetting(trx, SETTING)) };
    for (const list of listsOf(data)) {
      const { scope, locale } = list;
      if (await takeList(trx, list, imported[scope]?.[locale], overwrite))
        imported[scope] = { ...imported[scope], [locale]: list.words };
      else if (!isSame(list.words, imported[scope]?.[locale]))
        conflicts.push({
          file: KEYWORDS_FILE,
          line: lineOf(scope, locale),
          reason: at(`${scope}.${locale}`, REASONS.wordsConflict),
        });
    }
    await putSetting(trx, SETTING, imported);
    return conflicts;
  });
}

interface KeywordList {
  scope: (typeof KEYWORD_SCOPES)[number];
  locale: Locale;
  words: string[];
}

const listsOf = (data: Keywords): KeywordList[] =>
  KEYWORD_SCOPES.flatMap((scope) =>
    LOCALES.flatMap((locale) => {
      const given = data[scope]?.[locale];
      return given ? [{ scope, locale, words: given }] : [];
    }),
  );

/** Stores a list of the folder, unless the portal has another one that was saved in it. Returns true if the portal now has the list. */
async function takeList(
  trx: Db,
  { scope, locale, words: given }: KeywordList,
  imported: readonly string[] | undefined,
  overwrite: boolean,
): Promise<boolean> {
  const present = (await editorsWords(trx, scope, locale)).map(({ word }) => word);
  if (isSame(present, given)) return true;
  if (!overwrite && !isSame(present, imported ?? [])) return false;
  await replaceKeywords(trx, scope, locale, given);
  return true;
}

const isSame = (some: readonly string[], others: readonly string[] | undefined): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
