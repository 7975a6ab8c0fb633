import type { Locale } from '../../../contract/core/locale';
import type { Db } from '../../db/connect';
import type { SearchScope } from '../../db/schema/search-tables';

/** Replaces the editors' keywords of an area and language, keeping the given order. */
export async function replaceKeywords(trx: Db, area: SearchScope, locale: Locale, words: readonly string[]): Promise<void> {
  await trx.deleteFrom('keyword').where('area', '=', area).where('locale', '=', locale).execute();
  if (!words.length) return;
  await trx
    .insertInto('keyword')
    .values(words.map((word, position) => ({ id: crypto.randomUUID(), area, locale, word, position })))
    .execute();
}

export async function listBans(db: Db) {
  return db.selectFrom('search_ban').orderBy('key').select(['origin', 'word']).execute();
}

/** Replaces the words that editors have banned from suggestions in the portal. */
export async function replacePortalBans(trx: Db, bans: readonly { key: string; word: string }[]): Promise<void> {
  await trx.deleteFrom('search_ban').where('origin', '=', 'portal').execute();
  if (!bans.length) return;
  await trx
    .insertInto('search_ban')
    .values(bans.map((ban) => ({ origin: 'portal' as const, ...ban })))
    .execute();
}
