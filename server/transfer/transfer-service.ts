import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { AnswerOf, ParsedInputOf } from '../../contract/core/endpoint';
import type { Locale } from '../../contract/core/locale';
import {
  MAX_ARCHIVE_BYTES,
  RUNNING_STATES,
  type Transfer,
  type transferApi,
  type TransferState,
} from '../../contract/manage/transfer';
import type { Deps } from '../http/deps';
import { AppError } from '../http/errors';
import { storeReceivedFile } from '../http/received-file';
import { insertAuditEvent } from '../modules/audit/repository';
import { isMissingFile } from '../storage/file-store';
import { exportTransfer } from './export-archive';
import { importTransfer, unpackTransfer } from './import-archive';
import { makeTransferFolder, removeOtherFolders, transferFolder } from './transfer-folder';
import {
  countEntries,
  countPassing,
  deleteTransfer,
  deleteTransfersBefore,
  endAbandoned,
  findTransfer,
  insertTransfer,
  listEntries,
  listTransferIds,
  updateTransfer,
  type TransferRow,
} from './transfer-repository';
import type { TransferRunner } from './transfer-runner';

type Api = typeof transferApi;

/** Time for which a transfer is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_NAME = 200;

/** Returns the transfer that runs or ran last, or null. */
export async function currentTransfer({ db }: Deps): Promise<Transfer | null> {
  await endAbandoned(db);
  const row = await findTransfer(db);
  return row ? shownTransfer(row, await countEntries(db, row.id)) : null;
}

/** Returns a page of the report of a transfer, with problems in that language. Throws `transfer.not_found`. */
export async function readReport(
  { db }: Deps,
  { id, kind, query = '', page, pageSize }: ParsedInputOf<Api['entries']>,
  locale: Locale,
): Promise<AnswerOf<Api['entries']>> {
  await transferOf(db, id);
  const filter = { transfer: id, kind, locale, query };
  const [items, total] = await Promise.all([listEntries(db, filter, { page, pageSize }), countPassing(db, filter)]);
  return { items, total, page, pageSize };
}

/** Receives a zip and starts to check it. Throws `transfer.conflict` while another transfer runs, and `transfer.too_large`. */
export async function receiveArchive(
  deps: Deps,
  runner: TransferRunner,
  { name, request, person }: { name: string; request: FastifyRequest; person: string },
): Promise<Transfer> {
  const id = await begin(deps, { kind: 'import', state: 'receiving', name: plainName(name), person, areas: [], drafts: false });
  const folder = transferFolder(deps.config, id);
  try {
    await makeTransferFolder(folder);
    const limit = { maxBytes: MAX_ARCHIVE_BYTES, tooLarge: 'transfer.too_large' } as const;
    const size = await runner.alive(id, () => storeReceivedFile(request, folder.archive, limit));
    if (!(await updateTransfer(deps.db, id, ['receiving'], { state: 'checking', size }))) throw new AppError('transfer.conflict');
  } catch (error) {
    await deleteTransfer(deps.db, id, ['receiving']);
    await sweepFolders(deps);
    throw error;
  }
  runner.start(id, { interrupted: 'failed' }, async (onProgress) => {
    await unpackTransfer(folder, onProgress);
    const settings = { overwrite: false, person, isDryRun: true };
    return { state: 'checked', entries: await importTransfer(deps, folder, settings, onProgress) };
  });
  return current(deps, id);
}

/** Starts the import of a checked transfer. Throws `transfer.not_found`, and `transfer.conflict` if it is not ready for an import. */
export async function beginImport(
  deps: Deps,
  runner: TransferRunner,
  { id, overwrite, person }: { id: string; overwrite: boolean; person: string },
): Promise<Transfer> {
  await endAbandoned(deps.db);
  const { name } = await transferOf(deps.db, id);
  const change = { state: 'importing', overwrite, person, failure: null, done: 0, total: 0 } as const;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await updateTransfer(trx, id, ['checked', 'imported'], change))) throw new AppError('transfer.conflict');
    const event = { action: 'content.import', person, item: null, after: { name, overwritten: overwrite } } as const;
    await insertAuditEvent(trx, event, deps.now());
  });
  runner.start(id, { interrupted: 'checked' }, async (onProgress) => {
    const settings = { overwrite, person, isDryRun: false };
    return { state: 'imported', entries: await importTransfer(deps, transferFolder(deps.config, id), settings, onProgress) };
  });
  return current(deps, id);
}

