import { sql, type Kysely } from 'kysely';

type Facts = Record<string, unknown>;
interface StoredDocument {
  fields?: Facts;
  texts?: Record<string, { fields?: Facts }>;
}
type Report = (fact: string, value: unknown) => void;

const BATCH = 200;
const MAX_ADDRESS = 8000;
const ADDRESSES = ['url'];
const DATES = ['opensAt', 'closesAt', 'dueAt'];

/**
 * Normalises stored addresses to the form that browsers request and stored timestamps to UTC, and adds constraints against values
 * that responses cannot contain. Values that cannot be normalised are removed and reported on standard error.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let keys = await keysAfter(db, 0); keys.length; keys = await keysAfter(db, keys.at(-1) ?? 0))
    for (const column of COLUMNS) await normalizeColumn(db, column, keys);
  for (const statement of CONSTRAINTS) await sql.raw(statement).execute(db);
}

async function keysAfter(db: Kysely<unknown>, key: number): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select key from item where key > ${key} order by key limit ${BATCH}`.execute(db);
  return rows.map((row) => row.key);
}

/** Column with fields of items. */
interface FactsColumn {
  table: string;
  /** Column with the item's key. */
  item: string;
  column: string;
  normalize: (stored: never, report: Report) => unknown;
}
const COLUMNS: FactsColumn[] = [
  { table: 'item', item: 'key', column: 'fields', normalize: normalizeFacts },
  { table: 'item_text', item: 'item', column: 'fields', normalize: normalizeFacts },
  { table: 'item_revision', item: 'item', column: 'document', normalize: normalizeDocument },
  { table: 'item_draft', item: 'item', column: 'document', normalize: normalizeDocument },
];

async function normalizeColumn(
  db: Kysely<unknown>,
  { table, item, column, normalize }: FactsColumn,
  keys: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ place: string; name: string; stored: unknown }>`
    select stored.ctid::text as place, item.area || '/' || item.id as name, stored.${sql.ref(column)} as stored
    from ${sql.table(table)} as stored join item on item.key = stored.${sql.ref(item)}
    where item.key = any(${keys}) for update of stored`.execute(db);
  for (const { place, name, stored } of rows) {
    const value = JSON.stringify(
      normalize(stored as never, (fact, removed) => {
        const written = JSON.stringify(removed).slice(0, 200);
        process.stderr.write(`Removed from ${name}, since no answer can hold it: ${fact} ${written}\n`);
      }),
    );
    if (value !== JSON.stringify(stored))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}::jsonb where ctid = ${place}::tid`.execute(db);
  }
}

function normalizeDocument(document: StoredDocument, report: Report): StoredDocument {
  const { fields, texts } = document;
  return {
    ...document,
    ...(fields && { fields: normalizeFacts(fields, report) }),
    ...(texts && {
      texts: mapValues(texts, (text) => ({ ...text, ...(text.fields && { fields: normalizeFacts(text.fields, report) }) })),
    }),
  };
}

function normalizeFacts(facts: Facts, report: Report): Facts {
  return mapValues(facts, (value, fact) => normalizeFact(fact, value, report));
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

function normalizeFact(fact: string, value: unknown, report: Report): unknown {
  const keep = <T>(normalized: T | null, from: unknown): T | null => {
    if (normalized === null && from !== null) report(fact, from);
    return normalized;
  };
  if (ADDRESSES.includes(fact)) return keep(normalizeAddress(value), value);
  if (DATES.includes(fact)) return keep(normalizeDate(value), value);
  if (fact !== 'keyDates' || !Array.isArray(value)) return value;
  return value.filter((one: { date?: unknown } | null) => keep(normalizeDate(one?.date), one) !== null);
}

function normalizeAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { href, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && href.length <= MAX_ADDRESS ? href : null;
}

function normalizeDate(value: unknown): string | null {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : new Date(value).toISOString();
  return /^(19|2\d)/.test(date) ? date : null;
}

const LANGUAGES = `array['en-US', 'zh-CN']`;

const CONSTRAINTS = [
  `update department set names = jsonb_build_object('en-US', id) where (names ?| ${LANGUAGES}) is not true`,
  `alter table department add constraint department_has_name check (names ?| ${LANGUAGES})`,
  `update classification set names = jsonb_build_object('en-US', id) where (names ?| ${LANGUAGES}) is not true`,
  `alter table classification add constraint classification_has_name check (names ?| ${LANGUAGES})`,
  `delete from slide where (texts ?| ${LANGUAGES}) is not true`,
  `alter table slide add constraint slide_has_text check (texts ?| ${LANGUAGES})`,
  `update item set updated_at = now() where not isfinite(updated_at)`,
  `update item set published_at = null where not isfinite(published_at)`,
  `update item set expires_at = null where not isfinite(expires_at)`,
  `alter table item add constraint item_dates_finite
    check (isfinite(updated_at) and coalesce(isfinite(published_at), true) and coalesce(isfinite(expires_at), true))`,
];
