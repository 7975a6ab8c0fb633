import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSFER_ENTRY_KINDS, type TransferEntryKind } from '../../contract/core/transfer-entry-kinds';
import { findItems } from '../content-folder/folder';
import { importFolder, type ImportedDocument, type ImportSummary } from '../content-folder/import-folder';
import type { Problem } from '../content-folder/problems/problem';
import { ArchiveError, unpackArchive } from './unpack-archive';
import type { Deps } from '../http/deps';
import type { Progress } from '../modules/item/publish/progress';
import type { ReportEntry } from './transfer-repository';
import type { TransferFolder } from './transfer-folder';

type OnProgress = (progress: Progress) => void;

interface ImportSettings {
  overwrite: boolean;
  person: string | null;
  isDryRun: boolean;
}

/** Unpacks the zip of a transfer, and deletes the zip. Throws ArchiveError if it cannot be unpacked, or contains no document. */
export async function unpackTransfer({ archive, content }: TransferFolder, onProgress: OnProgress): Promise<void> {
  await mkdir(content, { mode: 0o700 });
  await unpackArchive(archive, content, {
    onEntry: () => {
      onProgress({ done: 0, total: 0 });
    },
  });
  await rm(archive);
  const { items } = await findItems(await contentRoot(content));
  if (!items.length) throw new ArchiveError('no-documents');
}

/** Imports the content folder of a transfer, or does a dry run, and returns the report. */
export async function importTransfer(
  deps: Deps,
  { content }: TransferFolder,
  { overwrite, person, isDryRun }: ImportSettings,
  onProgress: OnProgress,
): Promise<ReportEntry[]> {
  const root = await contentRoot(content);
  const documents: ImportedDocument[] = [];
  const summary = await importFolder(deps, root, {
    ...{ overwrite, person, isDryRun, onProgress },
    onDocument: (document) => documents.push(document),
  });
  return reportOf(summary, documents, root);
}

/** Returns the content folder within the unpacked files: many programs put everything in one folder. */
async function contentRoot(folder: string): Promise<string> {
  const { items } = await findItems(folder);
  if (items.length) return folder;
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && !others.length ? join(folder, only.name) : folder;
}

const NO_ITEM = { area: null, item: null, title: null };

function reportOf(
  { conflicts, failed, warnings }: ImportSummary,
  documents: readonly ImportedDocument[],
  root: string,
): ReportEntry[] {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const problem =
    (kind: TransferEntryKind) =>
    ({ file, line, reason }: Problem): ReportEntry => {
      const document = byFile.get(file);
      const about = document ? { area: document.area, item: document.id, title: document.title } : NO_ITEM;
      return { kind, file: file === root ? '' : file, line, ...about, reason };
    };
  const settled = documents
    .filter(({ outcome }) => outcome !== 'conflict')
    .map(({ outcome, file, area, id, title }) => ({ kind: outcome, file, line: null, area, item: id, title, reason: null }));
  return inOrder([
    ...failed.map(problem('failed')),
    ...conflicts.map(problem('conflict')),
    ...warnings.map(problem('warning')),
    ...settled,
  ]);
}

/** Returns the entries sorted by kind, path and line. */
export const inOrder = (entries: readonly ReportEntry[]): ReportEntry[] =>
  entries.toSorted(
    (a, b) =>
      TRANSFER_ENTRY_KINDS.indexOf(a.kind) - TRANSFER_ENTRY_KINDS.indexOf(b.kind) ||
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
