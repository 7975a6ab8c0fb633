import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { genericPlanParam } from '../../db/generic-plan-param';
import { getOrCreateSecret } from '../../db/settings';

const SECRET_SETTING = 'rate-limit';

/** Count that a call is added to, with the call's cost and the maximum lead over the clock, in milliseconds. */
export interface Charge {
  key: Buffer;
  costMs: number;
  roomMs: number;
}

/**
 * Adds one call to each count that has room for it. Returns 0 if all had room, or the longest wait of those that had none, in
 * milliseconds. It is one statement, so that processes cannot interleave, and locks rows in the order of their keys. A call
 * refused because of a concurrent one may still see the count from before that one, with room left, so the wait is at least 1 ms.
 */
export async function charge(db: Db, charges: readonly Charge[], now: Date): Promise<number> {
  // A value further ahead than any burst comes from a clock that was fast, and is ignored.
  const owed = sql`case when held.paid_until > excluded.bound + interval '5 minutes' then ${now}::timestamptz
    else greatest(held.paid_until, ${now}) end + (excluded.paid_until - ${now}::timestamptz)`;
  const { rows } = await sql<{ wait: number }>`
    with asked (key, cost, bound) as (
      select key, cost * interval '1 ms', ${now}::timestamptz + room * interval '1 ms'
      from unnest(
        ${genericPlanParam(
          charges.map(({ key }) => key),
          'bytea[]',
        )},
        ${genericPlanParam(
          charges.map(({ costMs }) => costMs),
          'float8[]',
        )},
        ${genericPlanParam(
          charges.map(({ roomMs }) => roomMs),
          'float8[]',
        )}
      ) as given (key, cost, room)
    ),
    taken as (
      insert into rate_limit as held (key, paid_until, bound)
      select key, ${now}::timestamptz + cost, bound from asked order by key
      on conflict (key) do update
      set paid_until = ${owed}, bound = excluded.bound
      where ${owed} <= excluded.bound
      returning key
    )
    select greatest(extract(epoch from coalesce(held.paid_until + cost - asked.bound, cost))::float8 * 1000, 1) as wait
    from asked left join rate_limit as held using (key)
    where key not in (select key from taken)
    order by wait desc limit 1`.execute(db);
  return rows[0]?.wait ?? 0;
}

/** Deletes the counts that have run out. A missing row means the same. */
export async function removePaid(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('paid_until', '<=', now).execute();
}

/** Returns the secret of this installation that keys are hashed with. Stores `fresh` as the secret if there is none. */
export const limitSecret = (db: Db, fresh: string): Promise<string> => getOrCreateSecret(db, SECRET_SETTING, fresh);
