import type { HttpHandler } from 'msw';
import type { ParsedInputOf } from '../../contract/core/endpoint';
import { LOCALES } from '../../contract/core/locale';
import { MAX_PEOPLE, MAX_PORTRAIT_BYTES } from '../../contract/core/people';
import { directoryManageApi as api, type ManagedEntry } from '../../contract/manage/directory';
import type { DirectoryEntry } from '../data/directory';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { isFound } from '../handlers/person';
import { typeOf } from './files';

export const directoryManageHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.list, ({ query = '', kind, page, pageSize }) => {
    const found = store.directory.filter((entry) => (kind === undefined || entry.kind === kind) && isFound(entry, query));
    const items = found.slice((page - 1) * pageSize, page * pageSize).map((entry) => managedEntry(store, entry));
    return { items, total: found.length, page, pageSize };
  }),
  mockEndpoint(store, api.save, (given) => {
    const before = given.version === null ? null : presentEntry(store, given);
    const id = before?.id ?? freeId(store, given);
    const others = store.directory.filter((entry) => entry.id !== id);
    const place = given.position === null ? store.directory.findIndex((entry) => entry.id === id) : given.position - 1;
    const entry = { ...factsOf(store, given, id), pinyin: before?.pinyin ?? '', changes: (before?.changes ?? 0) + 1 };
    store.directory = others.toSpliced(place < 0 ? others.length : place, 0, entry);
    return managedEntry(store, entry);
  }),
  mockEndpoint(store, api.remove, ({ id, version }) => {
    const entry = entryAt(store, id, version);
    if (countOwned(store, id)) throw new MockFailure('directory.in_use', { items: String(countOwned(store, id)) });
    store.directory = store.directory.filter((each) => each !== entry);
    return {};
  }),
  mockEndpoint(store, api.upload, ({ name }, { content }) => {
    if (content.length > MAX_PORTRAIT_BYTES) throw new MockFailure('portrait.too_large');
    if (!content.length) throw new MockFailure('file.empty');
    const picture = { id: crypto.randomUUID(), width: null, height: null };
    store.portraits.push({ ...picture, name, type: typeOf('picture', name, content), bytes: content });
    return picture;
  }),
];

type Given = ParsedInputOf<typeof api.save>;

const versionOf = ({ changes }: DirectoryEntry): string => `change ${changes}`;

function entryAt(store: Store, id: string, version: string): DirectoryEntry {
  const entry = store.directory.find((each) => each.id === id);
  if (!entry) throw new MockFailure('person.not_found');
  if (versionOf(entry) !== version) throw new MockFailure('directory.conflict');
  return entry;
}

function presentEntry(store: Store, { id, version }: Given): DirectoryEntry {
  if (id === null) throw new MockFailure('directory.invalid', { id: 'is missing for an entry that exists' });
  return entryAt(store, id, version ?? '');
}

function freeId({ directory }: Store, { id, name }: Given): string {
  if (directory.length >= MAX_PEOPLE) throw new MockFailure('directory.full');
  const isTaken = (wanted: string) => directory.some((entry) => entry.id === wanted);
  if (id !== null && isTaken(id)) throw new MockFailure('directory.exists');
  const [first = ''] = LOCALES.flatMap((locale) => name[locale] ?? []);
  const plain = first
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id ?? (plain && !isTaken(plain) ? plain : [plain, crypto.randomUUID().slice(0, 8)].filter(Boolean).join('-'));
}

function factsOf(store: Store, given: Given, id: string): Omit<DirectoryEntry, 'pinyin' | 'changes'> {
  const { kind, name, role, department, email, phone, replyHours, hours } = given;
  const known = [...store.portraits, ...store.directory.flatMap((entry) => (entry.id === id ? (entry.picture ?? []) : []))];
  const picture = known.find((each) => each.id === given.picture);
  if (given.picture !== null && !picture) throw new MockFailure('directory.invalid', { picture: 'does not exist' });
  return {
    ...{ id, kind, names: name, roles: role, departments: department, email, phone, replyHours, hours },
    picture: picture ? { id: picture.id, width: picture.width, height: picture.height } : null,
  };
}

const countOwned = (store: Store, id: string): number => allItems(store).filter(({ owner }) => owner === id).length;

function managedEntry(store: Store, entry: DirectoryEntry): ManagedEntry {
  const { id, kind, names, roles, departments, email, phone, replyHours, hours, picture } = entry;
  return {
    ...{ id, kind, name: names, role: roles, department: departments, email, phone, replyHours, hours, picture },
    position: store.directory.findIndex((each) => each.id === id) + 1,
    owned: countOwned(store, id),
    version: versionOf(entry),
  };
}
