import { Readable } from 'node:stream';
import type { AuditFormat } from '../../../contract/core/audit';
import type { ParsedInputOf } from '../../../contract/core/endpoint';
import type { auditApi } from '../../../contract/manage/audit';
import type { Db } from '../../db/connect';
import { csvHead, csvRow } from '../../http/csv';
import type { Deps } from '../../http/deps';
import { insertAuditEvents, listAuditEvents, type AuditFilter } from './repository';
import { eventOf, filterOf } from './service';

type ExportedEvent = ReturnType<typeof eventOf>;

/** Number of events that are read, and kept in memory, at once. */
const BATCH = 1000;

/**
 * Stores that a person exports the audit log, and returns the events before that one as a stream of text. Later events are left out,
 * so that a long export ends.
 */
export async function exportEvents(
  { db, now }: Deps,
  { format, ...given }: ParsedInputOf<(typeof auditApi)['export']>,
  person: string,
): Promise<Readable> {
  const event = { action: 'audit.export', person, item: null, after: { format, ...given } } as const;
  const [key = 0] = await insertAuditEvents(db, [event], now());
  return Readable.from(textOf(db, { ...filterOf(given), storedBefore: key }, format));
}

async function* textOf(db: Db, filter: AuditFilter, format: AuditFormat): AsyncGenerator<string> {
  const { head, line } = WRITERS[format];
  if (head) yield head;
  let rows = await listAuditEvents(db, filter, { limit: BATCH });
  while (rows.length) {
    yield rows.map((row) => line(eventOf(row))).join('');
    const isLast = rows.length < BATCH;
    rows = isLast ? [] : await listAuditEvents(db, filter, { before: rows.at(-1)?.key, limit: BATCH });
  }
}

const COLUMNS = ['key', 'at', 'person', 'person_name', 'action', 'area', 'item', 'before', 'after'] as const;

const WRITERS: Record<AuditFormat, { head: string; line: (event: ExportedEvent) => string }> = {
  csv: { head: csvHead(COLUMNS), line: (event) => csvRow(cellsOf(event)) },
  jsonl: { head: '', line: (event) => `${JSON.stringify(event)}\n` },
};

const cellsOf = ({ key, at, person, action, item, before, after }: ExportedEvent): string[] => [
  ...[String(key), at, person?.id ?? '', person?.name ?? '', action, item?.area ?? '', item?.id ?? ''],
  ...[before, after].map((state) => (state === null ? '' : JSON.stringify(state))),
];
