import { personEntries, type PersonEntry } from '../../contract/content-folder/person-entry';
import { MAX_PORTRAIT_BYTES } from '../../contract/core/people';
import type { Config } from '../config/config';
import type { Db } from '../db/connect';
import type { Deps } from '../http/deps';
import { isStorable } from '../db/storable';
import { ContentError, type Reason } from '../modules/item/markdown/content-error';
import type { ContentFile } from '../modules/item/files/content-files';
import { pathWithin } from '../modules/item/markdown/references';
import { presentNames } from '../modules/item/publish/present-departments';
import { listDepartments } from '../modules/item/publish/taxonomy-repository';
import { replaceDirectory, type DirectoryEntry } from '../modules/person/directory';
import { unknownPeople } from '../modules/person/directory-repository';
import { readContentFile } from './files-within';
import type { Problem } from './problems/problem';
import { about, at, EFFECTS, REASONS, unknownOwner, withEffect } from './problems/reasons';
import { readYamlFile } from './yaml-file';

const MAX_PORTRAIT_MB = MAX_PORTRAIT_BYTES / 1024 / 1024;

/** Name of the file with the people and desks of the portal, next to the areas' folders. */
export const PEOPLE_FILE = 'people.yaml';

const people = personEntries.superRefine((given, context) => {
  for (const [place, entry] of given.entries())
    if (!isStorable(entry)) context.addIssue({ code: 'custom', path: [place], message: 'contains an invalid character' });
});

interface ImportedPeople {
  conflicts: Problem[];
  /** Warnings for the folder's author. */
  warnings: Problem[];
}

/**
 * Replaces the directory by the people and desks of a content folder, if it has the file. A directory that was changed in the portal
 * since the last import stays, unless `overwrite` is set; it is a conflict if the folder has changed too. Throws UnusableDocument.
 */
export async function importPeople(deps: Deps, folder: string, { overwrite }: { overwrite: boolean }): Promise<ImportedPeople> {
  const read = await readYamlFile<PersonEntry[]>(folder, PEOPLE_FILE, people);
  if (!read) return { conflicts: [], warnings: [] };
  // One warning per entry, although its picture may be read more than once.
  const warnings = new Map<number, Problem>();
  const departments = await listDepartments(deps.db);
  const entries = read.data.map((written, place): DirectoryEntry => {
    const entry = { ...written, department: written.department && presentNames(written.department, departments) };
    const warn = (reason: Reason) => {
      const line = read.lineOf(place, 'picture');
      const told = at(`${place}.picture`, withEffect(reason, EFFECTS.noPortrait));
      warnings.set(place, { file: PEOPLE_FILE, line, reason: told });
    };
    return {
      entry,
      readPicture: async () => (entry.picture === null ? null : pictureOf(deps.config, folder, entry.picture, warn)),
    };
  });
  const outcome = await replaceDirectory(deps, entries, { overwrite });
  const conflict = { file: PEOPLE_FILE, line: 1, reason: REASONS.peopleConflict };
  return { conflicts: outcome === 'conflict' ? [conflict] : [], warnings: [...warnings.values()] };
}

/** Returns the picture at that path; null, with a warning, if it cannot be used. */
async function pictureOf(
  config: Config,
  folder: string,
  written: string,
  warn: (reason: Reason) => void,
): Promise<ContentFile | null> {
  const source = pathWithin('', written);
  if (source === null) {
    warn(about(written, REASONS.notInFolder));
    return null;
  }
  try {
    return await readContentFile(config, folder, { kind: 'picture', source }, MAX_PORTRAIT_MB);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    warn(about(written, error.reason));
    return null;
  }
}

/** Owner that a document names. */
export interface OwnerMention {
  file: string;
  line: number;
  owner: string;
}

/** Returns a warning for each owner whom the directory does not have. Readers see these documents without an owner. */
export async function reportUnknownOwners(db: Db, mentions: readonly OwnerMention[]): Promise<Problem[]> {
  const unknown = await unknownPeople(db, [...new Set(mentions.map(({ owner }) => owner))]);
  return mentions
    .filter(({ owner }) => unknown.has(owner))
    .map(({ owner, file, line }) => ({
      file,
      line,
      reason: at('owner', unknownOwner(owner, PEOPLE_FILE)),
    }));
}
