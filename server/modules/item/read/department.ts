import type { Area } from '../../../../contract/core/areas';
import type { CountedName } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import { countedDepartments } from './department-repository';
import { nameIn } from './names';
import type { ReadContext } from './read-context';

/** Returns the departments of the visible items of an area, those with the most items first. */
export async function departmentCounts(db: Db, area: Area, { viewer, locale, now: moment }: ReadContext): Promise<CountedName[]> {
  const rows = await countedDepartments(db, area, viewer, moment);
  return rows.map(({ id, names, count }) => ({ id, name: nameIn(names, locale), count }));
}
