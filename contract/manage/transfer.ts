import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, page, paging, typedText } from '../core/endpoint';
import { TRANSFER_ENTRY_KINDS } from '../core/transfer-entry-kinds';
import { named } from '../item';

const MEGABYTE = 1024 * 1024;
/** Maximum size of a content folder as a zip, in bytes. */
export const MAX_ARCHIVE_BYTES = 500 * MEGABYTE;
/** Maximum size of the files of a zip when they are unpacked, in bytes. */
export const MAX_UNPACKED_BYTES = 2000 * MEGABYTE;
/** Maximum number of files and folders in a zip. */
export const MAX_ARCHIVE_ENTRIES = 50_000;

const TRANSFER_KINDS = ['import', 'export'] as const;

/**
 * States of a transfer. An import is received, checked, and waits for a person's confirmation (`checked`) before it is imported;
 * an export is written and then waits to be downloaded (`exported`).
 */
const TRANSFER_STATES = ['receiving', 'checking', 'checked', 'importing', 'imported', 'exporting', 'exported', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** States in which a transfer is running, so that no other one can start. */
export const RUNNING_STATES = ['receiving', 'checking', 'importing', 'exporting'] as const satisfies readonly TransferState[];

/** Reasons why a transfer failed. */
const TRANSFER_FAILURES = [
  'not-zip',
  'damaged',
  'encrypted',
  'too-many-files',
  'too-large',
  'unsafe-path',
  'link',
  'duplicate',
  'unsupported',
  'no-documents',
  'interrupted',
  'disk-full',
  'no-scanner',
  'internal',
] as const;
export type TransferFailure = (typeof TRANSFER_FAILURES)[number];

const count = z.int().min(0);

const transfer = z
  .object({
    id: z.uuid(),
    kind: z.enum(TRANSFER_KINDS),
    state: z.enum(TRANSFER_STATES),
    name: z.string().meta({ description: 'Name of the zip.' }),
    size: count.nullable().meta({ description: 'Size of the zip in bytes; null while it is received or written.' }),
    person: named.nullable().meta({ description: 'Administrator who began it.' }),
    startedAt: isoDate,
    areas: z.array(z.enum(AREAS)).meta({ description: 'Areas of an export; empty for everything.' }),
    drafts: z.boolean().meta({ description: 'True for an export with drafts of items that were never published.' }),
    overwrite: z.boolean().meta({ description: 'True if the import takes the folder where the portal has changed as well.' }),
    progress: z.object({ done: count, total: count }).nullable().meta({ description: 'Documents of the running work.' }),
    counts: z.partialRecord(z.enum(TRANSFER_ENTRY_KINDS), count).meta({
      description: 'Entries of the report by kind: of the check, and after the import of the import.',
    }),
    leftOut: z.object({ archived: count, drafts: count }).nullable().meta({
      description: 'Archived items, and drafts of published items, which a content folder cannot hold; null for an import.',
    }),
    failure: z
      .object({ reason: z.enum(TRANSFER_FAILURES), file: z.string().nullable() })
      .nullable()
      .meta({ description: 'Why the work ended before it was done. An import that was interrupted can be run again.' }),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transfer>;

const transferEntry = z
  .object({
    kind: z.enum(TRANSFER_ENTRY_KINDS),
    file: z.string().meta({ description: 'Path within the content folder.' }),
    line: z.int().nullable().meta({ description: 'Line of a problem; null for a document.' }),
    area: z.enum(AREAS).nullable(),
    item: itemId.nullable(),
    title: z.string().nullable(),
    reason: z.string().nullable().meta({ description: "Problem, in the caller's language." }),
  })
  .meta({ id: 'TransferEntry' });
export type TransferEntry = z.infer<typeof transferEntry>;

const ref = z.strictObject({ id: z.uuid() });

export const transferApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/manage/transfer/info',
    summary: 'The transfer that runs or ran last, or null. It is kept for a day.',
    permission: 'transfer.manage',
    input: z.strictObject({}),
    answer: z.object({ transfer: transfer.nullable() }),
  }),
  entries: endpoint({
    method: 'POST',
    path: '/api/manage/transfer/entry/list',
    summary: 'Entries of the report of a transfer, of one kind or of all. A query is searched in paths, titles and reasons.',
    permission: 'transfer.manage',
    limit: 'suggest',
    audit: 'reads',
    input: ref.extend({ kind: z.enum(TRANSFER_ENTRY_KINDS).optional(), query: typedText(200).optional(), ...paging }),
    answer: page(transferEntry),
    errors: ['transfer.not_found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/manage/transfer/upload',
    summary:
      'Receives a content folder as a zip and checks it: the report says what its import would do. Nothing is imported. The body is the content of the zip. It replaces the transfer before.',
    permission: 'transfer.manage',
    limit: 'upload',
    body: 'file',
    maxBody: MAX_ARCHIVE_BYTES,
    audit: 'own',
    input: z.strictObject({ name: z.string().min(1).max(1000) }),
    answer: z.object({ transfer }),
    errors: ['file.empty', 'transfer.conflict', 'transfer.not_found', 'transfer.too_large', 'unavailable'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/manage/transfer/import',
    summary:
      'Begins to import the content folder that was checked. With `overwrite` it also takes what has changed in the portal since the last import.',
    permission: 'transfer.manage',
    limit: 'save',
    audit: ['content.import'],
    input: ref.extend({ overwrite: z.boolean().default(false) }),
    answer: z.object({ transfer }),
    errors: ['transfer.not_found', 'transfer.conflict'],
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/manage/transfer/export',
    summary:
      'Begins to write the content of the portal, or of some areas, as a content folder in a zip. It replaces the transfer before.',
    permission: 'transfer.manage',
    limit: 'save',
    audit: ['content.export'],
    input: z.strictObject({
      areas: z.array(z.enum(AREAS)).max(AREAS.length).default([]).meta({ description: 'Empty for everything.' }),
      drafts: z.boolean().default(false).meta({ description: 'With drafts of items that were never published.' }),
    }),
    answer: z.object({ transfer }),
    errors: ['transfer.conflict', 'transfer.not_found'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/manage/transfer/download',
    summary: 'The zip of an export.',
    permission: 'transfer.manage',
    session: 'cookie',
    limit: 'download',
    input: ref,
    answer: 'file',
    errors: ['transfer.not_found'],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/manage/transfer/discard',
    summary: 'Removes a transfer that is not running, with its files and its report.',
    permission: 'transfer.manage',
    limit: 'save',
    audit: 'own',
    input: ref,
    answer: z.object({}),
    errors: ['transfer.not_found', 'transfer.conflict'],
  }),
};
