import type { HttpHandler } from 'msw';
import type { DraftFile } from '../../contract/manage/file';
import { fileManageApi as api, MAX_FILE_BYTES, MAX_FILES, type FileKind } from '../../contract/manage/file';
import type { ItemDocument } from '../../contract/document';
import type { AnyItem, MockAttachment } from '../data/item';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { draftOf } from './item-state';
import { editable, findDraft, openDraft, savedOf } from './managed';
import { countFileChange } from './review-rules';
import { documentOf } from '../data/documents';

export const manageFileHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.upload, ({ kind, name, replaces, ...ref }, { person, content }) => {
    editable(store, ref, person, 'draft.not_found');
    if (content.length > MAX_FILE_BYTES[kind]) throw new MockFailure('file.too_large');
    if (!content.length) throw new MockFailure('file.empty');
    const type = typeOf(kind, name, content);
    const { item, saved } = openDraft(store, ref, person);
    const replaced = replaces === undefined ? undefined : fileBy(item, replaces);
    if (replaced && replaced.type !== type) throw new MockFailure('file.other_type');
    if (!replaced && item.attachments.length >= MAX_FILES) throw new MockFailure('file.full');
    countFileChange(store, ref, person);
    const facts = { name, type, size: content.length, bytes: content, kind };
    const id = replaced?.id ?? crypto.randomUUID();
    const file = {
      id,
      sha256: id.replaceAll('-', '').padEnd(64, '0'),
      source: replaced?.source ?? freeSource(item, name),
      ...facts,
    };
    if (replaced) item.attachments.splice(item.attachments.indexOf(replaced), 1, file);
    else item.attachments.push(file);
    return { ...draftFileOf(file), draft: draftOf(saved) };
  }),
  mockEndpoint(store, api.list, (ref, { person }) => {
    const item = editable(store, ref, person, 'draft.not_found');
    const draft = findDraft(store, ref);
    const document = draft ? savedOf(store, draft).document : documentOf(store, item);
    return { files: item.attachments.map((file) => ({ ...draftFileOf(file), usedIn: usesIn(document, file) })) };
  }),
  mockEndpoint(store, api.rename, ({ file: id, name, ...ref }, { person }) => {
    const { item, saved } = openDraft(store, ref, person);
    const file = fileBy(item, id);
    if (extensionOf(name) !== extensionOf(file.name)) throw new MockFailure('file.other_type');
    countFileChange(store, ref, person);
    const renamed = { ...file, source: sourceOf(file), name };
    item.attachments.splice(item.attachments.indexOf(file), 1, renamed);
    return { ...draftFileOf(renamed), draft: draftOf(saved) };
  }),
  mockEndpoint(store, api.remove, ({ file: id, ...ref }, { person }) => {
    const { item, saved } = openDraft(store, ref, person);
    const file = fileBy(item, id);
    const uses = usesIn(saved.document, file);
    if (uses.length)
      throw new MockFailure('file.in_use', Object.fromEntries(uses.map((part) => [part, `uses ${sourceOf(file)}`])));
    countFileChange(store, ref, person);
    item.attachments.splice(item.attachments.indexOf(file), 1);
    return { draft: draftOf(saved) };
  }),
];

const sourceOf = ({ source, name }: Pick<MockAttachment, 'source' | 'name'>): string => source ?? name;
const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const draftFileOf = ({ bytes: _bytes, kind = 'attachment', ...file }: MockAttachment): DraftFile => {
  const source = sourceOf(file);
  return { ...file, kind, source, address: source, width: null, height: null };
};

function fileBy(item: AnyItem, id: string): MockAttachment {
  const found = item.attachments.find((file) => file.id === id);
  if (!found) throw new MockFailure('file.not_found');
  return found;
}

function usesIn(document: ItemDocument, file: MockAttachment): string[] {
  const source = sourceOf(file);
  const texts = Object.entries(document.texts).filter(([, { markdown }]) => markdown.includes(`(${source})`));
  return [...(document.attachments.includes(source) ? ['attachments'] : []), ...texts.map(([locale]) => `texts.${locale}`)];
}

function freeSource({ attachments }: AnyItem, name: string): string {
  const extension = extensionOf(name);
  const stem = name.slice(0, -extension.length - 1).replace(/[^\p{L}\p{N}_-]+/gu, '-');
  const taken = new Set(attachments.map(sourceOf));
  for (let number = 1; ; number += 1) {
    const source = `files/${stem}${number === 1 ? '' : `-${number}`}.${extension}`;
    if (!taken.has(source)) return source;
  }
}

/** Types of files that the mocks know, with the bytes with which their content begins. */
const TYPES: Record<string, { type: string; begin: string; kinds: FileKind[] }> = {
  pdf: { type: 'application/pdf', begin: '%PDF-', kinds: ['attachment'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begin: 'PK',
    kinds: ['attachment'],
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begin: 'PK', kinds: ['attachment'] },
  zip: { type: 'application/zip', begin: 'PK', kinds: ['attachment'] },
  txt: { type: 'text/plain', begin: '', kinds: ['attachment'] },
  csv: { type: 'text/csv', begin: '', kinds: ['attachment'] },
  png: { type: 'image/png', begin: '\x89PNG', kinds: ['attachment', 'picture'] },
  jpg: { type: 'image/jpeg', begin: '\xff\xd8', kinds: ['attachment', 'picture'] },
  gif: { type: 'image/gif', begin: 'GIF8', kinds: ['attachment', 'picture'] },
  webp: { type: 'image/webp', begin: 'RIFF', kinds: ['attachment', 'picture'] },
  svg: { type: 'image/svg+xml', begin: '<', kinds: ['picture'] },
};

/** Returns the type of a file. Throws `file.unsupported` or `file.mismatch` if it is not accepted. */
export function typeOf(kind: FileKind, name: string, content: Uint8Array): string {
  const known = TYPES[extensionOf(name)];
  if (!known?.kinds.includes(kind)) throw new MockFailure('file.unsupported');
  const begin = String.fromCharCode(...content.slice(0, known.begin.length));
  if (begin !== known.begin) throw new MockFailure('file.mismatch');
  return known.type;
}
