import type { Db } from '../../db/connect';
import { putSetting, readSetting } from '../../db/settings';

const SETTING = 'sample_content';

/** Returns true if the sample content must be loaded: an earlier load was interrupted, or nothing was ever stored. */
export async function isSampleWanted(db: Db): Promise<boolean> {
  const setting = await readSetting(db, SETTING);
  if (setting) return (setting as { state?: string }).state === 'loading';
  return !(await db.selectFrom('item').select('key').limit(1).executeTakeFirst());
}

export const markSample = (db: Db, state: 'loading' | 'loaded'): Promise<void> => putSetting(db, SETTING, { state });
