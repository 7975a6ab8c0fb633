import { personEntries, type PersonEntry } from '../../contract/content-folder/person-entry';
import type { Db } from '../db/connect';
import type { Deps } from '../http/deps';
import { isStorable } from '../db/storable';
import { ContentError } from '../modules/item/markdown/content-error';
import type { ContentFile } from '../modules/item/files/content-files';
import { pathWithin } from '../modules/item/markdown/references';
import { replaceDirectory, type DirectoryEntry } from '../modules/person/directory';
import { unknownPeople } from '../modules/person/directory-repository';
import { readContentFile } from './files-within';
import type { Problem } from './problem';
import { readYamlFile } from './yaml-file';

/** A portrait is shown 48 px wide; 4 MB is enough for a photograph as a camera makes it. */
const MAX_PORTRAIT_MB = 4;

/** Name of the file with the people and desks of the portal, next to the areas' folders. */
export const PEOPLE_FILE = 'people.yaml';

const people = personEntries.superRefine((given, context) => {
  for (const [place, entry] of given.entries())
    if (!isStorable(entry)) context.addIssue({ code: 'custom', path: [place], message: 'contains an invalid character' });
});

/**
 * Imports the people and desks of a content folder, if it has the file. They replace those of earlier imports. Returns warnings
 * for the folder's author. Throws UnusableDocument.
 */
export async function importPeople(deps: Deps, folder: string): Promise<Problem[]> {
  const read = await readYamlFile<PersonEntry[]>(folder, PEOPLE_FILE, people);
  if (!read) return [];
  const warnings: Problem[] = [];
  const entries = read.data.map((entry, place): DirectoryEntry => {
    const warn = (reason: string) => {
      warnings.push({ file: PEOPLE_FILE, line: read.lineOf(place, 'picture'), reason: `${place}.picture: ${reason}` });
    };
    return { entry, readPicture: async () => (entry.picture === null ? null : pictureOf(folder, entry.picture, warn)) };
  });
  await replaceDirectory(deps, entries);
  return warnings;
}

/** Returns the picture at that path; null, with a warning, if it cannot be used. */
async function pictureOf(folder: string, written: string, warn: (reason: string) => void): Promise<ContentFile | null> {
  const source = pathWithin('', written);
  if (source === null) {
    warn(`${written} is not in the folder; the person has no picture`);
    return null;
  }
  try {
    return await readContentFile(folder, { kind: 'picture', source }, MAX_PORTRAIT_MB);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    warn(`${written} ${error.message}; the person has no picture`);
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
      reason: `owner: ${owner} is not in ${PEOPLE_FILE}; it is shown without an owner`,
    }));
}
