import { z } from 'zod';
import { endpoint, isoDate } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemDocument } from '../document';
import { attachment, itemRef, named } from '../item';
import { draftVersion } from '../preview';
import { MAX_DOCUMENT_BODY } from './content';

const version = draftVersion;
const revision = z.int().min(0).meta({ description: 'Published revision; 0 if the item was never published.' });

const draft = z.object({
  version,
  baseRevision: revision.meta({ description: 'Published revision that the draft began from.' }),
  savedAt: isoDate,
  savedBy: named.nullable().meta({ description: 'Person who saved the draft; null if it came from a content folder.' }),
});

const versionedRef = itemRef.extend({ version });

export const draftManageApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/manage/draft/info',
    summary: 'An item as its editors write it: its draft, or its published document if it has none.',
    permission: 'content.edit',
    input: itemRef,
    answer: z.object({
      document: itemDocument,
      draft: draft.nullable(),
      revision,
      newer: itemDocument
        .nullable()
        .meta({ description: 'Published document, if it is newer than the revision that the draft began from.' }),
      files: z.array(attachment).meta({ description: 'Files of the draft, or of the published item if it has none.' }),
    }),
    errors: ['draft.not_found'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/draft/save',
    summary:
      'Saves the draft of a new or published item; readers see no change. `version` is that of the draft that was changed, or null for a first draft. `baseRevision` is the published revision that it began from, or the present one after its changes were taken over.',
    permission: 'content.edit',
    limit: 'save',
    maxBody: MAX_DOCUMENT_BODY,
    input: z.strictObject({ document: itemDocument, version: version.nullable(), baseRevision: revision }),
    answer: draft,
    errors: ['document.invalid', 'draft.conflict', 'permission.denied'],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/manage/draft/discard',
    summary: 'Deletes a draft with its files and preview links. A published item stays as it is.',
    permission: 'content.edit',
    input: versionedRef,
    answer: z.object({}),
    errors: ['draft.not_found', 'draft.conflict'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/manage/draft/publish',
    summary:
      'Publishes a draft as the next revision. `change` is added to the changes that readers see; after a material one they read the item again. It needs a note in at least one language.',
    permission: 'content.publish',
    limit: 'save',
    input: versionedRef.extend({
      change: z
        .strictObject({
          material: z.boolean(),
          notes: z.partialRecord(z.enum(LOCALES), z.string().min(1).max(500)),
        })
        .nullable(),
    }),
    answer: z.object({ revision: z.int().min(1) }),
    errors: ['draft.not_found', 'draft.conflict', 'document.invalid', 'permission.denied'],
  }),
};
