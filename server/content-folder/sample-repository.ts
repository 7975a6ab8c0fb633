import type { Area } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import type { Db } from '../db/connect';
import { putSetting, readSetting } from '../db/settings';

const SETTING = 'sample_content';

/** Returns true if the sample content must be loaded: an earlier load was interrupted, or nothing was ever stored. */
export async function isSampleWanted(db: Db): Promise<boolean> {
  const setting = await readSetting(db, SETTING);
  if (setting) return (setting as { state?: string }).state === 'loading';
  return !(await db.selectFrom('item').select('key').limit(1).executeTakeFirst());
}

export const markSample = (db: Db, state: 'loading' | 'loaded'): Promise<void> => putSetting(db, SETTING, { state });

/** Inserts hot keywords in this order; keywords that already exist are left unchanged. */
export async function insertKeywords(db: Db, area: Area, locale: Locale, words: readonly string[]): Promise<void> {
  await db
    .insertInto('keyword')
    .values(words.map((word, position) => ({ id: crypto.randomUUID(), area, locale, word, position })))
    .onConflict((conflict) => conflict.columns(['area', 'locale', 'word']).doNothing())
    .execute();
}
