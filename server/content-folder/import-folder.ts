import pg from 'pg';
import type { Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import { analyzeContent } from '../db/analyze-repository';
import { withSavepoint } from '../db/transaction-repository';
import type { Deps } from '../http/deps';
import { withoutEffect } from '../http/without-effect';
import { insertAuditEvent } from '../modules/audit/repository';
import { ContentError } from '../modules/item/markdown/content-error';
import type { ContentFile } from '../modules/item/files/content-files';
import { saveDraft } from '../modules/item/publish/save';
import { findItem, listItems } from '../modules/item/publish/save-repository';
import { findItems, type FoundItem } from './folder';
import { importDocument } from './import-document';
import { CLASSIFICATIONS_FILE, importClassifications } from './classifications';
import { importDepartments } from './departments';
import { ItemFiles, type DocumentLink } from './item-files';
import { importKeywords } from './keywords';
import { UnusableDocument, type Problem } from './problems/problem';
import { readItem, type ReadItem } from './read-item';
import { REASONS, refusedByDatabase } from './problems/reasons';
import { importReview, REVIEW_FILE } from './review';
import { importPeople, reportUnknownOwners, type OwnerMention } from './people';
import { importSearchSettings } from './search-settings';
import { importSlides } from './slides';

import type { Progress } from '../modules/item/publish/progress';

export interface ImportSummary {
  /** Number of documents in the folder; a translation counts as part of its document. */
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Number of new or changed drafts. */
  drafts: number;
  /** Number of documents that the folder has as at the last import, and that were published in the portal since. */
  kept: number;
  /**
   * Documents and settings (keywords, people, categories, departments, slides, reviews) that have changed both in the folder and in the
   * portal since the last import; the portal's version stays.
   */
  conflicts: Problem[];
  /** Files that were skipped, with the lines of the problems. */
  failed: Problem[];
  /** Content that was imported, but not as its author intended. */
  warnings: Problem[];
}

/** Document of the folder, with the outcome of its import. */
export interface ImportedDocument {
  area: Area;
  id: string;
  /** Path of the base file. */
  file: string;
  title: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'draft' | 'kept' | 'conflict';
}

interface ImportOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** True to overwrite documents and settings that were changed in the portal. */
  overwrite?: boolean;
  /** Person who imports it in the portal; null for a command. */
  person?: string | null;
  /** True to store nothing: the summary then says what an import would do. */
  isDryRun?: boolean;
  onDocument?: (document: ImportedDocument) => void;
}

/**
 * Imports a content folder: publishes new and changed documents; neither touches nor deletes any others. Each document is saved
 * in a transaction of its own, so another run completes one that was interrupted. Rejects if the folder cannot be read.
 */
export async function importFolder(deps: Deps, folder: string, options: ImportOptions = {}): Promise<ImportSummary> {
  const { onProgress, overwrite = false, person = null, isDryRun = false, onDocument } = options;
  const { items, problems } = await findItems(folder);
  const run = new ImportRun({ deps, folder, overwrite, person, isDryRun, onDocument }, items.length, problems);
  await run.importDepartments();
  let prepared = await run.prepare(items[0]);
  for (const index of items.keys()) {
    onProgress?.({ done: index, total: items.length });
    // The next document is read and rendered while the database is busy with this one.
    [, prepared] = await Promise.all([run.save(prepared), run.prepare(items[index + 1])]);
  }
  await run.reportBrokenLinks();
  await run.importSettings();
  if (!isDryRun) {
    await run.record();
    await analyzeContent(deps.db);
  }
  onProgress?.({ done: items.length, total: items.length });
  return run.summary;
}

interface PreparedItem extends ReadItem {
  file: string;
  contents: ContentFile[];
}

interface ImportSetup {
  deps: Deps;
  folder: string;
  overwrite: boolean;
  person: string | null;
  isDryRun: boolean;
  onDocument: ImportOptions['onDocument'];
}

class ImportRun {
  readonly summary: ImportSummary;
  readonly #links: DocumentLink[] = [];
  readonly #owners: OwnerMention[] = [];
  /** New and changed documents, as `area/id`. A dry run has not stored them. */
  readonly #changed = new Set<string>();

  constructor(
    private readonly setup: ImportSetup,
    read: number,
    failed: Problem[],
  ) {
    const counts = { created: 0, updated: 0, unchanged: 0, drafts: 0, kept: 0 };
    this.summary = { read, ...counts, conflicts: [], failed, warnings: [] };
  }

  /** Reads and renders a document without saving it. Records the problems of a document that cannot be used, and returns null. */
  async prepare(found: FoundItem | undefined): Promise<PreparedItem | null> {
    if (!found) return null;
    try {
      return await this.#read(found);
    } catch (error) {
      this.summary.failed.push(...problemsOf(error, found.base));
      return null;
    }
  }

