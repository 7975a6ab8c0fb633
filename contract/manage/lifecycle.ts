import { z } from 'zod';
import { endpoint, isoDate, page, paging } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemDocument } from '../document';
import { itemRef, named } from '../item';
import { draft, draftVersion, itemState } from './state';

const scheduledRef = itemRef.extend({ version: z.int().min(1).meta({ description: 'Version of the scheduled revision.' }) });
const livingRef = itemRef.extend({
  revision: z.int().min(1).meta({ description: 'Published revision that the person sees; another one is refused.' }),
});

export const scheduledApi = {
  cancel: endpoint({
    method: 'POST',
    path: '/api/manage/scheduled/cancel',
    summary:
      'Cancels a scheduled revision, which becomes the draft again. If the item has another draft, its text is deleted if `drop` confirms this, and refused with `draft.conflict` otherwise.',
    permission: 'content.publish',
    audit: ['scheduled.cancel'],
    input: scheduledRef.extend({ drop: z.boolean().default(false) }),
    answer: itemState,
    errors: ['scheduled.not_found', 'scheduled.conflict', 'draft.conflict', 'release.holds', 'permission.denied'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/manage/scheduled/move',
    summary: 'Moves a scheduled revision to another time in the future.',
    permission: 'content.publish',
    audit: ['scheduled.move'],
    input: scheduledRef.extend({ publishAt: isoDate }),
    answer: itemState,
    errors: ['scheduled.not_found', 'scheduled.conflict', 'release.holds', 'permission.denied'],
  }),
};

export const itemManageApi = {
  archive: endpoint({
    method: 'POST',
    path: '/api/manage/item/archive',
    summary: 'Archives a published item, so that readers no longer see it. It can be undone for ten minutes, and restored later.',
    permission: 'content.publish',
    audit: ['item.archive'],
    input: livingRef,
    answer: itemState,
    errors: ['item.not_found', 'item.conflict', 'scheduled.conflict', 'permission.denied'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/manage/item/restore',
    summary: 'Shows an archived item to its readers again.',
    permission: 'content.publish',
    audit: ['item.restore'],
    input: livingRef,
    answer: itemState,
    errors: ['item.not_found', 'item.conflict', 'permission.denied'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/manage/item/undo',
    summary:
      'Takes back the last publication or archiving, for ten minutes. The former text is live again as a new revision, and the text that was published becomes the draft if there is none. An item published for the first time is a draft again.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['item.undo'],
    input: livingRef,
    answer: itemState,
    errors: ['item.not_found', 'item.conflict', 'undo.expired', 'document.invalid', 'permission.denied'],
  }),
};

const revisionEntry = z.object({
  revision: z.int().min(1),
  at: isoDate,
  by: named.nullable().meta({ description: 'Author; null if the revision came from a content folder.' }),
  approver: named
    .nullable()
    .meta({ description: 'Person who approved the draft, or who published what another one had submitted.' }),
  overruled: z
    .object({ by: named.nullable(), reason: z.string() })
    .nullable()
    .meta({ description: 'Administrator who published it without the approval that was required, and why.' }),
  material: z.boolean(),
  notes: z.partialRecord(z.enum(LOCALES), z.string()).meta({ description: 'Note for readers.' }),
  undoes: z.int().min(1).nullable().meta({ description: 'Revision that this one took back.' }),
});

export const revisionApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/revision/list',
    summary: 'Revisions of an item, newest first.',
    permission: 'content.edit',
    audit: 'reads',
    input: itemRef.extend(paging),
    answer: page(revisionEntry).extend({
      titles: z
        .partialRecord(z.enum(LOCALES), z.string())
        .meta({ description: 'Titles of the draft, or else of what is published.' }),
    }),
    errors: ['item.not_found', 'permission.denied'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/manage/revision/info',
    summary: 'A revision of an item, with its document.',
    permission: 'content.edit',
    input: itemRef.extend({ revision: z.string().regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1') }),
    answer: revisionEntry.extend({ document: itemDocument }),
    errors: ['item.not_found', 'revision.not_found', 'permission.denied'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/manage/revision/restore',
    summary:
      'Makes the document of a revision the draft of its item; readers see no change. `version` is that of the draft that it replaces, or null if there is none.',
    permission: 'content.edit',
    limit: 'save',
    audit: ['revision.restore'],
    input: itemRef.extend({ revision: z.int32().min(1), version: draftVersion.nullable() }),
    answer: draft.extend({
      missing: z.array(z.string()).meta({ description: 'Attachments of the revision that are no longer stored.' }),
    }),
    errors: ['item.not_found', 'revision.not_found', 'draft.conflict', 'document.invalid', 'permission.denied'],
  }),
};
