import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId } from '../core/endpoint';
import { MAX_CLASSIFICATION_LEVELS, names } from '../document';
import { day, itemRef } from '../item';
import { draftVersion, publishedRevision } from './state';

/** Maximum number of items of one call. */
const MAX_BULK = 100;

/** Months after which an item that is still right is checked again. */
const CHECK_MONTHS = [6, 12, 24] as const;
const DEFAULT_CHECK_MONTHS = 12;

const months = z.union(CHECK_MONTHS.map((each) => z.literal(each))).default(DEFAULT_CHECK_MONTHS);

const bulkAction = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('archive') }),
    z.strictObject({ kind: z.literal('restore') }),
    z.strictObject({ kind: z.literal('publish') }),
    z.strictObject({ kind: z.literal('stillRight'), months }),
    z.strictObject({ kind: z.literal('checkBy'), checkBy: day.nullable() }),
    z.strictObject({ kind: z.literal('owner'), owner: itemId.nullable() }),
    z.strictObject({
      kind: z.literal('classification'),
      area: z.enum(AREAS),
      path: z.array(names).min(1).max(MAX_CLASSIFICATION_LEVELS),
    }),
    z.strictObject({ kind: z.literal('expiry'), expiresAt: isoDate.nullable() }),
  ])
  .meta({ id: 'BulkAction' });
export type BulkAction = z.output<typeof bulkAction>;
export type BulkKind = BulkAction['kind'];

const bulkItem = itemRef.extend({
  revision: publishedRevision.meta({ description: 'Published revision that the person sees; another one is refused.' }),
  version: draftVersion.nullable().meta({ description: 'Version of the draft that the person sees; null without a draft.' }),
});
export type BulkItem = z.infer<typeof bulkItem>;

const BULK_OUTCOMES = ['done', 'unchanged', 'refused'] as const;

const bulkResult = itemRef
  .extend({
    outcome: z.enum(BULK_OUTCOMES).meta({ description: '`unchanged`: the item was that way before.' }),
    code: z.string().optional().meta({ description: 'Error code of an item that was refused.' }),
    message: z.string().optional().meta({ description: 'Why the item was refused, in the language of the request.' }),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.infer<typeof bulkResult>;

const bulk = z.uuid().meta({ description: 'Id that the caller gives to all calls of one bulk action.' });
const answer = z.object({ results: z.array(bulkResult) });

export const bulkManageApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/manage/bulk/apply',
    summary:
      'Does something with up to 100 items, each in a transaction of its own, and tells the result of each. Repeating a call with the same id does nothing again and gives the same results. Owner, classification and expiry of a published item are changed by a new revision, a minor change without a note; a draft beside it stays as it is. `stillRight` and `checkBy` make no revision.',
    permission: 'content.edit',
    audit: ['item.publish', 'item.archive', 'item.restore', 'item.check', 'draft.save'],
    limit: 'save',
    input: z.strictObject({ bulk, action: bulkAction, items: z.array(bulkItem).min(1).max(MAX_BULK) }),
    answer,
    errors: ['person.not_found', 'classification.not_found'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/manage/bulk/undo',
    summary:
      'Takes back a bulk action of the caller on these items, for ten minutes. Refused for an item that has changed since, and for one that the action did not change.',
    permission: 'content.edit',
    audit: ['item.publish', 'item.archive', 'item.restore', 'item.check', 'draft.save', 'item.undo'],
    limit: 'save',
    input: z.strictObject({ bulk, items: z.array(itemRef).min(1).max(MAX_BULK) }),
    answer,
  }),
};
