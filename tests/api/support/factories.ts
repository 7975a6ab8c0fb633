import { createHash, randomUUID } from 'node:crypto';
import type { Area } from '../../../contract/core/areas';
import type { Audience } from '../../../contract/item';
import type { Locale } from '../../../contract/core/locale';
import type { Db } from '../../../server/db/connect';
import type { Deps } from '../../../server/app';
import { itemDocument, type ItemDocument, type Names } from '../../../contract/document';
import { searchedWords } from '../../../server/modules/person/directory';
import { saveDraft } from '../../../server/modules/item/publish/save';
import { indexItem } from '../../../server/modules/search/index/index-repository';
import { EDITOR_PERMISSIONS } from '../../../contract/core/permissions';
import type { TestPerson } from './harness';

interface TextSpec {
  title: string;
  summary?: string;
  keywords?: string[];
  /** Plain text. The stored body is one paragraph with this text. */
  body?: string;
  fields?: Record<string, unknown>;
}
export interface ItemSpec {
  area?: Area;
  id?: string;
  title?: string;
  texts?: Partial<Record<Locale, TextSpec>>;
  department?: Names;
  owner?: string;
  /** Day by which somebody should check it. */
  checkBy?: string;
  audience?: Partial<Audience>;
  fields?: Record<string, unknown>;
  /** Classification names from the root to the leaf. */
  classification?: string[];
  publishedAt?: Date | null;
  expiresAt?: Date | null;
  archivedAt?: Date | null;
  views?: number;
}
export interface MadeItem {
  key: number;
  area: Area;
  id: string;
}

let made = 0;
const DAY_MS = 86_400_000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Creates an item, by default published and visible to everyone, with its department and classifications. */
export async function makeItem(db: Db, spec: ItemSpec = {}): Promise<MadeItem> {
  made += 1;
  const { area = 'service', id = `item-${made}`, title = `Item ${made}` } = spec;
  const texts = spec.texts ?? { 'en-US': { title } };
  const department = spec.department ? await makeDepartment(db, spec.department) : null;
  const { key } = await db
    .insertInto('item')
    .values({ area, id, department, ...factsOf(spec), ...audienceOf(spec.audience) })
    .returning('key')
    .executeTakeFirstOrThrow();
  for (const [locale, text] of Object.entries(texts) as [Locale, TextSpec][]) await addText(db, { key, area, id }, locale, text);
  if (spec.classification) await classify(db, { key, area, id }, spec.classification);
  return { key, area, id };
}

const factsOf = ({
  owner,
  checkBy,
  fields = {},
  publishedAt = daysFromNow(-1),
  expiresAt = null,
  archivedAt = null,
  views = 0,
}: ItemSpec) => ({
  fields: JSON.stringify(fields),
  published_at: publishedAt,
  expires_at: expiresAt,
  archived_at: archivedAt,
  views,
  revision: 1,
  contact: null,
  owner: owner ?? null,
  check_by: checkBy ?? null,
  document_hash: null,
});

const audienceOf = ({ departments = [], locations = [], roles = [] }: Partial<Audience> = {}) => ({
  audience_departments: departments,
  audience_locations: locations,
  audience_roles: roles,
});

async function addText(db: Db, { key, area }: MadeItem, locale: Locale, text: TextSpec): Promise<void> {
  const { title, summary = '', keywords = [], body = '', fields = {} } = text;
  const html = body ? `<p>${body}</p>` : '';
  await db
    .insertInto('item_text')
    .values({ item: key, locale, title, summary, keywords, html, toc: '[]', fields: JSON.stringify(fields) })
    .execute();
  await indexItem(db, { item: key, area, locale, title, keywords, headings: [], summary, body });
}