  async #read(found: FoundItem): Promise<PreparedItem | null> {
    const { failed, warnings } = this.summary;
    const item = await readItem(this.setup.folder, found);
    warnings.push(...item.warnings);
    failed.push(...item.problems);
    // A stored document keeps its translation until the translation's file is fixed.
    if (item.problems.length && (await findItem(this.setup.deps.db, found.area, found.id))) return null;
    const files = new ItemFiles(this.setup.deps.config, this.setup.folder, item);
    const contents = await files.read();
    warnings.push(...files.warnings);
    this.#links.push(...files.links);
    this.#owners.push(...ownersOf(item));
    return { ...item, contents, file: found.base };
  }

  async save(item: PreparedItem | null): Promise<void> {
    if (!item) return;
    const { document, contents, isDraft, file } = item;
    try {
      const { deps, overwrite, person, isDryRun } = this.setup;
      const take = (within: Deps) =>
        isDraft ? saveDraft(within, document, contents) : importDocument(within, document, contents, { overwrite, person });
      const saved = isDryRun ? await withoutEffect(deps, take) : await take(deps);
      const outcome = isDraft && saved !== 'unchanged' ? 'draft' : saved;
      if (outcome === 'conflict') this.summary.conflicts.push({ file, line: 1, reason: REASONS.documentConflict });
      else this.summary[outcome === 'draft' ? 'drafts' : outcome] += 1;
      this.#report(item, outcome);
    } catch (error) {
      this.summary.failed.push(...problemsOf(error, file));
    }
  }

  #report({ document: { area, id, texts }, file }: PreparedItem, outcome: ImportedDocument['outcome']): void {
    if (['created', 'updated', 'draft'].includes(outcome)) this.#changed.add(`${area}/${id}`);
    const [title = id] = LOCALES.flatMap((locale) => texts[locale]?.title ?? []);
    this.setup.onDocument?.({ area, id, file, title, outcome });
  }

  /** Imports the names of departments. Called before documents are imported, because they refer to departments by these names. */
  async importDepartments(): Promise<void> {
    const { deps, folder, overwrite, isDryRun } = this.setup;
    const take = (within: Deps) => importDepartments(within, folder, { overwrite });
    try {
      this.summary.conflicts.push(...(isDryRun ? await withoutEffect(deps, take) : await take(deps)));
    } catch (error) {
      this.summary.failed.push(...problemsOf(error, folder));
    }
  }

  /** Imports people, and the settings that refer to documents and therefore come after them. Reports owners who are not there. */
  async importSettings(): Promise<void> {
    const { deps, isDryRun } = this.setup;
    if (!isDryRun) return this.#takeSettings(deps, (take) => take());
    return withoutEffect(deps, (within) => this.#takeSettings(within, (take) => withSavepoint(within.db, take)));
  }

  async #takeSettings(deps: Deps, attempt: (take: () => Promise<Problem[]>) => Promise<Problem[]>): Promise<void> {
    const { folder } = this.setup;
    for (const take of this.#settings(deps))
      try {
        const warnings = await attempt(take);
        this.summary.warnings.push(...warnings.filter((warning) => !this.#isOfDryRun(warning)));
      } catch (error) {
        this.summary.failed.push(...problemsOf(error, folder));
      }
  }

  #settings(deps: Deps): (() => Promise<Problem[]>)[] {
    const { folder, overwrite } = this.setup;
    return [
      async () => {
        const { conflicts, warnings } = await importPeople(deps, folder, { overwrite });
        this.summary.conflicts.push(...conflicts);
        return warnings;
      },
      async () => {
        const { conflicts, warnings } = await importClassifications(deps, folder, { overwrite });
        this.summary.conflicts.push(...conflicts);
        return warnings;
      },
      async () => {
        const { conflicts, warnings } = await importSlides(deps, folder, { overwrite });
        this.summary.conflicts.push(...conflicts);
        return warnings;
      },
      () => importSearchSettings(deps.db, folder),
      async () => {
        this.summary.conflicts.push(...(await importKeywords(deps.db, folder, { overwrite })));
        return [];
      },
      async () => {
        const { conflicts, warnings } = await importReview(deps, folder, { overwrite });
        this.summary.conflicts.push(...conflicts);
        return warnings;
      },
      () => reportUnknownOwners(deps.db, this.#owners),
    ];
  }

  /** Returns true if a warning of a dry run reports something missing that a real import would have stored. */
  #isOfDryRun({ file, reason }: Problem): boolean {
    if (!this.setup.isDryRun || !this.#changed.size) return false;
    if (file === CLASSIFICATIONS_FILE || file === REVIEW_FILE) return true;
    return [...reason['en-US'].matchAll(/[a-z]+\/[a-z0-9-]+/g)].some(([named]) => this.#changed.has(named));
  }

  /** Stores in the audit log that the folder was imported, with the counts of its documents. */
  async record(): Promise<void> {
    const { deps, person } = this.setup;
    const { read, created, updated, drafts, kept, conflicts, failed } = this.summary;
    const counts = { read, created, updated, drafts, kept, conflicts: conflicts.length, failed: failed.length };
    await insertAuditEvent(deps.db, { action: 'content.import', person, item: null, after: counts }, deps.now());
  }

  /** Reports links to documents that do not exist. Called at the end, because a link's target may be imported after it. */
  async reportBrokenLinks(): Promise<void> {
    const stored = new Set((await listItems(this.setup.deps.db)).map(({ area, id }) => `${area} ${id}`));
    for (const { target, ...problem } of this.#links) {
      const isThere = stored.has(`${target.area} ${target.id}`) || this.#changed.has(`${target.area}/${target.id}`);
      if (!isThere) this.summary.warnings.push(problem);
    }
  }
}

/** Returns the owner that a document names, with its line. */
const ownersOf = ({ document: { owner }, base }: ReadItem): OwnerMention[] =>
  owner === undefined ? [] : [{ owner, file: base.file, line: base.lineOf('owner') }];

/** PostgreSQL's error classes for invalid data (22) and for exceeded limits (54). */
const ABOUT_DATA = /^(22|54)/;

/** Returns the problems of a document; rethrows any other failure, which ends the run. */
function problemsOf(error: unknown, file: string): readonly Problem[] {
  if (error instanceof UnusableDocument) return error.problems;
  if (error instanceof ContentError) return [{ file, line: 1, reason: error.reason }];
  if (error instanceof pg.DatabaseError && ABOUT_DATA.test(error.code ?? ''))
    return [{ file, line: 1, reason: refusedByDatabase(error.message) }];
  throw error;
}
