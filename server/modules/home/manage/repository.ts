import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { textIn } from '../../item/read/card-repository';
import type { ReadContext } from '../../item/read/read-context';
import { sightConditions } from '../../item/read/visibility';
import { IS_URGENT } from '../../notice/inbox-repository';

const MAX_ALERTS = 5;

/** Returns the urgent notices that are in force, newest first, for any audience. */
export async function urgentNotices(db: Db, { viewer, locale, now: moment }: ReadContext) {
  const { begun, notExpired, notArchived } = sightConditions(viewer, moment);
  return db
    .selectFrom('item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where('item.area', '=', 'notice')
    .where(IS_URGENT)
    .where((eb) => eb.and([begun(eb), notExpired(eb), notArchived(eb)]))
    .select(['item.area', 'item.id', 'text.title', 'text.summary', 'text.locale'])
    .select(
      sql<boolean>`item.audience_departments <> '{}' or item.audience_locations <> '{}' or item.audience_roles <> '{}'`.as(
        'isForSome',
      ),
    )
    .orderBy('item.published_at', (order) => order.desc().nullsLast())
    .orderBy('item.key', 'desc')
    .limit(MAX_ALERTS)
    .execute();
}

/** Returns the title of each of these items, null for one without a published text, and whether readers can see it now. */
export async function findTargets(db: Db, keys: readonly number[], { viewer, locale, now: moment }: ReadContext) {
  const { begun, notExpired, notArchived } = sightConditions(viewer, moment);
  const rows = await db
    .selectFrom('item')
    .leftJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where((eb) => eb('item.key', '=', eb.fn.any(eb.val([...keys]))))
    .select(['item.key', 'text.title'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([begun(eb), notExpired(eb), notArchived(eb)]))
        .then(true)
        .else(false)
        .end()
        .as('isReadable'),
    )
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
