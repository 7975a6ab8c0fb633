import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AREAS, type Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import type { ItemDocument } from '../../contract/document';
import type { Deps } from '../http/deps';
import { insertAuditEvent } from '../modules/audit/repository';
import { listFiles, type StoredFileRow } from '../modules/item/files/stored-file-repository';
import type { Reason } from '../modules/item/markdown/content-error';
import { pathWithin, placeOf } from '../modules/item/markdown/references';
import { documentHash } from '../modules/item/publish/document-hash';
import type { Progress } from '../modules/item/publish/progress';
import { findDraft, findPublishedDocument } from '../modules/item/publish/save-repository';
import { listUsedSlidePictures } from '../modules/home/slide-repository';
import { listUsedDirectoryPictures } from '../modules/person/directory-repository';
import { countArchived, listDrafts, listPublished, type ExportedRef } from './export-repository';
import { PEOPLE_FILE } from './people';
import { SLIDES_FILE } from './slides';
import { UnusableDocument, type Problem } from './problems/problem';
import { readItem } from './read-item';
import { impossibleId, impossiblePath, otherContent, REASONS } from './problems/reasons';
import { writeItem, type WrittenItem } from './write-item';
import { writeSettings } from './write-settings';
import { isMissingFile } from '../storage/file-store';

export interface ExportSummary {
  /** Number of published items and of drafts of items that were never published. */
  items: number;
  drafts: number;
  files: number;
  /** Number of archived items and of drafts of published items, which a content folder cannot hold. */
  leftOut: { archived: number; drafts: number };
  /** Parts of the portal's content that a content folder cannot hold as they are. */
  problems: Problem[];
}

/** Item that was written. */
export interface ExportedItem {
  area: Area;
  id: string;
  /** Path of the base file. */
  file: string;
  title: string;
  isDraft: boolean;
}

