import { z } from 'zod';
import { endpoint, isoDate, typedText } from './core/endpoint';
import { LOCALES } from './core/locale';
import { MAX_QUOTE, MAX_REMARK } from './core/preview';
import { itemRef, named } from './item';
import { draftVersion } from './manage/state';
import { draftRef } from './preview';

const text = typedText(MAX_REMARK).min(1);

const block = z
  .strictObject({
    index: z.int().min(0).max(9_999).meta({ description: 'Position among the top-level blocks of the body, from 0.' }),
    quote: typedText(MAX_QUOTE).meta({ description: 'Beginning of the text of the block, with single spaces.' }),
  })
  .meta({ id: 'RemarkBlock', description: 'Block of the body; after an edit it is the nearest one that begins with the quote.' });
export type RemarkBlock = z.infer<typeof block>;

const said = { id: z.uuid(), text: z.string(), person: named, createdAt: isoDate, mine: z.boolean() };

const remark = z
  .object({
    ...said,
    locale: z.enum(LOCALES),
    version: draftVersion.meta({ description: 'Version of the draft that the remark was left on.' }),
    block: block.nullable().meta({ description: 'Null for a remark on the whole draft.' }),
    replies: z.array(z.object(said)).meta({ description: 'Oldest first.' }),
    resolved: z.object({ by: named.nullable(), at: isoDate }).nullable(),
  })
  .meta({ id: 'Remark' });
export type Remark = z.infer<typeof remark>;

const looksRight = z.object({ person: named, version: draftVersion, at: isoDate, mine: z.boolean() });

const onDraft = ['preview.not_found', 'remark.not_found'] as const;

/** Calls about remarks on a draft: for those who may edit it, and for holders of a preview link with its token. */
export const remarkApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/preview/remark/list',
    summary: 'Remarks on a draft, oldest first, and who says of which version that it looks right, newest first.',
    permission: 'content.read',
    audit: 'reads',
    input: draftRef,
    answer: z.object({
      version: draftVersion,
      savedAt: isoDate,
      remarks: z.array(remark),
      looksRight: z.array(looksRight),
      can: z.object({ resolve: z.boolean() }),
    }),
    errors: ['preview.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/preview/remark/create',
    summary: 'Leave a remark on a block of a draft, or on the whole draft.',
    permission: 'content.read',
    limit: 'feedback',
    audit: ['remark.create'],
    input: draftRef.extend({ locale: z.enum(LOCALES), block: block.nullable(), text }),
    answer: remark,
    errors: ['preview.not_found', 'remark.full'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/preview/remark/reply',
    summary: 'Reply to a remark on a draft.',
    permission: 'content.read',
    limit: 'feedback',
    audit: ['remark.reply'],
    input: draftRef.extend({ remarkId: z.uuid(), text }),
    answer: remark,
    errors: [...onDraft, 'remark.full'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/preview/remark/remove',
    summary: 'Remove a remark or a reply that the caller wrote. A remark that others have replied to stays.',
    permission: 'content.read',
    audit: ['remark.remove'],
    input: draftRef.extend({ remarkId: z.uuid() }),
    answer: z.object({}),
    errors: [...onDraft, 'remark.conflict'],
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/preview/remark/resolve',
    summary: 'Mark a remark as resolved, or open it again: for those who may edit the draft.',
    permission: 'content.edit',
    audit: ['remark.resolve', 'remark.reopen'],
    input: itemRef.extend({ remarkId: z.uuid(), resolved: z.boolean() }),
    answer: remark,
    errors: [...onDraft, 'permission.denied'],
  }),
  looksRight: endpoint({
    method: 'POST',
    path: '/api/preview/looksRight',
    summary: 'Say that a version of a draft looks right, or take it back. Only the present version can be judged.',
    permission: 'content.read',
    limit: 'feedback',
    audit: ['draft.looks-right'],
    input: draftRef.extend({ version: draftVersion, looksRight: z.boolean() }),
    answer: z.object({ looksRight: z.array(looksRight) }),
    errors: ['preview.not_found', 'draft.conflict'],
  }),
};
