import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';

export type ManagedItem = NonNullable<Awaited<ReturnType<typeof findManaged>>>;

/** Returns the columns of an item that decide who may edit it, with its published revision. */
export async function findManaged(db: Db, area: Area, id: string) {
  return db
    .selectFrom('item')
    .leftJoin('department', 'department.id', 'item.department')
    .where('item.area', '=', area)
    .where('item.id', '=', id)
    .select(['item.key', 'item.area', 'item.revision', 'item.department', 'department.names as departmentNames'])
    .executeTakeFirst();
}

/** Returns the id and name of a person. */
export async function findPersonName(db: Db, id: string) {
  return db.selectFrom('person').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}
