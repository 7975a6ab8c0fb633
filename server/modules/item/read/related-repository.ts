import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import { anyOfExpressions } from '../../search/text/ts-query-repository';
import { textIn } from './card-repository';
import { visibleTo } from './visibility';
import type { ReadContext } from './read-context';

const MAX_RELATED = 5;
const MAX_ELSEWHERE = 3;
/** Maximum number of candidates that are examined in a large classification or for a common word. */
const CANDIDATES = 500;
/** Score of a link in the text: its author names the other item as the next thing to read. */
const LINK_SCORE = 2;
/** Score of a shared classification. It is higher than that of shared keywords, whose ranks are below 0.1 each. */
const CLASSIFICATION_SCORE = 0.5;

export interface RelatedTo {
  key: number;
  area: Area;
  /** Other areas that are searched, by keywords only. */
  relatedAreas: readonly Area[];
  /** Terms of its title, and of each of its keywords. */
  names: readonly (readonly string[])[];
  /** Items that its text links to, of any area. */
  linked: readonly ItemRef[];
}

/**
 * Returns visible items that have something in common with the item, the best matches first: the text of the item links to them,
 * they are in the same classification, or they have one of its keywords, or its title, as a whole in their title or keywords. A
 * classification counts only if it has no narrower ones.
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
        .select(['item.area', 'item.id', 'text.title', 'text.summary', 'text.locale', 'scored.score', place.as('place')]),
    )
    .selectFrom('placed')
    .where((eb) => eb('place', '<=', eb.case().when('area', '=', to.area).then(MAX_RELATED).else(MAX_ELSEWHERE).end()))
    .orderBy('score', 'desc')
    .orderBy('area')
    .orderBy('place')
    .select(['area', 'id', 'title', 'summary', 'locale'])
    .execute();
}

const place = sql<number>`row_number() over (partition by item.area order by scored.score desc, item.views desc, item.key desc)`;

function scored(db: Db, { key, area, relatedAreas, names, linked }: RelatedTo) {
  const alike = anyOfExpressions(names);
  const [areas, ids] = [linked.map((item) => item.area), linked.map(({ id }) => id)];
  return db
    .with('sharing', (qc) =>
      qc
        .selectFrom('item_classification as own')
        .innerJoin('item_classification as other', 'other.classification', 'own.classification')
        .where('own.item', '=', key)
        .where('other.item', '<>', key)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('classification')
                .whereRef('classification.parent', '=', 'own.classification')
                .select('classification.key'),
            ),
          ),
        )
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
    .with('linked', (qc) =>
      qc
        .selectFrom('item')
        .where('key', '<>', key)
        .where(sql<boolean>`(area, id) in (select * from unnest(${areas}::text[], ${ids}::text[]))`)
        .select(['key as item', sql<number>`${LINK_SCORE}::float8`.as('score')]),
    )
    .with('scored', (qc) =>
      qc
        .selectFrom(
          qc
            .selectFrom('sharing')
            .selectAll()
            .unionAll(qc.selectFrom('alike').selectAll())
            .unionAll(qc.selectFrom('linked').selectAll())
            .as('reason'),
        )
        .groupBy('item')
        .select(({ fn }) => ['item', fn.sum<number>('score').as('score')]),
    );
}
