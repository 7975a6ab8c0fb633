import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PersonEntry } from '../../../contract/content-folder/person-entry';
import { LOCALES } from '../../../contract/core/locale';
import type { Names } from '../../../contract/document';
import type { Db } from '../../db/connect';
import { putSetting, readSetting } from '../../db/settings';
import type { StoredEntry } from './directory-repository';

/** A person or desk as a content folder has it, with the content of the picture as a hash. */
export type WrittenEntry = Omit<PersonEntry, 'picture'> & { picture: { source: string; sha256: string } | null };

/** Returns a hash of an entry, which is equal for the content folder and the portal if they have the same entry. */
export const entryHash = (entry: WrittenEntry): string => hashOf(factsOf(entry));

/** Returns a hash of people and desks in their order. */
export const directoryHash = (entries: readonly WrittenEntry[]): string => hashOf(entries.map(factsOf));

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);

const factsOf = ({ id, kind, name, role, department, hours, email, phone, replyHours, picture }: WrittenEntry): unknown[] => [
  ...[id, kind, email, phone, replyHours, picture?.source, picture?.sha256],
  ...[name, role, department, hours].map((texts) => LOCALES.map((locale) => texts?.[locale])),
];

export const writtenEntry = ({ names, roles, departments, hours, picture, sha256, ...entry }: StoredEntry): WrittenEntry => ({
  ...{ id: entry.id, kind: entry.kind, email: entry.email, phone: entry.phone, replyHours: entry.replyHours },
  ...{ name: names, role: roles, department: departments, hours },
  picture: picture !== null && sha256 !== null ? { source: picture, sha256 } : null,
});

/** Setting that stores whether the directory comes from an import or was changed in the portal. */
const SETTING = 'directory';

interface DirectoryOrigin {
  /** True if it was changed in the portal after the last import that replaced it. */
  isOfPortal: boolean;
  /** Hash of the directory of that import; null before the first one. */
  folderHash: string | null;
}

export async function readDirectoryOrigin(db: Db): Promise<DirectoryOrigin> {
  return ((await readSetting(db, SETTING)) as DirectoryOrigin | undefined) ?? { isOfPortal: false, folderHash: null };
}

export const putDirectoryOrigin = (trx: Db, origin: DirectoryOrigin): Promise<void> => putSetting(trx, SETTING, origin);

/** Maximum number of names in an audit event for a change of many entries. */
const MAX_NAMES = 20;

/** Returns the states that an audit event records for a change of many entries: who was removed, added or changed; null if nobody was. */
export function statesOf(
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
): { before: object; after: object } | null {
  const known = { before: new Map(before.map((row) => [row.id, row])), after: new Map(after.map((row) => [row.id, row])) };
  const changed = (rows: readonly StoredEntry[], others: ReadonlyMap<string, StoredEntry>) =>
    rows.filter((row) => !isDeepStrictEqual(row, others.get(row.id)));
  const [gone, come] = [changed(before, known.after), changed(after, known.before)];
  if (!gone.length && !come.length) return null;
  const state = (rows: readonly StoredEntry[], some: readonly StoredEntry[]) => ({
    entries: rows.length,
    people: some.slice(0, MAX_NAMES).map(nameOf),
  });
  return { before: state(before, gone), after: state(after, come) };
}

const wordsOf = (names: Names | null): string | null => names && LOCALES.flatMap((locale) => names[locale] ?? []).join(' / ');
/** Returns the name of an entry in all its languages. */
const nameOf = ({ names }: StoredEntry): string => wordsOf(names) ?? '';

/** Fields that an event only lists as changed: the audit log stores no addresses (decision 179). */
const UNNAMED = ['email', 'phone'] as const;

/** Returns the state of one entry that an audit event records, compared with the other state; null means that there is no entry. */
export function stateOf(entry: StoredEntry | null, other: StoredEntry | null): object {
  if (!entry) return {};
  const { id, kind, roles, departments, hours, replyHours, picture, position } = entry;
  const changed = UNNAMED.filter((name) => other && entry[name] !== other[name]);
  return {
    ...{ id, kind, name: nameOf(entry), role: wordsOf(roles), department: wordsOf(departments) },
    ...{ hours: wordsOf(hours), replyHours, picture, place: position + 1 },
    ...(changed.length && { changed }),
  };
}
