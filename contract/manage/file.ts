import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { attachment, itemRef } from '../item';
import { draft } from './state';

const FILE_KINDS = ['attachment', 'picture'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const MEGABYTE = 1024 * 1024;
/** Maximum size of an uploaded file in bytes. */
export const MAX_FILE_BYTES: Record<FileKind, number> = { attachment: 50 * MEGABYTE, picture: 25 * MEGABYTE };
/** Maximum number of pixels of a picture, all frames of an animation together. */
export const MAX_PIXELS = 50_000_000;
/** Maximum number of files of an item. */
export const MAX_FILES = 100;

const kind = z.enum(FILE_KINDS).meta({ description: '`attachment` is offered for download, `picture` is shown in a text.' });
/** Name of a file as a person or their system gives it. Path, control characters and excess length are removed. */
const givenName = z.string().min(1).max(1000);

/** File of a draft, as its editors see it. */
const draftFile = attachment.extend({
  kind,
  source: z.string().meta({ description: 'Path within the content folder; `attachments` of the document lists it.' }),
  address: z.string().meta({ description: 'Address of the file in the Markdown of the document.' }),
  width: z.int().nullable().meta({ description: 'Width in pixels; null if it is no picture or its size is unknown.' }),
  height: z.int().nullable(),
});
export type DraftFile = z.infer<typeof draftFile>;

const fileRef = itemRef.extend({ file: z.uuid().meta({ description: 'Id of the file in the draft or in the published item.' }) });
/** Errors of every call that stores a file. */
export const UPLOAD_ERRORS = [
  'file.empty',
  'file.too_large',
  'file.unsupported',
  'file.mismatch',
  'file.infected',
  'picture.too_large',
  'picture.invalid',
  'unavailable',
  'file.unavailable',
  'scanner.unavailable',
] as const;
const CHANGE_ERRORS = ['draft.not_found', 'file.not_found', 'permission.denied'] as const;

export const fileManageApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/manage/file/upload',
    summary:
      'Stores a file with the draft of an item; an item without a draft gets one. The body is the content of the file. The type is detected from the content and must be that of the name. Pictures are stored without metadata. With `replaces`, the file takes the place and address of one of the same kind and type.',
    permission: 'content.edit',
    limit: 'upload',
    body: 'file',
    maxBody: MAX_FILE_BYTES.attachment,
    audit: ['file.upload', 'draft.save'],
    input: itemRef.extend({ kind, name: givenName, replaces: z.uuid().optional() }),
    answer: draftFile.extend({ draft }),
    errors: [...CHANGE_ERRORS, ...UPLOAD_ERRORS, 'file.other_type', 'file.full'],
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/manage/file/list',
    summary:
      'Files of the draft of an item, else of its scheduled revision, else of the published one, with where they are used.',
    permission: 'content.edit',
    audit: 'reads',
    input: itemRef,
    answer: z.object({
      files: z.array(
        draftFile.extend({
          usedIn: z
            .array(z.string())
            .meta({ description: 'Parts of the document: `attachments`, `texts.en-US`, `texts.zh-CN`.' }),
        }),
      ),
    }),
    errors: ['draft.not_found', 'permission.denied'],
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/manage/file/rename',
    summary: 'Changes the name that readers see and download the file by. Its address stays the same.',
    permission: 'content.edit',
    limit: 'save',
    audit: ['file.rename', 'draft.save'],
    input: fileRef.extend({ name: givenName }),
    answer: draftFile.extend({ draft }),
    errors: [...CHANGE_ERRORS, 'file.other_type'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/manage/file/remove',
    summary:
      'Removes a file from the draft of an item. Refused while the saved draft uses it; `details` then names the parts that do.',
    permission: 'content.edit',
    limit: 'save',
    audit: ['file.remove', 'draft.save'],
    input: fileRef,
    answer: z.object({ draft }),
    errors: [...CHANGE_ERRORS, 'file.in_use'],
  }),
};
