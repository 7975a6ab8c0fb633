import type { Area } from '../../../contract/areas';
import type { Page } from '../../../contract/endpoint';
import type { ErrorCode } from '../../../contract/errors';
import type { Db } from '../../db/connect';
import { AppError } from '../../errors';
import { titleTerms } from '../search/terms';
import {
  countItems,
  listCards,
  type CardRow,
  type ItemFilter,
  type ItemSort,
  type PageRequest,
  type Reading,
} from './card-repository';
import { classificationFilter } from './classification';
import { findDetail, type DetailRow } from './detail-repository';
import { itemDetailOf, type ItemDetail } from './present';
import { relatedItems } from './related-repository';

/** A kind of content as its calls know it. */
export interface ContentArea {
  area: Area;
  notFound: ErrorCode;
}

/** A filter as calls give it. */
export interface GivenFilter extends Omit<ItemFilter, 'classifications'> {
  classificationId?: string;
}
export interface ListInput extends PageRequest {
  filter: GivenFilter;
  sort: ItemSort;
}

export async function listItems(db: Db, { area }: ContentArea, input: ListInput, reading: Reading): Promise<Page<CardRow>> {
  const { sort, page, pageSize } = input;
  const filter = await resolveFilter(db, area, input.filter);
  const total = await countItems(db, area, filter, reading);
  const items = await listCards(db, area, filter, sort, { page, pageSize }, reading);
  return { items, total, page, pageSize };
}

/** Throws `classification.not_found` where there is none of the id that is filtered by. */
export async function resolveFilter(db: Db, area: Area, { classificationId, ...filter }: GivenFilter): Promise<ItemFilter> {
  if (classificationId === undefined) return filter;
  return { ...filter, classifications: await classificationFilter(db, area, classificationId) };
}

/** An item's page, and the row for what is the area's own. */
export async function readItem(
  db: Db,
  { area, notFound }: ContentArea,
  id: string,
  reading: Reading,
): Promise<{ detail: ItemDetail; row: DetailRow }> {
  const row = await findDetail(db, area, id, reading);
  if (!row) throw new AppError(notFound);
  const terms = [...titleTerms([row.title, ...row.keywords].join('\n'))];
  const related = await relatedItems(db, { key: row.key, area, terms }, reading);
  return { detail: itemDetailOf(row, related, reading.viewer, reading.locale), row };
}
