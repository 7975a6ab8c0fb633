import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Viewer } from '../../../../contract/core/permissions';
import type { Db } from '../../../db/connect';
import { visibleTo } from './visibility';

export async function countedDepartments(db: Db, area: Area, viewer: Viewer, moment: Date) {
  return db
    .selectFrom('item')
    .innerJoin('department', 'department.id', 'item.department')
    .where('item.area', '=', area)
    .where(visibleTo(viewer, moment))
    .groupBy(['department.id', 'department.names'])
    .select(({ fn }) => ['department.id', 'department.names', fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('department.id')
    .execute();
}

/** Selects the id of a department; of a merged one, the id of the department that it leads to. */
export const presentDepartmentId = (id: string) => sql<string>`(
  select department.id from department where folded_name(${id}) = any(department.names_folded)
  order by department.id = ${id} desc limit 1)`;
