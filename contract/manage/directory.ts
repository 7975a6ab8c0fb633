import { z } from 'zod';
import { endpoint, itemId, page, paging, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { MAX_PEOPLE, PERSON_KINDS } from '../core/people';
import { personFacts } from '../person-facts';
import { picture } from '../picture';
import { MAX_FILE_BYTES, UPLOAD_ERRORS } from './file';

const version = z.string().min(1).max(80).meta({ description: 'Version of the entry; every change makes another one.' });
const position = z.int().min(1).max(MAX_PEOPLE);

const texts = z.partialRecord(z.enum(LOCALES), z.string());

const managedEntry = z
  .object({
    id: itemId,
    kind: z.enum(PERSON_KINDS),
    name: texts,
    role: texts.nullable(),
    department: texts.nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    replyHours: z.int().nullable(),
    hours: texts.nullable(),
    picture: picture.nullable(),
    position: z.int().meta({ description: 'Position in the directory, from 1.' }),
    owned: z.int().meta({ description: 'Number of items that they own, without archived ones.' }),
    version,
  })
  .meta({ id: 'ManagedDirectoryEntry' });
export type ManagedEntry = z.infer<typeof managedEntry>;

export const directoryManageApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/directory/list',
    summary:
      'People and desks that readers may ask, in the order of the directory. A query is searched in names with their pinyin, roles and departments.',
    permission: 'directory.manage',
    limit: 'suggest',
    audit: 'reads',
    input: z.strictObject({ query: typedText(200).optional(), kind: z.enum(PERSON_KINDS).optional(), ...paging }),
    answer: page(managedEntry),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/directory/save',
    summary:
      'Adds a person or desk to the directory, or stores an entry in place of the present one. Readers see it at once. Other versions than the present one are refused.',
    permission: 'directory.manage',
    limit: 'save',
    audit: ['directory.save'],
    input: z.strictObject({
      id: itemId
        .nullable()
        .meta({ description: 'Null for a new entry that gets an id from its name. Items name their owner by it.' }),
      version: version.nullable().meta({ description: 'Null for a new entry.' }),
      ...personFacts,
      picture: z.uuid().nullable().meta({ description: 'A picture that was uploaded for the directory.' }),
      position: position.nullable().meta({ description: 'Position in the directory; null for the present one, or the last.' }),
    }),
    answer: managedEntry,
    errors: ['directory.invalid', 'directory.conflict', 'directory.exists', 'directory.full', 'person.not_found'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/manage/directory/remove',
    summary: 'Removes a person or desk that owns no items from the directory. Its picture is kept for a day.',
    permission: 'directory.manage',
    audit: ['directory.remove'],
    input: z.strictObject({ id: itemId, version }),
    answer: z.object({}),
    errors: ['directory.conflict', 'directory.in_use', 'person.not_found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/manage/directory/upload',
    summary:
      'Stores a picture for a person or desk, without metadata. The body is the content of the file; it may have 4 MB without its metadata. A picture that nobody has is removed after a day.',
    permission: 'directory.manage',
    limit: 'upload',
    body: 'file',
    maxBody: MAX_FILE_BYTES.picture,
    audit: ['directory.upload'],
    input: z.strictObject({ name: z.string().min(1).max(1000) }),
    answer: picture,
    errors: [...UPLOAD_ERRORS, 'portrait.too_large'],
  }),
};
