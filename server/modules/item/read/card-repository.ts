import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Locale } from '../../../../contract/core/locale';
import type { Viewer } from '../../../../contract/core/permissions';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';
import { visibleTo } from './visibility';
import { periodOf } from './period-repository';
import type { PublicationTimes } from './published-between';
import type { ReadContext } from './read-context';
import { presentDepartmentId } from './department-repository';

/** Conditions that narrow a list of an area's items. */
export interface ItemFilter {
  /** Keys of a classification and of all below it. */
  classifications?: readonly number[];
  favourite?: boolean;
  department?: string;
  /** Required values of the area's facts, as stored in `item.fields`. */
  fields?: Record<string, unknown>;
  published?: PublicationTimes;
  /** Further conditions of the area. */
  also?: readonly ItemCondition[];
}

export type ItemSort = 'popular' | 'newest' | 'name';
export type CardSort = ItemSort | 'updated' | 'closing';
export interface PageRequest {
  page: number;
  pageSize: number;
}
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export type ItemBuilder = ExpressionBuilder<Database, 'item'>;
/** Condition on an item, for a viewer. */
export type ItemCondition = (eb: ItemBuilder, viewer: Viewer) => Expression<SqlBool>;

/** Collations for sorting: Chinese by pinyin, other languages in the order of Unicode. */
const COLLATIONS: Record<Locale, string> = { 'en-US': 'und-x-icu', 'zh-CN': 'zh-x-icu' };

export async function listCards(
  db: Db,
  area: Area,
  filter: ItemFilter,
  sort: CardSort,
  page: PageRequest,
  readContext: ReadContext,
) {
  const cards = selectCards(db, readContext)
    .where('item.area', '=', area)
    .where(passes(filter, readContext.viewer))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
  const sorted = {
    popular: () => cards.orderBy('item.views', 'desc'),
    newest: () => cards.orderBy('item.published_at', (order) => order.desc().nullsLast()),
    updated: () => cards.orderBy('item.updated_at', 'desc'),
    name: () => cards.orderBy(collated('text.title', readContext.locale)),
    closing: () => orderByDeadline(cards, readContext.now),
  }[sort]();
  return sorted.orderBy('item.key', 'desc').execute();
}

/**
 * Sorts by claim period: open with a deadline, the earliest deadline first; not open yet; open without a deadline; closed, the last
 * closed first.
 */
function orderByDeadline(cards: ReturnType<typeof selectCards>, now: Date) {
  const [, , closes] = periodOf(sql<string>`item.fields->>'closesAt'`);
  const [opens] = periodOf(sql<string>`item.fields->>'opensAt'`);
  return cards
    .orderBy(sql`case when ${closes} <= ${now} then 3 when ${opens} > ${now} then 1 when ${closes} is null then 2 else 0 end`)
    .orderBy(
      sql`abs(extract(epoch from (case when ${closes} > ${now} and ${opens} > ${now} then ${opens} else coalesce(${closes}, ${opens}) end) - ${now}::timestamptz)) nulls last`,
    );
}

export async function countItems(db: Db, area: Area, filter: ItemFilter, { viewer, now: moment }: ReadContext): Promise<number> {
  const { total } = await db
    .selectFrom('item')
    .where('item.area', '=', area)
    .where(visibleTo(viewer, moment))
    .where(passes(filter, viewer))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Read context in which each item may have a different language. */
export interface CardReading extends Omit<ReadContext, 'locale' | 'log'> {
  locale: Locale | Expression<Locale>;
}

/** Selects every visible item with the columns of a card, its text in that language or, if missing, in the other one. */
export function selectCards(db: Db, { viewer, locale, now: moment }: CardReading) {
  return db
    .selectFrom('item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .leftJoin('department', 'department.id', 'item.department')
    .where(visibleTo(viewer, moment))
    .select((eb) => [
      'item.key',
      'item.area',
      'item.id',
      'item.department',
      'item.owner',
      'department.names as departmentNames',
      'department.aliases as departmentAliases',
      'item.published_at as publishedAt',
      'item.updated_at as updatedAt',
      'item.views',
      'item.expires_at as expiresAt',
      'item.fields',
      'text.title',
      'text.summary',
      'text.locale',
      'text.keywords',
      'text.fields as textFields',
      classificationIds(eb).$asScalar().$notNull().as('classificationIds'),
      isFavourite(eb, viewer).as('favourite'),
    ]);
}

/** Selects every visible item with only the columns of a link, its text in the reader's language or, if missing, in the other one. */
export const selectLinks = (db: Db, { viewer, locale, now: moment }: ReadContext) =>
  db
    .selectFrom('item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where(visibleTo(viewer, moment))
    .select(['item.area', 'item.id', 'text.title', 'text.summary', 'text.locale']);

/** Returns a column with the collation of that language, for sorting. */
export const collated = (column: string, locale: Locale) => sql`${sql.ref(column)} collate ${sql.id(COLLATIONS[locale])}`;

/** Selects the item's text in that language or, if missing, in the other one. */
export const textIn = (eb: ItemBuilder, locale: CardReading['locale']) =>
  eb
    .selectFrom('item_text')
    .whereRef('item_text.item', '=', 'item.key')
    .selectAll('item_text')
    .orderBy((order) => order('item_text.locale', '=', locale), 'desc')
    .limit(1)
    .as('text');

/** Returns the condition that an item passes the filter. */
export const passes = (filter: ItemFilter, viewer: Viewer) => (eb: ItemBuilder) => {
  const { classifications, favourite, department, fields, published: { since, before } = {}, also = [] } = filter;
  return eb.and([
    ...(classifications ? [liesIn(eb, classifications)] : []),
    ...(favourite === undefined ? [] : [favourite ? isFavourite(eb, viewer) : eb.not(isFavourite(eb, viewer))]),
    ...(department === undefined ? [] : [eb('item.department', '=', presentDepartmentId(department))]),
    ...(fields ? [sql<boolean>`item.fields @> ${JSON.stringify(fields)}::jsonb`] : []),
    ...(since ? [eb('item.published_at', '>=', since)] : []),
    ...(before ? [eb('item.published_at', '<', before)] : []),
    ...also.map((condition) => condition(eb, viewer)),
  ]);
};

const liesIn = (eb: ItemBuilder, classifications: readonly number[]) =>
  eb.exists(
    eb
      .selectFrom('item_classification')
      .select('item_classification.item')
      .whereRef('item_classification.item', '=', 'item.key')
      .where('item_classification.classification', '=', eb.fn.any(eb.val([...classifications]))),
  );

/** Condition that the viewer marked an item as a favourite. */
export const isFavourite = (eb: ItemBuilder, viewer: Viewer) =>
  eb.exists(
    eb
      .selectFrom('favourite')
      .select('favourite.item')
      .whereRef('favourite.item', '=', 'item.key')
      .where('favourite.person', '=', viewer.id),
  );

const classificationIds = (eb: ItemBuilder) =>
  eb
    .selectFrom('item_classification')
    .innerJoin('classification', 'classification.key', 'item_classification.classification')
    .whereRef('item_classification.item', '=', 'item.key')
    .select(
      sql<string[]>`coalesce(array_agg(classification.id order by classification.position, classification.key), '{}')`.as('ids'),
    );
