import { sql } from 'kysely';
import type { PersonnelKind } from '../../../contract/personnel';
import type { Db } from '../../db/connect';
import { passes, selectCards } from '../item/read/card-repository';
import { visibleTo } from '../item/read/visibility';
import { daysBefore } from '../search/analytics/searcher';
import type { ReadContext } from '../item/read/read-context';

const MAX_PEOPLE = 6;
const MAX_CONTACTS = 6;
const MAX_DATES = 6;
const MAX_BESIDE = 4;
const MAX_SERVICES = 5;

/** Returns the ids of the people and desks of the directory that own personnel pages, those with the most pages first. */
export async function ownersOfArea(db: Db, { viewer, now: moment }: ReadContext): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('directory_person', 'directory_person.id', 'item.owner')
    .where('item.area', '=', 'personnel')
    .where(visibleTo(viewer, moment))
    .groupBy(['directory_person.id', 'directory_person.position'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('directory_person.position')
    .limit(MAX_PEOPLE)
    .select('directory_person.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the contacts of personnel pages without an owner in the directory, the most frequent first. */
export async function contactsOfArea(db: Db, { viewer, now: moment }: ReadContext) {
  return db
    .selectFrom('item')
    .leftJoin('department', 'department.id', 'item.department')
    .leftJoin('directory_person', 'directory_person.id', 'item.owner')
    .where('item.area', '=', 'personnel')
    .where('item.contact', 'is not', null)
    .where('directory_person.id', 'is', null)
    .where(visibleTo(viewer, moment))
    .groupBy(['item.department', 'department.names', 'item.contact'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('item.contact')
    .limit(MAX_CONTACTS)
    .select(['item.department', 'department.names', 'item.contact'])
    .$narrowType<{ contact: string }>()
    .execute();
}

/** JSON path to the well-formed key dates from `$from` to `$to`. Malformed ones are skipped. */
/** Last day of the supported years. */
const LAST_DAY = '2999-12-31';

const DATES_BETWEEN = String.raw`$.keyDates[*] ? (
  @.text.type() == "string" && @.text != "" && @.date like_regex "^\\d{4}-\\d{2}-\\d{2}$"
  && @.date.datetime("YYYY-MM-DD") >= $from.datetime("YYYY-MM-DD") && @.date.datetime("YYYY-MM-DD") <= $to.datetime("YYYY-MM-DD"))`;

/** Returns the next key dates until a day, from yesterday (UTC) on, because in some time zones it is still that day. */
export async function datesToCome(db: Db, readContext: ReadContext, to = LAST_DAY) {
  const between = JSON.stringify({ from: daysBefore(readContext.now, 1), to });
  const keyDate = sql<{ value: { date: string; text: string } }>`
    jsonb_path_query(card."textFields", ${DATES_BETWEEN}::jsonpath, ${between}::jsonb)`;
  return db
    .selectFrom(selectCards(db, readContext).where('item.area', '=', 'personnel').as('card'))
    .innerJoinLateral(keyDate.as<'key_date'>(sql`key_date(value)`), (join) => join.onTrue())
    .orderBy(sql`key_date.value->>'date'`)
    .orderBy('card.key')
    .limit(MAX_DATES)
    .select(['key_date.value', 'card.area', 'card.id', 'card.title', 'card.summary', 'card.locale'])
    .execute();
}

/** Returns pages of a kind that are assigned to the same classifications as an item, those that share the most first. */
export async function pagesBeside(db: Db, key: number, kind: PersonnelKind, readContext: ReadContext) {
  return selectCards(db, readContext)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('item_classification as own')
          .innerJoin('item_classification as other', 'other.classification', 'own.classification')
          .where('own.item', '=', key)
          .where('other.item', '<>', key)
          .groupBy('other.item')
          .select(({ fn }) => ['other.item', fn.countAll().as('shared')])
          .as('beside'),
      (join) => join.onRef('beside.item', '=', 'item.key'),
    )
    .where('item.area', '=', 'personnel')
    .where(passes({ fields: { kind } }, readContext.viewer))
    .orderBy('beside.shared', 'desc')
    .orderBy('item.views', 'desc')
    .orderBy('item.key', 'desc')
    .limit(MAX_BESIDE)
    .execute();
}

/** Returns the most viewed services of the departments that own personnel pages. */
export async function servicesOfDepartments(db: Db, readContext: ReadContext) {
  return selectCards(db, readContext)
    .where('item.area', '=', 'service')
    .where('item.department', 'in', (eb) =>
      eb
        .selectFrom('item')
        .select('item.department')
        .where('item.area', '=', 'personnel')
        .where('item.department', 'is not', null)
        .where(visibleTo(readContext.viewer, readContext.now))
        .$castTo<{ department: string }>(),
    )
    .orderBy('item.views', 'desc')
    .orderBy('item.key', 'desc')
    .limit(MAX_SERVICES)
    .execute();
}
