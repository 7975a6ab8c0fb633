import { sql } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { ItemLink } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { selectCards, selectLinks } from '../item/read/card-repository';
import { periodOf } from '../item/read/period-repository';
import { visibleTo } from '../item/read/visibility';
import type { ReadContext } from '../item/read/read-context';

const MAX_SUGGESTED = 8;
const MAX_RECENT = 6;
const MAX_SLIDES = 8;
const MAX_CLOSING = 5;
const CLOSING_DAYS = 14;
/** Number of days that key dates and disruptions are shown in advance. */
export const SOON_DAYS = 14;
const MAX_DISRUPTIONS = 4;

/** Returns the current slides, in the editors' order. A slide that leads to an item is included only if the viewer can see that item. */
export async function slidesNow(db: Db, { viewer, now: moment }: ReadContext) {
  return db
    .selectFrom('slide')
    .leftJoin(
      db.selectFrom('item').where(visibleTo(viewer, moment)).select(['key', 'area', 'id']).as('item'),
      'item.key',
      'slide.item',
    )
    .leftJoin('slide_picture as own', 'own.id', 'slide.picture')
    .where('slide.is_on', '=', true)
    .where((eb) => eb.or([eb('slide.starts_at', 'is', null), eb('slide.starts_at', '<=', moment)]))
    .where((eb) => eb.or([eb('slide.ends_at', 'is', null), eb('slide.ends_at', '>', moment)]))
    .where((eb) => eb.or([eb('slide.item', 'is', null), eb('item.key', 'is not', null)]))
    .orderBy('slide.position')
    .orderBy('slide.id')
    .limit(MAX_SLIDES)
    .select(['slide.id', 'slide.texts', 'slide.link', 'slide.hue', 'slide.item', 'item.area', 'item.id as itemId'])
    .select(['own.id as picture', 'own.width', 'own.height'])
    .execute();
}

/** Returns true if there is an item that the viewer can see. For an administrator any item counts, including drafts. */
export async function hasItems(db: Db, { viewer, now: moment }: ReadContext): Promise<boolean> {
  const items = db.selectFrom('item').select('key').limit(1);
  const first = viewer.roles.includes('admin') ? items : items.where(visibleTo(viewer, moment));
  return (await first.executeTakeFirst()) !== undefined;
}

export const pinnedLinks = (db: Db, readContext: ReadContext): Promise<ItemLink[]> => selectPinned(db, readContext).execute();

/** Selects the items that the person pinned. */
export const selectPinned = (db: Db, readContext: ReadContext) =>
  selectLinks(db, readContext)
    .innerJoin('quick_link', (join) =>
      join.onRef('quick_link.item', '=', 'item.key').on('quick_link.person', '=', readContext.viewer.id),
    )
    .orderBy('quick_link.position');

/** Areas whose items are usually read only once, and are therefore not suggested as shortcuts. */
const READ_ONCE: readonly Area[] = ['notice', 'news'];

export const suggestedLinks = (db: Db, readContext: ReadContext): Promise<ItemLink[]> =>
  selectSuggested(db, readContext).execute();

/** Selects favourites, most recently marked first, then the items that the person opens most often. Pinned items are left out. */
export function selectSuggested(db: Db, readContext: ReadContext) {
  const person = readContext.viewer.id;
  return selectLinks(db, readContext)
    .leftJoin('favourite', (join) => join.onRef('favourite.item', '=', 'item.key').on('favourite.person', '=', person))
    .leftJoin('opened', (join) => join.onRef('opened.item', '=', 'item.key').on('opened.person', '=', person))
    .where(sql<boolean>`item.key = any(array(${usedBy(db, person)}))`)
    .where((eb) => eb.or([eb('favourite.person', 'is not', null), eb('item.area', 'not in', READ_ONCE)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quick_link')
            .select('quick_link.item')
            .whereRef('quick_link.item', '=', 'item.key')
            .where('quick_link.person', '=', person),
        ),
      ),
    )
    .orderBy(sql`favourite.created_at desc nulls last`)
    .orderBy(sql`opened.times desc nulls last`)
    .orderBy(sql`opened.last_at desc nulls last`)
    .orderBy('item.key', 'desc')
    .limit(MAX_SUGGESTED);
}

/** Selects the items that the person marked or opened. The query uses them as an array, because a join would read all items. */
const usedBy = (db: Db, person: string) =>
  db
    .selectFrom('favourite')
    .where('person', '=', person)
    .select('item')
    .union(db.selectFrom('opened').where('person', '=', person).select('item'));

export const recentLinks = (db: Db, readContext: ReadContext): Promise<ItemLink[]> => selectRecent(db, readContext).execute();

/** Selects the items that the person opened last. */
export const selectRecent = (db: Db, readContext: ReadContext) =>
  selectLinks(db, readContext)
    .innerJoin('opened', (join) => join.onRef('opened.item', '=', 'item.key').on('opened.person', '=', readContext.viewer.id))
    .orderBy('opened.last_at', 'desc')
    .orderBy('item.key', 'desc')
    .limit(MAX_RECENT);

export async function replacePinned(db: Db, person: string, items: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two windows of one person may save concurrently, so the person's row is locked.
    await trx.selectFrom('person').where('id', '=', person).select('id').forUpdate().execute();
    await trx.deleteFrom('quick_link').where('person', '=', person).execute();
    if (items.length) {
      await trx
        .insertInto('quick_link')
        .values(items.map((item, position) => ({ person, item, position })))
        .execute();
    }
  });
}

/**
 * Returns the benefits that can be claimed and whose claim period ends within 14 days, the earliest first. A date without a time ends when that day ends
 * in the last time zone (UTC−12).
 */
export async function closingBenefits(db: Db, readContext: ReadContext) {
  const [, last, end] = periodOf(sql<string>`item.fields->>'closesAt'`);
  const [opens] = periodOf(sql<string>`item.fields->>'opensAt'`);
  return selectCards(db, readContext)
    .where('item.area', '=', 'benefit')
    .where(
      sql<boolean>`${end} > ${readContext.now} and ${last} <= ${readContext.now}::timestamptz + ${CLOSING_DAYS} * interval '1 day'
        and (${opens} is null or ${opens} <= ${readContext.now})`,
    )
    .orderBy(end)
    .orderBy('item.key')
    .limit(MAX_CLOSING)
    .execute();
}

/**
 * Returns notices of closures and outages that are in force or begin soon, the earliest first. The audience of a notice limits
 * it to offices; `office` is true if it does.
 */
export async function disruptionsSoon(db: Db, readContext: ReadContext) {
  const startsAt = sql<string>`item.fields->>'startsAt'`;
  const [, starts] = periodOf(startsAt);
  const [, , ends] = periodOf(sql<string>`item.fields->>'endsAt'`);
  return (
    selectLinks(db, readContext)
      .where('item.area', '=', 'notice')
      // The condition of the partial index `item_disruption`.
      .where(sql<boolean>`item.fields->>'disruption' is not null`)
      .where(
        sql<boolean>`(${starts} is null or ${starts} <= ${readContext.now}::timestamptz + ${SOON_DAYS} * interval '1 day')
        and (${ends} is null or ${ends} > ${readContext.now})`,
      )
      .orderBy(sql`${starts} nulls first`)
      .orderBy('item.key')
      .limit(MAX_DISRUPTIONS)
      .select(['item.fields', sql<boolean>`item.audience_locations <> '{}'`.as('office')])
      .execute()
  );
}
