import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Area } from '../../../../contract/core/areas';
import type { Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import { selectCards, type ItemBuilder } from './card-repository';
import type { ReadContext } from './read-context';

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** Returns a visible item with everything that its page shows; undefined if the reader can see none with that id. */
export async function findDetail(db: Db, area: Area, id: string, readContext: ReadContext) {
  return selectCards(db, readContext)
    .where('item.area', '=', area)
    .where('item.id', '=', id)
    .leftJoin('feedback', (join) =>
      join.onRef('feedback.item', '=', 'item.key').on('feedback.person', '=', readContext.viewer.id),
    )
    .select((eb) => [
      'item.contact',
      'item.audience_departments as departments',
      'item.audience_locations as locations',
      'item.audience_roles as roles',
      'item.revision',
      'item.share_count as shareCount',
      'item.useful_yes as usefulYes',
      'item.useful_no as usefulNo',
      'feedback.useful as usefulMine',
      'item.material_revision as materialRevision',
      'text.html',
      'text.toc',
      'text.changes',
      languages(eb).$asScalar().$notNull().as('locales'),
      jsonArrayFrom(
        eb
          .selectFrom('attachment')
          .whereRef('attachment.item', '=', 'item.key')
          .where('attachment.kind', '=', 'attachment')
          .where('attachment.draft', '=', false)
          .orderBy('attachment.position')
          .orderBy('attachment.id')
          .select(['attachment.id', 'attachment.name', 'attachment.type', 'attachment.size', 'attachment.sha256']),
      ).as('attachments'),
      jsonArrayFrom(
        eb
          .selectFrom('item_classification')
          .innerJoin('classification', 'classification.key', 'item_classification.classification')
          .whereRef('item_classification.item', '=', 'item.key')
          .orderBy('classification.position')
          .orderBy('classification.key')
          .select(['classification.id', 'classification.names']),
      ).as('classifications'),
    ])
    .executeTakeFirst();
}

const languages = (eb: ItemBuilder) =>
  eb
    .selectFrom('item_text')
    .whereRef('item_text.item', '=', 'item.key')
    .select(sql<Locale[]>`array_agg(item_text.locale order by item_text.locale)`.as('locales'));