async function makeDepartment(db: Db, names: Names): Promise<string> {
  const id = idOf(names['en-US'] ?? names['zh-CN'] ?? '');
  await db
    .insertInto('department')
    .values({ id, names: JSON.stringify(names) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Adds an item to the last classification of the path, creating missing ones. Returns the key of that classification. */
export async function classify(db: Db, item: MadeItem, path: readonly string[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) parent = await makeClassification(db, item.area, name, parent);
  if (parent === null) throw new Error('a classification needs a name');
  await db.insertInto('item_classification').values({ item: item.key, classification: parent }).execute();
  return parent;
}

export async function makeClassification(
  db: Db,
  area: Area,
  name: string,
  parent: number | null = null,
  chinese?: string,
): Promise<number> {
  const names = JSON.stringify({ 'en-US': name, ...(chinese && { 'zh-CN': chinese }) });
  const { key } = await db
    .insertInto('classification')
    .values({ area, id: idOf(name), parent, names })
    .onConflict((conflict) => conflict.columns(['area', 'id']).doUpdateSet((eb) => ({ area: eb.ref('excluded.area') })))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Creates a draft of an item with no published revision, with the function that the editors' calls use. */
export async function makeDraft(
  deps: Deps,
  draft: Partial<ItemDocument> & Pick<ItemDocument, 'id' | 'texts'>,
): Promise<MadeItem> {
  const document = makeDocument(draft);
  await saveDraft(deps, document, []);
  const { key } = await deps.db.selectFrom('item').where('id', '=', document.id).select('key').executeTakeFirstOrThrow();
  return { key, area: document.area, id: document.id };
}

export interface FileSpec {
  /** True if the file belongs to the item's draft rather than to its published revision. */
  draft?: boolean;
  kind?: 'attachment' | 'picture';
  name?: string;
  type?: string;
  bytes?: Buffer;
  /** Width of a picture in pixels. */
  width?: number | null;
  /** Path within the content folder. */
  source?: string;
}

/** Creates a file of an item and stores its bytes. Returns its id. */
export async function makeFile({ db, files }: Deps, item: MadeItem, spec: FileSpec = {}): Promise<string> {
  const {
    draft = false,
    source,
    kind = 'attachment',
    name = 'form.pdf',
    type = 'application/pdf',
    bytes = Buffer.from('%PDF-1.7 form'),
    width = null,
  } = spec;
  const storageKey = randomUUID();
  await files.write(storageKey, bytes);
  const id = randomUUID();
  await db
    .insertInto('attachment')
    .values({
      id,
      item: item.key,
      draft,
      kind,
      source: source ?? `files/${id}/${name}`,
      name,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: storageKey,
      width,
      position: ++made,
    })
    .execute();
  return id;
}

/** Creates a person in addition to the three of the harness. */
export async function makePerson(db: Db, person: Partial<Omit<TestPerson, 'id'>> = {}): Promise<TestPerson> {
  made += 1;
  const whole: Omit<TestPerson, 'id'> = {
    name: `Person ${made}`,
    roles: ['employee'],
    department: null,
    location: null,
    editorAreas: [],
    editorDepartments: [],
    editorPermissions: EDITOR_PERMISSIONS,
    ...person,
  };
  const id = randomUUID();
  await db
    .insertInto('person')
    .values({
      id,
      issuer: 'https://test.invalid',
      subject: `person-${made}`,
      name: whole.name,
      email: `person-${made}@test.invalid`,
      avatar_url: null,
      department: whole.department,
      location: whole.location,
      roles: [...whole.roles],
      editor_areas: [...whole.editorAreas],
      editor_departments: [...whole.editorDepartments],
      editor_permissions: [...whole.editorPermissions],
      locale: 'en-US',
    })
    .execute();
  return { ...whole, id };
}

/** Adds a person to the directory, unless the id is there already. Returns the id. */
export async function makeDirectoryPerson(
  db: Db,
  { id = 'leave-desk', names = { 'en-US': 'Leave desk', 'zh-CN': '休假服务台' } }: { id?: string; names?: Names } = {},
): Promise<string> {
  await db
    .insertInto('directory_person')
    .values({
      ...{ id, position: 0, kind: 'desk', names: JSON.stringify(names) },
      ...searchedWords({ name: names, role: null, department: null }),
      ...{ email: `${id}@test.invalid`, phone: null, reply_hours: 8 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Returns a document of an item as its editors write it. */
export const makeDocument = (document: Partial<ItemDocument> & Pick<ItemDocument, 'id' | 'texts'>): ItemDocument =>
  itemDocument.parse({
    area: 'service',
    department: null,
    contact: null,
    classifications: [],
    audience: { departments: [], locations: [], roles: [] },
    fields: {},
    attachments: [],
    publishedAt: null,
    expiresAt: null,
    updatedAt: null,
    ...document,
  });

/** Stores the document of an item's published revision, which `makeItem` leaves out. */
export async function makeRevision(db: Db, { key, area, id }: MadeItem, title = 'Published'): Promise<void> {
  const text = { title, summary: '', markdown: 'Open.', keywords: [], fields: {} };
  const document = makeDocument({ area, id, texts: { 'en-US': text } });
  const row = { item: key, revision: 1, document: JSON.stringify(document), note: null, person: null };
  await db.insertInto('item_revision').values(row).execute();
}
