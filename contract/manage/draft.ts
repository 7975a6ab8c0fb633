import { z } from 'zod';
import { endpoint, isoDate, typedText } from '../core/endpoint';
import { itemDocument } from '../document';
import { LOCALES } from '../core/locale';
import { attachment, itemRef } from '../item';
import { MAX_DOCUMENT_BODY } from './content';
import { draft, draftVersion, fileChanges, itemState, overruling, publicationChange, publishedRevision } from './state';

const versionedRef = itemRef.extend({ version: draftVersion });
const remarkText = typedText(2000);
/** Needed for publishing where review is required and the draft is not approved. */
const overrule = overruling.nullable().default(null);

const placedPassage = z.object({ place: z.int().meta({ description: 'Index among the blocks of its text.' }), text: z.string() });

/** Stale passage, whose counterpart in the other language has changed. */
const behind = z
  .object({
    name: z.string().meta({ description: 'Tells it from the others of its language; `stillRight` of saving takes it.' }),
    locale: z.enum(LOCALES),
    change: z
      .enum(['changed', 'moved', 'added', 'removed'])
      .meta({ description: 'What happened to the counterpart in the other language.' }),
    passage: placedPassage
      .nullable()
      .meta({ description: 'Null if the other language has a new passage without a counterpart.' }),
    source: placedPassage.nullable().meta({ description: 'Counterpart in the other language; null if it was removed.' }),
    was: z.string().nullable().meta({ description: 'Text of the counterpart for which the passage was last right.' }),
  })
  .meta({ id: 'PassageBehind' });
export type PassageBehind = z.infer<typeof behind>;

const behindList = z
  .array(behind)
  .meta({ description: 'Passages of each language whose counterparts have changed since they were right, in their order.' });

export const draftManageApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/manage/draft/info',
    summary:
      'An item as its editors write it, with its state: its draft, or its scheduled revision if it has no draft, or its published document.',
    permission: 'content.edit',
    input: itemRef,
    answer: itemState.extend({
      document: itemDocument,
      newer: itemDocument
        .nullable()
        .meta({ description: 'Published document, if it is newer than the revision that the draft began from.' }),
      files: z.array(attachment).meta({ description: 'Files of the document.' }),
      behind: behindList,
    }),
    errors: ['draft.not_found'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/draft/save',
    summary:
      'Saves the draft of a new or published item; readers see no change. `version` is that of the draft that was changed, or null for a first draft. `baseRevision` is the published revision that it began from, or the present one after its changes were taken over. A passage whose counterpart in the other language changes becomes stale; `stillRight` names those of the former version that somebody has looked at.',
    permission: 'content.edit',
    limit: 'save',
    maxBody: MAX_DOCUMENT_BODY,
    audit: ['draft.save'],
    input: z.strictObject({
      document: itemDocument,
      version: draftVersion.nullable(),
      baseRevision: publishedRevision,
      stillRight: z
        .partialRecord(z.enum(LOCALES), z.array(z.string().max(50)).max(1000))
        .default({})
        .meta({ description: 'Names of stale passages that are right as they are.' }),
    }),
    answer: draft.extend({ behind: behindList }),
    errors: ['document.invalid', 'draft.conflict', 'permission.denied'],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/manage/draft/discard',
    summary: 'Deletes a draft with its files and preview links. A published item stays as it is.',
    permission: 'content.edit',
    audit: ['draft.discard'],
    input: versionedRef,
    answer: z.object({}),
    errors: ['draft.not_found', 'draft.conflict'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/manage/draft/publish',
    summary:
      'Publishes a draft as the next revision. `change` is added to the changes that readers see; after a material one they read the item again. It needs a note in at least one language. It can be undone for ten minutes. Where review is required, this version must be approved, or `overrule` says why an administrator publishes it without approval.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['item.publish'],
    input: versionedRef.extend({ change: publicationChange.nullable(), overrule }),
    answer: z.object({ revision: z.int().min(1) }),
    errors: ['draft.not_found', 'draft.conflict', 'document.invalid', 'item.archived', 'review.required', 'permission.denied'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/manage/draft/submit',
    summary:
      'Submits a draft to those who may review or publish it, with a note for them. Later saves keep the submission; submitting again names a newer version.',
    permission: 'content.edit',
    audit: ['draft.submit'],
    input: versionedRef.extend({ note: remarkText.nullable() }),
    answer: itemState,
    errors: ['draft.not_found', 'draft.conflict', 'permission.denied'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/manage/draft/approve',
    summary:
      'Approves a version of a submitted draft. Not for its author nor anyone who has saved it. A later save or change of its files voids the approval.',
    permission: 'content.review',
    audit: ['draft.approve'],
    input: versionedRef.extend({ fileChanges }),
    answer: itemState,
    errors: ['draft.not_found', 'draft.conflict', 'review.own', 'review.off', 'permission.denied'],
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/manage/draft/return',
    summary: 'Returns a submitted draft to its author, with a note that says why. For those who may review or publish it.',
    permission: 'content.return',
    audit: ['draft.return'],
    input: versionedRef.extend({ note: remarkText.min(1) }),
    answer: itemState,
    errors: ['draft.not_found', 'draft.conflict', 'permission.denied'],
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/manage/draft/schedule',
    summary:
      'Turns a draft into the scheduled revision of its item, which is published at that time; later saves are another draft. An item has one scheduled revision at most.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['draft.schedule'],
    input: versionedRef.extend({ publishAt: isoDate, change: publicationChange.nullable(), overrule }),
    answer: itemState,
    errors: [
      ...(['draft.not_found', 'draft.conflict', 'scheduled.conflict', 'item.archived', 'document.invalid'] as const),
      ...(['review.required', 'permission.denied'] as const),
    ],
  }),
};
