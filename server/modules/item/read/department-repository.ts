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
