import type { DeadlineSort, ListSort, SearchSort } from '../../../contract/area-api';
import type { Page } from '../../../contract/core/endpoint';
import type { Highlight } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { PageRequest } from '../item/read/card-repository';
import { listItems, readItem, type GivenFilter } from '../item/read/reader';
import { searchArea } from '../search/area-search';
import type { QueryLog } from '../search/analytics/query-log';
import type { CommonFilters, ContentArea } from './content-area';
import type { ReadContext } from '../item/read/read-context';

export type ListInput = CommonFilters & PageRequest & { sort: ListSort | DeadlineSort };
type SearchInput = CommonFilters & PageRequest & { sort: SearchSort; query: string };

export async function listCardsOf<Card, Filters>(
  db: Db,
  content: ContentArea<Card, unknown, Filters>,
  input: ListInput & Filters,
  readContext: ReadContext,
): Promise<Page<Card>> {
  const found = await listItems(db, content, { ...input, filter: filterOf(content, input) }, readContext);
  return { ...found, items: await content.cardsOf(db, found.items, readContext) };
}

export async function searchCardsOf<Card, Filters>(
  db: Db,
  queries: Pick<QueryLog, 'record'>,
  content: ContentArea<Card, unknown, Filters>,
  input: SearchInput & Filters,
  readContext: ReadContext,
): Promise<Required<Page<Card & { highlight: Highlight }>>> {
  const { query, page } = input;
  const filter = filterOf(content, input);
  const found = await searchArea(db, content, { ...input, filter }, readContext);
  const isWhole = page === 1 && Object.keys(filter).length === 0;
  if (isWhole) queries.record({ area: content.area, query, total: found.total, person: readContext.viewer.id });
  const cards = await content.cardsOf(db, found.items, readContext);
  return { ...found, items: found.items.map(({ highlight }, place) => ({ ...(cards[place] as Card), highlight })) };
}

export async function readDetailOf<Detail>(
  db: Db,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  readContext: ReadContext,
): Promise<Detail> {
  const { detail, row } = await readItem(db, content, id, readContext);
  return content.detailOf(db, detail, row, readContext);
}

/** Returns the conditions of a call's filters, both the common ones and the area's own. */
export function filterOf<Filters>(
  { filterOf: own }: ContentArea<unknown, unknown, Filters>,
  input: CommonFilters & Filters,
): GivenFilter {
  const { classificationId, favourite, department } = input;
  return {
    ...(classificationId !== undefined && { classificationId }),
    ...(favourite !== undefined && { favourite }),
    ...(department !== undefined && { department }),
    ...own(input),
  };
}
