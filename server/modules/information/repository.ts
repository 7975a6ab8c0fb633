import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { collated, selectLinks, type ItemBuilder } from '../item/read/card-repository';
import type { ReadContext } from '../item/read/read-context';
import { visibleTo } from '../item/read/visibility';

const AREA = 'information';

/** Maximum number of documents shown for each section. */
const MAX_OF_SECTION = 5;
/** Maximum number of documents that changed last. */
const MAX_CHANGED = 6;

/** Selects the key of an item's first classification, in which the shelf lists it. */
const firstClassification = (eb: ItemBuilder) =>
  eb
    .selectFrom('item_classification')
    .innerJoin('classification', 'classification.key', 'item_classification.classification')
    .whereRef('item_classification.item', '=', 'item.key')
    .orderBy('classification.position')
    .orderBy('classification.key')
    .limit(1)
    .select('classification.key')
    .as('first');

/** Query with the table `placed`: every visible document with the key of the root section that lists it, or null. */
const withPlaced = (db: Db, { viewer, now: moment }: ReadContext) =>
  db
    .withRecursive('line', (qc) =>
      qc
        .selectFrom('classification')
        .where('area', '=', AREA)
        .where('parent', 'is', null)
        .select(['key', 'key as root'])
        .union(
          qc
            .selectFrom('classification')
            .innerJoin('line', 'line.key', 'classification.parent')
            .select(['classification.key', 'line.root']),
        ),
    )
    .with('placed', (qc) =>
      qc
        .selectFrom('item')
        .leftJoinLateral(firstClassification, (join) => join.onTrue())
        .leftJoin('line', 'line.key', 'first.key')
        .where('item.area', '=', AREA)
        .where(visibleTo(viewer, moment))
        .select(['item.key', 'item.owner', 'item.department', 'item.views', 'item.fields', 'item.updated_at', 'line.root']),
    );

export type SectionPart = Awaited<ReturnType<typeof partsOfSections>>[number];

/** Returns the number of visible documents and their newest change, by root section (null for none), owner and department. */
export const partsOfSections = (db: Db, readContext: ReadContext) =>
  withPlaced(db, readContext)
    .selectFrom('placed')
    .leftJoin('classification', 'classification.key', 'placed.root')
    .leftJoin('department', 'department.id', 'placed.department')
    .groupBy(['classification.id', 'placed.owner', 'placed.department', 'department.names'])
    .select(['classification.id as section', 'placed.owner', 'placed.department', 'department.names as departmentNames'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('placed.updated_at').as('changedAt')])
    .execute();

export type ShelfTitle = Awaited<ReturnType<typeof titlesOfShelf>>[number];

/**
 * Returns the visible documents with their root section, and the places of those that are read most in their section or changed
 * last. If there are more documents than `limit`, these come before the others.
 */
export async function titlesOfShelf(db: Db, limit: number, readContext: ReadContext) {
  const ranked = withPlaced(db, readContext)
    .selectFrom('placed')
    .leftJoin('classification', 'classification.key', 'placed.root')
    .select(['placed.key', 'placed.updated_at as updatedAt', 'classification.id as section'])
    .select([
      sql<number | null>`nullif(placed.fields -> 'position', 'null')::int`.as('position'),
      sql<number>`row_number() over (
        partition by placed.root
        order by placed.views desc, nullif(placed.fields -> 'position', 'null') nulls last, placed.key)::int`.as('readPlace'),
      sql<number>`row_number() over (order by placed.updated_at desc, placed.key desc)::int`.as('changePlace'),
    ]);
  const isRead = sql<boolean>`(ranked.section is not null and ranked."readPlace" <= ${MAX_OF_SECTION}::int)`;
  const isChanged = sql<boolean>`ranked."changePlace" <= ${MAX_CHANGED}::int`;
  return selectLinks(db, readContext)
    .innerJoin(ranked.as('ranked'), 'ranked.key', 'item.key')
    .select(['ranked.section', 'ranked.updatedAt', 'ranked.position', 'ranked.readPlace', 'ranked.changePlace'])
    .select([isRead.as('isRead'), isChanged.as('isChanged')])
    .select(
      sql<number>`row_number() over (order by ${collated('text.title', readContext.locale)}, item.key desc)::int`.as(
        'titlePlace',
      ),
    )
    .orderBy(sql`${isRead} or ${isChanged}`, 'desc')
    .orderBy('titlePlace')
    .limit(limit)
    .execute();
}
