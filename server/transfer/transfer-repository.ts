import { sql, type Insertable, type Updateable } from 'kysely';
import type { TransferEntryKind } from '../../contract/core/transfer-entry-kinds';
import { RUNNING_STATES, type TransferEntry, type TransferState } from '../../contract/manage/transfer';
import type { Locale } from '../../contract/core/locale';
import type { Db } from '../db/connect';
import type { Database } from '../db/schema/schema';

/** Time without a heartbeat after which the process that runs a transfer is considered dead. */
const STALE_SECONDS = 10;
/** Number of entries that are inserted by one statement. */
const BATCH = 1000;

/** Entry of a report as it is stored, with its problem in each language. */
export type ReportEntry = Omit<TransferEntry, 'reason'> & { reason: Record<Locale, string> | null };

type NewTransfer = Insertable<Database['transfer']>;
type TransferChange = Updateable<Database['transfer']>;
export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** Replaces the previous transfer by a new one and calls `record`, in one transaction. Returns false, without either, if one is running. */
export async function insertTransfer(db: Db, row: NewTransfer, record: (trx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await endAbandoned(trx);
    const inserted = await trx
      .insertInto('transfer')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return false;
    await trx.deleteFrom('transfer').where('id', '!=', row.id).where('state', 'not in', RUNNING_STATES).execute();
    await record(trx);
    return true;
  });
}

/** Returns the newest transfer, with the name of the person who began it. */
export async function findTransfer(db: Db) {
  return db
    .selectFrom('transfer')
    .leftJoin('person', 'person.id', 'transfer.person')
    .selectAll('transfer')
    .select('person.name as personName')
    .orderBy('transfer.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Changes a transfer that is in one of these states, and sets its heartbeat. Returns false if it is in none of them. */
export async function updateTransfer(
  db: Db,
  id: string,
  states: readonly TransferState[],
  change: TransferChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfer')
    .set({ ...change, beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the work of a transfer and replaces its report, unless another process has ended it. */
export async function finishTransfer(db: Db, id: string, change: TransferChange, entries: readonly ReportEntry[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await updateTransfer(trx, id, RUNNING_STATES, change))) return;
    await trx.deleteFrom('transfer_entry').where('transfer', '=', id).execute();
    for (let from = 0; from < entries.length; from += BATCH) {
      const rows = entries.slice(from, from + BATCH).map(({ item, reason, ...entry }, place) => ({
        ...entry,
        reason: reason && JSON.stringify(reason),
        transfer: id,
        position: from + place,
        item_id: item,
      }));
      await trx.insertInto('transfer_entry').values(rows).execute();
    }
  });
}

/**
 * Ends transfers of dead processes: removes an unfinished upload, resets an import so that it can be run again, and marks any other as
 * failed.
 */
export async function endAbandoned(db: Db): Promise<void> {
  const isStale = sql<boolean>`beat_at < now() - ${STALE_SECONDS} * interval '1 second'`;
  const failure = JSON.stringify({ reason: 'interrupted', file: null });
  await db.deleteFrom('transfer').where('state', '=', 'receiving').where(isStale).execute();
  await db.updateTable('transfer').set({ state: 'checked', failure }).where('state', '=', 'importing').where(isStale).execute();
  await db
    .updateTable('transfer')
    .set({ state: 'failed', failure })
    .where('state', 'in', ['checking', 'exporting'])
    .where(isStale)
    .execute();
}

/** Removes a transfer that is in one of these states. Returns false if it is not. */
export async function deleteTransfer(db: Db, id: string, states: readonly TransferState[]): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('transfer').where('id', '=', id).where('state', 'in', states).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes transfers that began before that time and are not running. */
export async function deleteTransfersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('transfer').where('started_at', '<', moment).where('state', 'not in', RUNNING_STATES).execute();
}

export async function listTransferIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('transfer').select('id').execute()).map(({ id }) => id);
}

/** Returns the number of entries of each kind in the report of a transfer. */
export async function countEntries(db: Db, transfer: string): Promise<Partial<Record<TransferEntryKind, number>>> {
  const rows = await db
    .selectFrom('transfer_entry')
    .where('transfer', '=', transfer)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('total')])
    .execute();
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

interface EntryFilter {
  transfer: string;
  kind: TransferEntryKind | undefined;
  locale: Locale;
  /** Text that the path, the title or the reason contains. */
  query: string;
}

/** Returns a page of the entries that pass the filter, in their order. */
export async function listEntries(db: Db, filter: EntryFilter, { page, pageSize }: { page: number; pageSize: number }) {
  return passing(db, filter)
    .select(['kind', 'file', 'line', 'area', 'item_id as item', 'title'])
    .select(reasonIn(filter.locale).as('reason'))
    .orderBy('position')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Returns the text of a problem in that language. */
const reasonIn = (locale: Locale) => sql<string | null>`reason->>${locale}`;

export async function countPassing(db: Db, filter: EntryFilter): Promise<number> {
  const { total } = await passing(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const passing = (db: Db, { transfer, kind, locale, query }: EntryFilter) =>
  db
    .selectFrom('transfer_entry')
    .where('transfer', '=', transfer)
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind ?? 'failed'))
    .$if(query !== '', (entries) =>
      entries.where((eb) => {
        const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
        return eb.or([eb('file', 'ilike', pattern), eb('title', 'ilike', pattern), eb(reasonIn(locale), 'ilike', pattern)]);
      }),
    );
