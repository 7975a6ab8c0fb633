import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { ItemDocument } from '../../../contract/document';
import { FIRST_PLACES, type SunkPage } from '../../../contract/manage/question';
import type { Db } from '../../db/connect';
import type { PageRequest } from '../item/read/card-repository';
import type { ContentScope } from '../manage/content-repository';

const QUESTIONS_OF_ANY_TEXT = '$.texts.*.questions[*]';

const published = (db: Db, moment: Date) =>
  db
    .selectFrom('item')
    .where('item.revision', '>', 0)
    .where('item.archived_at', 'is', null)
    .where('item.published_at', '<=', moment)
    .where((eb) => eb.or([eb('item.expires_at', 'is', null), eb('item.expires_at', '>', moment)]));

const withDocument = (db: Db, moment: Date) =>
  published(db, moment).innerJoin('item_revision as live', (join) =>
    join.onRef('live.item', '=', 'item.key').onRef('live.revision', '=', 'item.revision'),
  );

/** Returns the keys of the published items that have questions to answer or places of former ones. */
export async function listAsked(db: Db, moment: Date): Promise<number[]> {
  const rows = await withDocument(db, moment)
    .where((eb) =>
      eb.or([
        sql<boolean>`jsonb_path_exists(live.document, ${QUESTIONS_OF_ANY_TEXT}::jsonpath)`,
        eb.exists(eb.selectFrom('question_place').select('question_place.item').whereRef('question_place.item', '=', 'item.key')),
      ]),
    )
    .select('item.key')
    .orderBy('item.key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Returns the published document of an item that readers can see now, with its revision; undefined for any other. */
export async function findAsked(
  db: Db,
  key: number,
  moment: Date,
): Promise<{ revision: number; document: ItemDocument } | undefined> {
  return withDocument(db, moment).where('item.key', '=', key).select(['item.revision', 'live.document']).executeTakeFirst();
}

export interface AskedPlace {
  locale: Locale;
  question: string;
  place: number | null;
}

/** Stores the places of the questions of an item, and removes those of questions that it no longer has. */
export async function storePlaces(
  trx: Db,
  item: number,
  { revision, places }: { revision: number; places: readonly AskedPlace[] },
  moment: Date,
): Promise<void> {
  for (const { locale, question, place } of places)
    await trx
      .insertInto('question_place')
      .values({ ...{ item, locale, question, revision, place }, former_place: null, asked_at: moment })
      .onConflict((conflict) =>
        conflict.columns(['item', 'locale', 'question']).doUpdateSet({
          ...{ revision, place, asked_at: moment },
          former_place: sql<number | null>`case when question_place.place <= ${FIRST_PLACES}
            then question_place.place else question_place.former_place end`,
        }),
      )
      .execute();
  await trx.deleteFrom('question_place').where('item', '=', item).where('asked_at', '<>', moment).execute();
}

/** Selects the published items in the scope with their questions for which they are not among the first results. */
const sunk = (db: Db, { areas, departments }: ContentScope, moment: Date) =>
  published(db, moment)
    .innerJoin('question_place as asked', (join) =>
      join.onRef('asked.item', '=', 'item.key').onRef('asked.revision', '=', 'item.revision'),
    )
    .where((eb) => eb.or([eb('asked.place', 'is', null), eb('asked.place', '>', FIRST_PLACES)]))
    .where((eb) => eb('item.area', '=', eb.fn.any(eb.val([...areas]))))
    .$if(departments !== null, (items) =>
      items.where((eb) => eb('item.department', '=', eb.fn.any(eb.val([...(departments ?? [])])))),
    );

export async function countSunk(db: Db, scope: ContentScope, moment: Date): Promise<number> {
  const { total } = await sunk(db, scope, moment)
    .select(({ fn }) => fn.count<number>('item.key').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a page of the items in the scope that are not among the first results for a question; those that once were come first. */
export async function listSunk(db: Db, scope: ContentScope, { page, pageSize }: PageRequest, moment: Date): Promise<SunkPage[]> {
  return sunk(db, scope, moment)
    .groupBy(['item.key', 'item.area', 'item.id'])
    .select(['item.area', 'item.id'])
    .select(
      sql<SunkPage['titles']>`coalesce(
        (select jsonb_object_agg(locale, title) from item_text where item_text.item = item.key), '{}')`.as('titles'),
    )
    .select(
      sql<SunkPage['questions']>`jsonb_agg(jsonb_build_object(
        'locale', asked.locale, 'question', asked.question, 'place', asked.place, 'formerPlace', asked.former_place)
        order by asked.locale, asked.question)`.as('questions'),
    )
    .orderBy(sql`count(asked.former_place)`, 'desc')
    .orderBy('item.key', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}
