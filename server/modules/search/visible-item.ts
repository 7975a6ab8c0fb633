import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';

/**
 * The item of a text `doc` that matches, if the reader may see it, for a lateral join: each is looked up by itself. Joined in another way
 * all matches would be read, and in another order.
 */
export const visibleItem = (db: Db, { viewer, moment }: Reading) =>
  db
    .selectFrom('item')
    .where(sql<boolean>`item.key = doc.item`)
    .where(visibleTo(viewer, moment))
    .limit(1);
