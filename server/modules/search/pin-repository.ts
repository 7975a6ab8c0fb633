import type { Db } from '../../db/connect';
import { passes, type ItemFilter, type Reading } from '../item/card-repository';
import { cardsWithText, type TextCard } from './text-repository';

/** The items that editors put first, by the id of what they said of a query, in their order. */
export const findPinned = (db: Db, pins: string, filter: ItemFilter, reading: Reading): Promise<TextCard[]> =>
  cardsWithText(db, reading)
    .innerJoin('search_pin', 'search_pin.item', 'item.key')
    .where('search_pin.pin', '=', pins)
    .where(passes(filter, reading.viewer))
    .orderBy('search_pin.position')
    .execute();
