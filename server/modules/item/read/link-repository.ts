import { sql } from 'kysely';
import type { ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import { textIn } from './card-repository';
import { visibleTo } from './visibility';
import type { ReadContext } from './read-context';

export interface LinkTarget extends ItemRef {
  anchor: string;
}

/** Returns those targets that are visible items, and for each whether the text that the reader gets contains the anchor. */
export async function findTargets(db: Db, targets: readonly LinkTarget[], { viewer, locale, now: moment }: ReadContext) {
  const columns = [targets.map(({ area }) => area), targets.map(({ id }) => id), targets.map(({ anchor }) => anchor)];
  const [areas, ids, anchors] = columns.map((column) => sql`${column}::text[]`);
  const links = sql<LinkTarget>`(select * from unnest(${areas}, ${ids}, ${anchors}) as named (area, id, anchor))`;
  return db
    .selectFrom('item')
    .innerJoin(links.as('link'), (join) => join.onRef('link.area', '=', 'item.area').onRef('link.id', '=', 'item.id'))
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where(visibleTo(viewer, moment))
    .select([
      'link.area',
      'link.id',
      'link.anchor',
      sql<boolean>`position(' id="' || link.anchor || '"' in text.html) > 0`.as('hasAnchor'),
    ])
    .execute();
}
