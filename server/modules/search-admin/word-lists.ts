import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { searchAdminApi } from '../../../contract/search-admin';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { lockSearchRules } from '../search/query/search-rule-repository';
import { editorsWords } from '../search/analytics/query-repository';
import { revisionOf } from './revision';
import { listBans, replaceKeywords, replacePortalBans } from './word-repository';
import { keysOf } from './words';

type KeywordList = (typeof searchAdminApi)['keywordList'];
type KeywordSave = (typeof searchAdminApi)['keywordSave'];
type BanList = (typeof searchAdminApi)['banList'];
type BanSave = (typeof searchAdminApi)['banSave'];

export async function keywordsOf(db: Db, { scope, locale }: ParsedInputOf<KeywordList>): Promise<AnswerOf<KeywordList>> {
  const words = (await editorsWords(db, scope, locale)).map(({ word }) => word);
  return { words, revision: revisionOf(words) };
}

/** Replaces the editors' keywords of a place. Throws `words.invalid` or `keyword.conflict`. */
export async function saveKeywords(
  { db, now }: Deps,
  { scope, locale, revision, words }: ParsedInputOf<KeywordSave>,
  person: string,
): Promise<AnswerOf<KeywordSave>> {
  keysOf(words);
  return db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const present = await keywordsOf(trx, { scope, locale });
    if (present.revision !== revision) throw new AppError('keyword.conflict');
    await replaceKeywords(trx, scope, locale, words);
    const states = { before: { scope, locale, words: present.words }, after: { scope, locale, words } };
    await insertAuditEvent(trx, { action: 'keyword.save', person, item: null, ...states }, now());
    return keywordsOf(trx, { scope, locale });
  });
}

export async function bansOf(db: Db): Promise<AnswerOf<BanList>> {
  const rows = await listBans(db);
  const wordsOf = (origin: 'folder' | 'portal') => rows.filter((row) => row.origin === origin).map(({ word }) => word);
  const words = wordsOf('portal');
  return { words, fromFolder: wordsOf('folder'), revision: revisionOf(words) };
}

/** Replaces the words that editors have banned from suggestions. Throws `words.invalid` or `ban.conflict`. */
export async function saveBans(
  { db, now }: Deps,
  { revision, words }: ParsedInputOf<BanSave>,
  person: string,
): Promise<AnswerOf<BanSave>> {
  const keys = keysOf(words);
  return db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const present = await bansOf(trx);
    if (present.revision !== revision) throw new AppError('ban.conflict');
    await replacePortalBans(
      trx,
      words.map((word, place) => ({ word, key: keys[place] ?? '' })),
    );
    const states = { before: { words: present.words }, after: { words } };
    await insertAuditEvent(trx, { action: 'ban.save', person, item: null, ...states }, now());
    return bansOf(trx);
  });
}