interface ExportOptions {
  drafts?: boolean;
  /** Areas to export; all by default. If areas are selected, people are the only settings of the portal that are exported. */
  areas?: readonly Area[];
  /** Person who exports it in the portal; null for a command. */
  person?: string | null;
  onItem?: ((item: ExportedItem) => void) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Writes the content of the portal as a content folder. The folder must be empty or missing; it appears complete or not at all.
 * Rejects if it cannot be written.
 */
export async function exportFolder(
  deps: Deps,
  folder: string,
  { drafts = false, areas = AREAS, person = null, onProgress, onItem }: ExportOptions = {},
): Promise<ExportSummary> {
  const unfinished = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const run = new ExportRun({ deps, folder: unfinished, areas, onItem });
    await run.write(drafts, onProgress);
    await removeEmpty(folder);
    await rename(unfinished, folder);
    const { items, drafts: written, files } = run.summary;
    const after = { items, drafts: written, files, ...(isWhole(areas) ? {} : { areas }) };
    const event = { action: 'content.export', person, item: null, after } as const;
    await insertAuditEvent(deps.db, event, deps.now());
    return run.summary;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Returns true if there is no such folder, or if it is empty. Rejects for a file. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Removes an empty folder, if there is one. Rejects if it is not empty. */
async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const isWhole = (areas: readonly Area[]): boolean => AREAS.every((area) => areas.includes(area));

type WrittenFile = Pick<StoredFileRow, 'source' | 'sha256' | 'storage_key'>;

const MAX_ATTEMPTS = 3;

class ExportRun {
  readonly summary: ExportSummary = { items: 0, drafts: 0, files: 0, leftOut: { archived: 0, drafts: 0 }, problems: [] };
  /** Hash of each written file by its path. */
  readonly #written = new Map<string, string>();

  constructor(private readonly setup: { deps: Deps; folder: string; areas: readonly Area[]; onItem: ExportOptions['onItem'] }) {}

  async write(withDrafts: boolean, onProgress: ExportOptions['onProgress']): Promise<void> {
    const {
      deps: { db },
      areas,
    } = this.setup;
    const drafts = await listDrafts(db, areas);
    const unpublished = drafts.filter(({ revision }) => revision === 0);
    const exported = await listPublished(db, areas);
    const all = [
      ...exported.map((ref) => ({ ref, isDraft: false })),
      ...(withDrafts ? unpublished.map((ref) => ({ ref, isDraft: true })) : []),
    ];
    this.summary.leftOut = {
      archived: await countArchived(db, areas),
      drafts: withDrafts ? drafts.length - unpublished.length : 0,
    };
    for (const [done, { ref, isDraft }] of all.entries()) {
      onProgress?.({ done, total: all.length });
      await this.#writeItem(ref, isDraft);
    }
    const settings = await writeSettings(
      db,
      all.map(({ ref }) => ref),
      { peopleOnly: !isWhole(areas) },
    );
    for (const [path, content] of settings.files) await this.#writeText(path, content);
    for (const picture of await listUsedDirectoryPictures(db)) await this.#writeFile(picture, PEOPLE_FILE);
    for (const picture of await listUsedSlidePictures(db)) await this.#writeFile(picture, SLIDES_FILE);
    this.summary.problems.push(...settings.problems);
    onProgress?.({ done: all.length, total: all.length });
  }

  /** Writes an item. A file that the portal replaced since its row was read is missing; then the item is read again. */
  async #writeItem(ref: ExportedRef, isDraft: boolean): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#tryItem(ref, isDraft);
        return;
      } catch (error) {
        if (!isMissingFile(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  async #tryItem({ key, area, id }: ExportedRef, isDraft: boolean): Promise<void> {
    const { db } = this.setup.deps;
    const document = isDraft ? (await findDraft(db, key))?.document : await findPublishedDocument(db, key);
    // Another process may have published, discarded or removed it since it was listed.
    if (!document) return;
    const rows = await listFiles(db, key, isDraft);
    const named = rows.filter(({ name, source }) => name !== basename(source));
    const written = writeItem({ document, isDraft, fileNames: new Map(named.map(({ source, name }) => [source, name])) });
    const place = placeOf(written.found.base);
    if (place?.area !== area || place.id !== id || place.locale) {
      this.#report(written.found.base, impossibleId(id));
      return;
    }
    for (const row of rows) await this.#writeFile(row, written.found.base);
    for (const [path, content] of written.files) await this.#writeText(path, content);
    await this.#check(document, written);
    this.summary[isDraft ? 'drafts' : 'items'] += 1;
    const [title = id] = LOCALES.flatMap((locale) => document.texts[locale]?.title ?? []);
    this.setup.onItem?.({ area, id, file: written.found.base, title, isDraft });
  }

  async #writeText(path: string, content: string): Promise<void> {
    await this.#makeFolder(path);
    await writeFile(join(this.setup.folder, path), content);
  }

  async #writeFile({ source, sha256, storage_key: key }: WrittenFile, document: string): Promise<void> {
    const written = this.#written.get(source);
    if (written === sha256) return;
    if (written !== undefined || pathWithin('', source) !== source) {
      this.#report(document, written === undefined ? impossiblePath(source) : otherContent(source));
      return;
    }
    const bytes = await this.setup.deps.files.read(key);
    await this.#makeFolder(source);
    await pipeline(bytes, createWriteStream(join(this.setup.folder, source)));
    this.#written.set(source, sha256);
    this.summary.files += 1;
  }

  async #makeFolder(path: string): Promise<void> {
    await mkdir(dirname(join(this.setup.folder, path)), { recursive: true });
  }

  /** Reads an item as the importer does, and reports it if that gives another document. */
  async #check(document: ItemDocument, { found }: WrittenItem): Promise<void> {
    try {
      const read = await readItem(this.setup.folder, found);
      for (const { file, line, reason } of read.problems) this.summary.problems.push({ file, line, reason });
      if (documentHash(read.document, []) !== documentHash(document, [])) this.#report(found.base, REASONS.inexact);
    } catch (error) {
      if (!(error instanceof UnusableDocument)) throw error;
      this.summary.problems.push(...error.problems);
    }
  }

  #report(file: string, reason: Reason): void {
    this.summary.problems.push({ file, line: 1, reason });
  }
}
