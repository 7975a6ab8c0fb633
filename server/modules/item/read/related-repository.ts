import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { anyOf } from '../../search/text/ts-query-repository';
import { textIn } from './card-repository';
import { visibleTo } from './visibility';
import type { ReadContext } from './read-context';

const MAX_RELATED = 5;
const MAX_ELSEWHERE = 3;
/** Maximum number of candidates that are examined in a large classification or for a common word. */
const CANDIDATES = 500;
/** Score of a shared classification. It is higher than that of shared words, whose ranks are below 0.1 per word. */
const CLASSIFICATION_SCORE = 0.5;

export interface RelatedTo {
  key: number;
  area: Area;
  /** Other areas that are searched, by words only. */
  relatedAreas: readonly Area[];
  /** Terms of its title and keywords. */
  terms: readonly string[];
}

/**
 * Returns visible items that share a classification, or words of title and keywords, with the item, the best matches first. Items
 * of the same area come before those of the related areas.
 */
export async function relatedItems(db: Db, to: RelatedTo, { viewer, locale, now: moment }: ReadContext) {
  return scored(db, to)
    .with('placed', (qc) =>
      qc
        .selectFrom('scored')
        .innerJoin('item', 'item.key', 'scored.item')
        .innerJoinLateral(
          (eb) => textIn(eb, locale),
          (join) => join.onTrue(),
        )
        .where(visibleTo(viewer, moment))
        .select(['item.area', 'item.id', 'text.title', 'text.summary', 'text.locale', place.as('place')]),
    )
    .selectFrom('placed')
    .where((eb) => eb('place', '<=', eb.case().when('area', '=', to.area).then(MAX_RELATED).else(MAX_ELSEWHERE).end()))
    .orderBy((order) => order('area', '=', to.area), 'desc')
    .orderBy('area')
    .orderBy('place')
    .select(['area', 'id', 'title', 'summary', 'locale'])
    .execute();
}

const place = sql<number>`row_number() over (partition by item.area order by scored.score desc, item.views desc, item.key desc)`;

function scored(db: Db, { key, area, relatedAreas, terms }: RelatedTo) {
  const alike = anyOf(terms);
  return db
    .with('sharing', (qc) =>
      qc
        .selectFrom('item_classification as own')
        .innerJoin('item_classification as other', 'other.classification', 'own.classification')
        .where('own.item', '=', key)
        .where('other.item', '<>', key)
        .select(['other.item', sql<number>`${CLASSIFICATION_SCORE}::float8`.as('score')])
        .limit(CANDIDATES),
    )
    .with('alike', (qc) =>
      qc
        .selectFrom('search_doc')
        .where('area', 'in', [area, ...relatedAreas])
        .where('item', '<>', key)
        .where(sql<boolean>`title_terms @@ ${alike}`)
        .select(['item', sql<number>`ts_rank(title_terms, ${alike}, 1)::float8`.as('score')])
        .limit(CANDIDATES),
    )
    .with('scored', (qc) =>
      qc
        .selectFrom(qc.selectFrom('sharing').selectAll().unionAll(qc.selectFrom('alike').selectAll()).as('reason'))
        .groupBy('item')
        .select(({ fn }) => ['item', fn.sum<number>('score').as('score')]),
    );
}
