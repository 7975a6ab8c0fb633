import { sql, type ExpressionBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Viewer } from '../../../../contract/core/permissions';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';
import { visibleTo } from './visibility';

export type CountedClassification = Awaited<ReturnType<typeof countedClassifications>>[number];

/**
 * Returns the keys of a classification and of all below it; an empty list if there is none with that id. The id of one that was
 * merged leads to the one that has its items.
 */
export async function keysWithin(db: Db, area: Area, id: string): Promise<number[]> {
  const rows = await within(db, area, id).selectFrom('within').select('key').execute();
  return rows.map(({ key }) => key);
}

/**
 * Returns the same keys, but an empty list if the viewer can see no item in any of them: for that viewer the classification does
 * not exist.
 */
export async function visibleKeysWithin(db: Db, area: Area, id: string, viewer: Viewer, moment: Date): Promise<number[]> {
  const rows = await within(db, area, id)
    .selectFrom('within')
    .select('key')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item')
          .innerJoin('item_classification', 'item_classification.item', 'item.key')
          .innerJoin('within as part', 'part.key', 'item_classification.classification')
          .where(visibleTo(viewer, moment))
          .select('item.key'),
      ),
    )
    .execute();
  return rows.map(({ key }) => key);
}

const within = (db: Db, area: Area, id: string) =>
  db.withRecursive('within', (qc) =>
    qc
      .selectFrom('classification')
      .select('key')
      .where('area', '=', area)
      .where((eb) =>
        eb.or([
          eb('id', '=', id),
          eb.and([
            eb.not(
              eb.exists(eb.selectFrom('classification as same').select('key').where('area', '=', area).where('id', '=', id)),
            ),
            eb(
              'key',
              'in',
              eb.selectFrom('classification_former').select('classification').where('area', '=', area).where('id', '=', id),
            ),
          ]),
        ]),
      )
      .union(
        qc.selectFrom('classification').innerJoin('within', 'within.key', 'classification.parent').select('classification.key'),
      ),
  );

/** Returns a query builder with a CTE `line`: one row for each classification of an area and each of its ancestors, itself included. */
export const withLines = (db: Db, area: Area) =>
  db.withRecursive('line', (qc) =>
    qc
      .selectFrom('classification')
      .select(['key', 'key as ancestor'])
      .where('area', '=', area)
      .union(
        qc
          .selectFrom('line')
          .innerJoin('classification', 'classification.key', 'line.ancestor')
          .where('classification.parent', 'is not', null)
          .select(['line.key', sql<number>`classification.parent`.as('ancestor')]),
      ),
  );

/** Returns every classification of an area that has visible items in it or below it, with the number of distinct ones. */
export async function countedClassifications(db: Db, area: Area, viewer: Viewer, moment: Date) {
  return withLines(db, area)
    .with('counted', (qc) =>
      qc
        .selectFrom('item')
        .innerJoin('item_classification', 'item_classification.item', 'item.key')
        .innerJoin('line', 'line.key', 'item_classification.classification')
        .where('item.area', '=', area)
        .where(visibleTo(viewer, moment))
        .groupBy('line.ancestor')
        .select(({ fn }) => ['line.ancestor', fn.count<number>('item.key').distinct().as('count')]),
    )
    .selectFrom('classification')
    .innerJoin('counted', 'counted.ancestor', 'classification.key')
    .select([
      'classification.key',
      'classification.id',
      'classification.parent',
      'classification.names',
      'classification.position',
      'classification.glyph',
      'counted.count',
    ])
    .select((eb) => formerIds(eb).as('formerIds'))
    .execute();
}

/** Selects the ids of classifications that were merged into this one, except ids that are in use again. */
const formerIds = (eb: ExpressionBuilder<Database, 'classification'>) =>
  sql<string[]>`array(${eb
    .selectFrom('classification_former as former')
    .whereRef('former.classification', '=', 'classification.key')
    .where((own) =>
      own.not(
        own.exists(
          own
            .selectFrom('classification as same')
            .select('same.key')
            .whereRef('same.area', '=', 'former.area')
            .whereRef('same.id', '=', 'former.id'),
        ),
      ),
    )
    .select('former.id')
    .distinct()
    .orderBy('former.id')})`;
