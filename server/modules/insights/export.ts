import type { ParsedInputOf } from '../../../contract/core/endpoint';
import type { insightsApi } from '../../../contract/manage/insights';
import { csvHead, csvRow } from '../../http/csv';
import type { Deps } from '../../http/deps';
import { insertAuditEvents } from '../audit/repository';
import { listItems, readItem, type Asking } from './service';

/** Maximum number of items in a file, those with most readers. */
const MAX_ITEMS = 10_000;

const ITEM_COLUMNS = [
  'area',
  'id',
  'title',
  'readers',
  'readersBefore',
  'openings',
  'shares',
  'downloads',
  'useful',
  'notUseful',
] as const;
const DAY_COLUMNS = ['day', 'readers', 'openings', 'shares', 'downloads'] as const;

/** Stores that a person exports figures, and returns them as CSV: of each item, or of each day of one item. */
export async function exportFigures(
  deps: Deps,
  { days, area, id }: ParsedInputOf<(typeof insightsApi)['export']>,
  asking: Asking,
): Promise<string> {
  const ofOne = area !== undefined && id !== undefined;
  const text = ofOne
    ? tableOf(DAY_COLUMNS, (await readItem(deps, { area, id, days }, asking)).days)
    : tableOf(ITEM_COLUMNS, (await listItems(deps, { days, area, sort: 'readers', page: 1, pageSize: MAX_ITEMS }, asking)).items);
  const after = { days, ...(area && !ofOne && { area }) };
  const event = { action: 'insights.export', person: asking.viewer.id, item: ofOne ? { area, id } : null, after } as const;
  await insertAuditEvents(deps.db, [event], deps.now());
  return text;
}

function tableOf<Column extends string>(columns: readonly Column[], rows: readonly Record<Column, string | number>[]): string {
  return csvHead(columns) + rows.map((row) => csvRow(columns.map((column) => String(row[column])))).join('');
}
