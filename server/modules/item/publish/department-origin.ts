import type { Db } from '../../../db/connect';
import { putSetting, readSetting } from '../../../db/settings';

/** Setting that says whether departments were changed in the portal since the last import of `departments.yaml`. */
const SETTING = 'portal_departments';

export const areDepartmentsOfPortal = async (db: Db): Promise<boolean> =>
  ((await readSetting(db, SETTING)) as { changed: boolean } | undefined)?.changed === true;

/** Stores whether departments were changed in the portal since their last import. */
export async function markDepartmentsOfPortal(trx: Db, changed = true): Promise<void> {
  if ((await areDepartmentsOfPortal(trx)) !== changed) await putSetting(trx, SETTING, { changed });
}
