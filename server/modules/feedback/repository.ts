import type { ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { visibleTo } from '../item/read/visibility';

export interface Opinion {
  useful: boolean;
  comment: string | null;
}

/**
 * Stores a person's opinion of a visible item and returns the new counts; undefined if there is no such item. Replaces an earlier
 * opinion, unless it is the same one without a comment, so that the earlier comment is kept. Locks the item's row, so that the counts
 * match the stored opinions.
 */
export async function saveOpinion(db: Db, { area, id }: ItemRef, opinion: Opinion, viewer: Viewer, moment: Date) {
  return db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom('item')
      .where('area', '=', area)
      .where('id', '=', id)
      .where(visibleTo(viewer, moment))
      .select(['key', 'revision'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!item) return undefined;
    const given = { ...opinion, revision: item.revision, created_at: moment };
    await trx
      .insertInto('feedback')
      .values({ item: item.key, person: viewer.id, ...given })
      .onConflict((conflict) =>
        conflict
          .columns(['item', 'person'])
          .doUpdateSet(given)
          .where((eb) =>
            eb.or([
              eb('excluded.comment', 'is not', null),
              eb('feedback.useful', '!=', eb.ref('excluded.useful')),
              eb('feedback.revision', '!=', eb.ref('excluded.revision')),
            ]),
          ),
      )
      .execute();
    return recount(trx, item.key);
  });
}

async function recount(trx: Db, item: number): Promise<{ yes: number; no: number }> {
  return trx
    .updateTable('item')
    .from((eb) =>
      eb
        .selectFrom('feedback')
        .where('feedback.item', '=', item)
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('useful', '=', true).as('yes'),
          fn.countAll<number>().filterWhere('useful', '=', false).as('no'),
        ])
        .as('opinion'),
    )
    .set((eb) => ({ useful_yes: eb.ref('opinion.yes'), useful_no: eb.ref('opinion.no') }))
    .where('item.key', '=', item)
    .returning(['item.useful_yes as yes', 'item.useful_no as no'])
    .executeTakeFirstOrThrow();
}
