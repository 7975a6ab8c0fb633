import { itemNotFound, type Area } from '../../../../contract/core/areas';
import type { Page } from '../../../../contract/core/endpoint';
import type { ItemDetail } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import { AppError } from '../../../http/errors';
import { queryTerms } from '../../search/text/terms';
import { countItems, listCards, type CardRow, type CardSort, type ItemFilter, type PageRequest } from './card-repository';
import { classificationFilter } from './classification';
import { keysWithin } from './classification-repository';
import { findDetail, type DetailRow } from './detail-repository';
import { linkedItems, resolveLinks } from './links';
import { readPerson } from './person';
import { itemDetailOf } from './present';
import { relatedItems } from './related-repository';
import type { ReadContext } from './read-context';

/** Name and related areas of an area. */
export interface NamedArea {
  area: Area;
  /** Other areas in which related items are searched. */
  relatedAreas?: readonly Area[];
}

/** Filter as requests give it, with the id of a classification. */
export interface GivenFilter extends Omit<ItemFilter, 'classifications'> {
  classificationId?: string;
}
export interface ListInput extends PageRequest {
  filter: GivenFilter;
  sort: CardSort;
}

export async function listItems(db: Db, { area }: NamedArea, input: ListInput, readContext: ReadContext): Promise<Page<CardRow>> {
  const { sort, page, pageSize } = input;
  const filter = await resolveFilter(db, area, input.filter, readContext);
  const total = await countItems(db, area, filter, readContext);
  const items = await listCards(db, area, filter, sort, { page, pageSize }, readContext);
  return { items, total, page, pageSize };
}

/** Resolves the filter's classification to keys. Throws `classification.not_found` if the reader can see no item in it. */
export async function resolveFilter(
  db: Db,
  area: Area,
  { classificationId, ...filter }: GivenFilter,
  readContext: ReadContext,
): Promise<ItemFilter> {
  if (classificationId === undefined) return filter;
  return { ...filter, classifications: await classificationFilter(db, area, classificationId, readContext) };
}

/** Resolves a stored filter. Does not throw if the reader can no longer see any item in its classification. */
export async function resolveStoredFilter(db: Db, area: Area, { classificationId, ...filter }: GivenFilter): Promise<ItemFilter> {
  if (classificationId === undefined) return filter;
  return { ...filter, classifications: await keysWithin(db, area, classificationId) };
}

/** Returns an item's page, and its row for the area-specific facts. Throws the area's `not_found`. */
export async function readItem(
  db: Db,
  { area, relatedAreas = [] }: NamedArea,
  id: string,
  readContext: ReadContext,
): Promise<{ detail: ItemDetail; row: DetailRow }> {
  const row = await findDetail(db, area, id, readContext);
  if (!row) throw new AppError(itemNotFound(area));
  const names = [row.title, ...row.keywords].map(queryTerms).filter(({ length }) => length);
  const linked = [...linkedItems(row.html).values()];
  const { viewer, locale } = readContext;
  const [related, html, owner] = await Promise.all([
    relatedItems(db, { key: row.key, area, relatedAreas, names, linked }, readContext),
    resolveLinks(db, row.html, readContext),
    readPerson(db, row.owner, locale),
  ]);
  return { detail: itemDetailOf({ ...row, html }, { related, owner }, viewer, locale), row };
}
