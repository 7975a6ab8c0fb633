import type { ListSort, SearchSort } from '../../../contract/area-api';
import type { Page } from '../../../contract/endpoint';
import type { Highlight } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { Deps } from '../../deps';
import type { PageRequest, Reading } from '../item/card-repository';
import { withLinksThatLead } from '../item/links';
import { listItems, readItem, type GivenFilter } from '../item/reader';
import { draftDetail, type DraftReader } from '../preview/draft';
import { readDraft } from '../preview/service';
import { searchArea } from '../search/area-search';
import type { QueryLog } from '../search/query-log';
import type { CommonFilters, ContentArea } from './content-area';

type ListInput = CommonFilters & PageRequest & { sort: ListSort };
type SearchInput = CommonFilters & PageRequest & { sort: SearchSort; query: string };

export async function listCardsOf<Card, Filters>(
  db: Db,
  content: ContentArea<Card, unknown, Filters>,
  input: ListInput & Filters,
  reading: Reading,
): Promise<Page<Card>> {
  const found = await listItems(db, content, { ...input, filter: filterOf(content, input) }, reading);
  return { ...found, items: await content.cardsOf(db, found.items, reading) };
}

export async function searchCardsOf<Card, Filters>(
  db: Db,
  queries: QueryLog,
  content: ContentArea<Card, unknown, Filters>,
  input: SearchInput & Filters,
  reading: Reading,
): Promise<Required<Page<Card & { highlight: Highlight }>>> {
  const { query, page } = input;
  const filter = filterOf(content, input);
  const found = await searchArea(db, content, { ...input, filter }, reading);
  const isWhole = page === 1 && Object.keys(filter).length === 0;
  if (isWhole) queries.record({ area: content.area, query, total: found.total, person: reading.viewer.id });
  const cards = await content.cardsOf(db, found.items, reading);
  return { ...found, items: found.items.map(({ highlight }, place) => ({ ...(cards[place] as Card), highlight })) };
}

export async function readDetailOf<Detail>(
  db: Db,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  reading: Reading,
): Promise<Detail> {
  const { detail, row } = await readItem(db, content, id, reading);
  return content.detailOf(db, detail, row, reading);
}

/** An item as its draft has it; throws `preview.not_found` for whoever may not read it. */
export async function readDraftOf<Detail>(
  deps: Deps,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  reader: DraftReader,
): Promise<Detail> {
  const { area } = content;
  const draft = await readDraft(deps, { area, id }, reader.token, reader.viewer);
  const { detail, ...facts } = draftDetail(draft, reader);
  const body = await withLinksThatLead(deps.db, detail.body, reader);
  return content.draftOf({ ...detail, body }, { area, id, ...facts }, reader);
}

/** What a call's filters narrow by, those of every area and the area's own. */
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
