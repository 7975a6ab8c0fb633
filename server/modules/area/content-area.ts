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
import type { PersonalValue } from './personal-repository';

/** Endpoints that `areaApi` defines for every area. */
export type AreaCalls = Record<keyof ReturnType<typeof areaApi>, Endpoint & { answer: z.ZodType }>;

/** Filters that every area's list accepts, in addition to the area's own. */
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

/** Area-specific facts of an item as stored, unvalidated, for one reader or one draft. */
export interface OwnFacts {
  area: Area;
  id: string;
  fields: object;
  textFields: object;
}

/** Definition of an area: its name and error code, and the functions that turn shared rows into its cards and pages. */
export interface ContentArea<Card, Detail, Filters> extends NamedArea {
  /** Returns the cards of the rows, in the same order. */
  cardsOf: (db: Db, rows: readonly CardRow[], readContext: ReadContext) => Card[] | Promise<Card[]>;
  detailOf: (db: Db, detail: ItemDetail, row: DetailRow, readContext: ReadContext) => Detail | Promise<Detail>;
  /** Returns the page of a draft, which has no counts and no acknowledgements yet. */
  draftOf: (detail: ItemDetail, facts: OwnFacts, readContext: ReadContext) => Detail;
  /** Returns the conditions for the area's own filters. Filters that the request does not set are left out. */
  filterOf: (filters: Filters) => Omit<GivenFilter, keyof CommonFilters>;
  /** Properties of cards and pages, besides `favourite`, that differ by viewer, with the expressions that select them. */
  personal?: Record<string, PersonalValue>;
  /** Properties of pages only that differ by viewer: `value` selects them as one JSON value, from which `detailOf` builds them. */
  personalDetail?: { value: PersonalValue; detailOf: (detail: ItemDetail, value: unknown) => Partial<Detail> };
}

/** Definition of the area that serves these endpoints. */
export type ContentAreaOf<Api extends AreaCalls> = ContentArea<CardOf<Api>, DetailOf<Api>, OwnFilters<Api>>;
