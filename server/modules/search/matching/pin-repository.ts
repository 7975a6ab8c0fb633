import type { Db } from '../../../db/connect';
import { passes, type ItemFilter } from '../../item/read/card-repository';
import { cardsWithText, type TextCard } from './text-repository';
import type { ReadContext } from '../../item/read/read-context';

/** Returns the visible items pinned to a query, by the id of the pinned query, in the order set by the editors. */
export const findPinned = (db: Db, pins: string, filter: ItemFilter, readContext: ReadContext): Promise<TextCard[]> =>
  cardsWithText(db, readContext, readContext.locale)
    .innerJoin('search_pin', 'search_pin.item', 'item.key')
    .where('search_pin.pin', '=', pins)
    .where(passes(filter, readContext.viewer))
    .orderBy('search_pin.position')
    .execute();
