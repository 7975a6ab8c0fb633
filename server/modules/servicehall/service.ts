import type { AnswerOf, ParsedInputOf } from '../../../contract/endpoint';
import type { Locale } from '../../../contract/locale';
import { serviceFields, serviceTextFields, type Form, type FormCard, type servicehallApi } from '../../../contract/servicehall';
import type { Db } from '../../db/connect';
import type { Deps } from '../../deps';
import type { CardRow, Reading } from '../item/card-repository';
import { itemCardOf, type ItemDetail } from '../item/present';
import { listItems, readItem, type ContentArea, type GivenFilter } from '../item/reader';
import { draftDetail, type DraftReader } from '../preview/draft';
import { readDraft } from '../preview/service';
import { searchArea } from '../search/area-search';
import type { QueryLog } from '../search/query-log';

type Api = typeof servicehallApi;
type ListInput = ParsedInputOf<Api['formList']>;
type SearchInput = ParsedInputOf<Api['search']>;

export const SERVICE: ContentArea = { area: 'service', notFound: 'form.not_found' };

const storedFields = serviceFields.strip();
const storedTextFields = serviceTextFields.strip();

export async function listForms(db: Db, input: ListInput, reading: Reading): Promise<AnswerOf<Api['formList']>> {
  const found = await listItems(db, SERVICE, { ...input, filter: filterOf(input) }, reading);
  return { ...found, items: found.items.map((row) => formCardOf(row, reading.locale)) };
}

export async function searchForms(
  db: Db,
  queries: QueryLog,
  input: SearchInput,
  reading: Reading,
): Promise<AnswerOf<Api['search']>> {
  const { query, page } = input;
  const filter = filterOf(input);
  const found = await searchArea(db, SERVICE, { ...input, filter }, reading);
  const isWhole = page === 1 && Object.keys(filter).length === 0;
  if (isWhole) queries.record({ area: SERVICE.area, query, total: found.total, person: reading.viewer.id });
  return { ...found, items: found.items.map((row) => ({ ...formCardOf(row, reading.locale), highlight: row.highlight })) };
}

export async function readForm(db: Db, id: string, reading: Reading): Promise<Form> {
  const { detail, row } = await readItem(db, SERVICE, id, reading);
  return formOf(detail, row);
}

export async function previewForm(deps: Deps, id: string, reader: DraftReader): Promise<Form> {
  const draft = await readDraft(deps, { area: SERVICE.area, id }, reader.token, reader.viewer);
  const { detail, ...facts } = draftDetail(draft, reader);
  return formOf(detail, facts);
}

/** What a service has of its own, beside what every item has. */
interface ServiceFacts {
  fields: object;
  textFields: object;
}
const formOf = (detail: ItemDetail, { fields, textFields }: ServiceFacts): Form => ({
  ...detail,
  ...storedFields.parse(fields),
  ...storedTextFields.parse(textFields),
});

function filterOf({ classificationId, favourite, department, handling }: ListInput | SearchInput): GivenFilter {
  return {
    ...(classificationId !== undefined && { classificationId }),
    ...(favourite !== undefined && { favourite }),
    ...(department !== undefined && { department }),
    ...(handling !== undefined && { fields: { handling } }),
  };
}

const formCardOf = (row: CardRow, locale: Locale): FormCard => ({
  ...itemCardOf(row, locale),
  handling: storedFields.parse(row.fields).handling,
});
