import type { z } from 'zod';
import type { areaApi } from '../../../contract/area-api';
import type { Area } from '../../../contract/core/areas';
import type { Endpoint, Page } from '../../../contract/core/endpoint';
import type { ItemDetail } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { CardRow } from '../item/read/card-repository';
import type { DetailRow } from '../item/read/detail-repository';
import type { GivenFilter, NamedArea } from '../item/read/reader';
import type { ReadContext } from '../item/read/read-context';

/** The calls that `areaApi` makes, whatever the area. */
export type AreaCalls = Record<keyof ReturnType<typeof areaApi>, Endpoint & { answer: z.ZodType }>;

/** Filters of every area, as its list takes them beside its own. */
export interface CommonFilters {
  classificationId?: string;
  favourite?: boolean;
  department?: string;
}
interface ListParts {
  sort: unknown;
  page: unknown;
  pageSize: unknown;
}
type ListInput<Api extends AreaCalls> = z.output<Api['list']['input']>;

type CardOf<Api extends AreaCalls> = z.output<Api['list']['answer']> extends Page<infer Card> ? Card : never;
type DetailOf<Api extends AreaCalls> = z.output<Api['info']['answer']>;
export type OwnFilters<Api extends AreaCalls> = Omit<ListInput<Api>, keyof CommonFilters | keyof ListParts>;

/** Facts that an item has of its area's own, as the database holds them for one reader or one draft. */
export interface OwnFacts {
  area: Area;
  id: string;
  fields: object;
  textFields: object;
}

/** A kind of content: how its calls know it, and what it makes of the rows that all areas share. */
export interface ContentArea<Card, Detail, Filters> extends NamedArea {
  /** Cards of rows, in their order. */
  cardsOf: (db: Db, rows: readonly CardRow[], readContext: ReadContext) => Card[] | Promise<Card[]>;
  detailOf: (db: Db, detail: ItemDetail, row: DetailRow, readContext: ReadContext) => Detail | Promise<Detail>;
  /** The page of a draft, of which nothing was counted or confirmed yet. */
  draftOf: (detail: ItemDetail, facts: OwnFacts, readContext: ReadContext) => Detail;
  /** Returns the conditions of the area's own filters, without those that the request does not set. */
  filterOf: (filters: Filters) => Omit<GivenFilter, keyof CommonFilters>;
}

/** The area that answers these calls. */
export type ContentAreaOf<Api extends AreaCalls> = ContentArea<CardOf<Api>, DetailOf<Api>, OwnFilters<Api>>;
