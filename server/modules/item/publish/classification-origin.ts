import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { putSetting, readSetting } from '../../../db/settings';

/** Setting with the areas whose classifications were changed in the portal since their last import. */
const SETTING = 'portal_classifications';

export const placedInPortal = async (db: Db): Promise<readonly Area[]> =>
  ((await readSetting(db, SETTING)) as { areas: Area[] } | undefined)?.areas ?? [];

/** Stores whether the classifications of an area were changed in the portal since their last import. */
export async function markPlacedInPortal(trx: Db, area: Area, inPortal = true): Promise<void> {
  const areas = await placedInPortal(trx);
  if (areas.includes(area) === inPortal) return;
  await putSetting(trx, SETTING, { areas: inPortal ? [...areas, area] : areas.filter((each) => each !== area) });
}