/** Starts an export of everything, or of some areas. Throws `transfer.conflict` while another transfer runs. */
export async function beginExport(
  deps: Deps,
  runner: TransferRunner,
  { areas, drafts }: ParsedInputOf<Api['export']>,
  person: string,
): Promise<Transfer> {
  const name = `portico-${deps.now().toISOString().slice(0, 10)}.zip`;
  const chosen = [...new Set(areas)];
  const id = await begin(deps, { kind: 'export', state: 'exporting', name, person, areas: chosen, drafts });
  const folder = transferFolder(deps.config, id);
  runner.start(id, { interrupted: 'failed' }, async (onProgress) => {
    await makeTransferFolder(folder);
    const exported = await exportTransfer(deps, folder, { areas: chosen, drafts, person }, onProgress);
    return { state: 'exported', ...exported };
  });
  return current(deps, id);
}

/** Opens the zip of an export. Throws `transfer.not_found`. */
export async function openArchive(
  { db, config }: Deps,
  id: string,
): Promise<{ name: string; size: number; content: ReadStream }> {
  const { state, name } = await transferOf(db, id);
  const { archive } = transferFolder(config, id);
  if (state !== 'exported') throw new AppError('transfer.not_found');
  try {
    return { name, size: (await stat(archive)).size, content: createReadStream(archive) };
  } catch (error) {
    if (isMissingFile(error)) throw new AppError('transfer.not_found');
    throw error;
  }
}

/** Removes a transfer with its files. Throws `transfer.not_found`, and `transfer.conflict` while it runs. */
export async function discardTransfer(deps: Deps, id: string): Promise<void> {
  await endAbandoned(deps.db);
  await transferOf(deps.db, id);
  const isGone = await deleteTransfer(deps.db, id, ['checked', 'imported', 'exported', 'failed']);
  if (!isGone) throw new AppError('transfer.conflict');
  await sweepFolders(deps);
}

/** Ends transfers of dead processes, and removes old transfers and files without a transfer. */
export async function sweepTransfers(deps: Deps): Promise<void> {
  await endAbandoned(deps.db);
  await deleteTransfersBefore(deps.db, new Date(deps.now().getTime() - KEPT_MS));
  await sweepFolders(deps);
}

const sweepFolders = ({ db, config }: Deps): Promise<void> => removeOtherFolders(config, () => listTransferIds(db));

type Beginning = Pick<TransferRow, 'kind' | 'state' | 'name' | 'person' | 'areas' | 'drafts'>;

/** Stores a transfer and, for an export, its start in the audit log. Throws `transfer.conflict` while another transfer runs. */
async function begin(deps: Deps, beginning: Beginning): Promise<string> {
  const id = randomUUID();
  const row = { ...beginning, id, size: null, overwrite: false };
  const { kind, person, areas, drafts } = beginning;
  const record = async (trx: Deps['db']): Promise<void> => {
    if (kind === 'import') return;
    await insertAuditEvent(trx, { action: 'content.export', person, item: null, after: { areas, drafts } }, deps.now());
  };
  if (!(await insertTransfer(deps.db, row, record))) throw new AppError('transfer.conflict');
  await sweepFolders(deps);
  return id;
}

/** Returns a transfer that was just started. Throws `transfer.not_found` if another one has replaced it. */
async function current({ db }: Deps, id: string): Promise<Transfer> {
  return shownTransfer(await transferOf(db, id), await countEntries(db, id));
}

async function transferOf(db: Deps['db'], id: string): Promise<TransferRow> {
  const row = await findTransfer(db);
  if (row?.id !== id) throw new AppError('transfer.not_found');
  return row;
}

const plainName = (name: string): string => name.replace(/^.*[/\\]|\p{Cc}/gu, '').slice(0, MAX_NAME) || 'content.zip';

const RUNNING: readonly TransferState[] = RUNNING_STATES;

const shownTransfer = (row: TransferRow, counts: Transfer['counts']): Transfer => ({
  ...{ id: row.id, kind: row.kind, state: row.state, name: row.name, size: row.size },
  person: row.person === null ? null : { id: row.person, name: row.personName ?? '' },
  startedAt: row.started_at.toISOString(),
  ...{ areas: row.areas, drafts: row.drafts, overwrite: row.overwrite },
  progress: RUNNING.includes(row.state) && row.total > 0 ? { done: row.done, total: row.total } : null,
  counts,
  leftOut: row.left_out,
  failure: row.failure,
});
