import { z } from 'zod';
import { StartupError } from '../config/startup-error';

/** Reason why a backup cannot be written or restored, in one line. */
export class BackupError extends StartupError {}

/** Version of the file format. Increase it with a change that older versions of the portal cannot read. */
export const FORMAT = 1;

/** Names of the entries of the tar file, in this order: ABOUT, the parts of each table, jobs, files, MANIFEST. */
export const ABOUT = 'portico.json';
export const MANIFEST = 'manifest.json';
export const tablePart = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}`;
export const TABLE_PART = /^tables\/(\w+)\/\d{6}$/;
export const fileEntry = (key: string): string => `files/${key}`;
export const FILE_ENTRY = /^files\/([^/]+)$/;
/** Pseudo table of the waiting jobs. The queue's own tables are not copied, because they depend on the version of its library. */
export const JOBS = 'job';

/**
 * Tables whose rows are not backed up: signing keys, transfers (their files are not backed up either), the versions of the content and
 * of people (restoring starts a new content version, which invalidates all caches), and the migration lock.
 */
export const LEFT_OUT: readonly string[] = [
  ...['signing_key', 'transfer', 'transfer_entry', 'content_version', 'content_change', 'person_version'],
  'kysely_migration_lock',
];

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const about = z.object({ format: z.int() });
export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  postgresql: z.string(),
  createdAt: z.iso.datetime(),
  /** Migrations of the database, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string()), rows: count, sha256 })),
  /** Last value of each sequence, by table and column. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), value: count })),
  files: z.array(z.object({ key: z.string(), size: count, sha256 })),
  /** Keys of files that the database names but that were missing from the file storage before the backup. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
