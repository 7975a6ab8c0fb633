import type { PresenceMode } from '../../../contract/manage/presence';
import type { Db } from '../../db/connect';

interface Presence {
  item: number;
  person: string;
  mode: PresenceMode;
  moment: Date;
  /** Earliest time at which an editor must have reported to count as open. */
  aliveSince: Date;
}

/** Stores that a person has an item open now; since when is kept while they keep reporting. */
export async function upsertPresence(db: Db, { item, person, mode, moment, aliveSince }: Presence): Promise<void> {
  await db
    .insertInto('editor_presence')
    .values({ item, person, mode, since: moment, seen_at: moment })
    .onConflict((conflict) =>
      conflict.columns(['item', 'person']).doUpdateSet((eb) => ({
        mode,
        seen_at: moment,
        since: eb
          .case()
          .when('editor_presence.seen_at', '>', aliveSince)
          .then(eb.ref('editor_presence.since'))
          .else(moment)
          .end(),
      })),
    )
    .execute();
}

/** Returns the other people who have an item open, longest first. */
export async function listOthers(db: Db, { item, person, aliveSince }: Omit<Presence, 'mode' | 'moment'>) {
  return db
    .selectFrom('editor_presence')
    .innerJoin('person', 'person.id', 'editor_presence.person')
    .where('item', '=', item)
    .where('person', '<>', person)
    .where('seen_at', '>', aliveSince)
    .select(['person.id', 'person.name', 'since', 'mode'])
    .orderBy('since')
    .orderBy('person.id')
    .execute();
}

/** Deletes the reports of editors that count as closed. */
export async function removeSilent(db: Db, aliveSince: Date): Promise<void> {
  await db.deleteFrom('editor_presence').where('seen_at', '<=', aliveSince).execute();
}
