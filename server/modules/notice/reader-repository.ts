import { sql } from 'kysely';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { visibleTo } from '../item/read/visibility';

/** Returns a visible notice with the facts that decide whether it can be acknowledged; undefined if there is none. */
export async function findConfirmable(db: Db, id: string, viewer: Viewer, moment: Date) {
  return db
    .selectFrom('item')
    .where('area', '=', 'notice')
    .where('id', '=', id)
    .where(visibleTo(viewer, moment))
    .select(['key', 'revision', 'material_revision as materialRevision', 'fields'])
    .executeTakeFirst();
}

interface Confirmation {
  person: string;
  item: number;
  revision: number;
}

/** Stores that a person acknowledged, and therefore read, a revision. Returns the time of their first acknowledgement of it. */
export async function insertAcknowledgement(db: Db, { person, item, revision }: Confirmation, moment: Date): Promise<Date> {
  const { acknowledged_at } = await db
    .with('read', (cte) =>
      cte
        .insertInto('opened')
        .values({ person, item, revision, last_at: moment })
        .onConflict((conflict) =>
          conflict
            .columns(['person', 'item'])
            .doUpdateSet((eb) => ({ revision: eb.fn('greatest', ['opened.revision', 'excluded.revision']) })),
        ),
    )
    .insertInto('acknowledgement')
    .values({ person, item, revision, changes_seen: changesOf(item, revision), acknowledged_at: moment })
    // An update that changes nothing, because otherwise an existing row would not be returned.
    .onConflict((conflict) =>
      conflict.columns(['person', 'item', 'revision']).doUpdateSet((eb) => ({ revision: eb.ref('excluded.revision') })),
    )
    .returning('acknowledged_at')
    .executeTakeFirstOrThrow();
  return acknowledged_at;
}

/** Returns the number of changes that the item listed in that revision. */
const changesOf = (item: number, revision: number) => sql<number>`coalesce((
  select jsonb_array_length(document -> 'changes') from item_revision where item = ${item} and revision = ${revision}
), 0)`;

/** Marks everything published or changed until that moment as read. An earlier moment, from a slow clock, has no effect. */
export async function moveReadUntil(db: Db, person: string, moment: Date): Promise<void> {
  await db
    .updateTable('person')
    .set({ notices_read_until: moment })
    .where('id', '=', person)
    .where('notices_read_until', '<', moment)
    .execute();
}

export async function upsertDismissal(db: Db, { person, item, revision }: Confirmation): Promise<void> {
  await db
    .insertInto('alert_dismissal')
    .values({ person, item, revision })
    .onConflict((conflict) => conflict.columns(['person', 'item']).doUpdateSet({ revision }))
    .execute();
}
