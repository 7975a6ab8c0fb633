import { z } from 'zod';
import { isoDate, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { named } from '../item';
import { reviewMode } from './review-mode';

export const draftVersion = z.int().min(1).meta({ description: 'Version of a draft; every save increases it.' });
export const publishedRevision = z
  .int()
  .min(0)
  .meta({ description: 'Published revision; 0 if the item was never published, or no longer is.' });

export const fileChanges = z
  .int()
  .min(0)
  .meta({ description: 'Number of changes of the files of the draft, which do not increase its version.' });

/** Change that a publication tells readers; it needs a note in at least one language. */
export const publicationChange = z.strictObject({
  material: z.boolean(),
  notes: z.partialRecord(z.enum(LOCALES), z.string().min(1).max(500)),
});
export type PublicationChange = z.infer<typeof publicationChange>;

export const draft = z.object({
  version: draftVersion,
  baseRevision: publishedRevision.meta({ description: 'Published revision that the draft began from.' }),
  savedAt: isoDate,
  savedBy: named.nullable().meta({ description: 'Person who saved the draft; null if it came from a content folder.' }),
});

/** Reason for which an administrator publishes without the approval that is required. */
export const overruling = z.strictObject({ reason: typedText(500).min(1) });

const approval = z.object({
  at: isoDate,
  by: named.nullable(),
  version: draftVersion.meta({ description: 'Version that was approved. The approval holds for this version alone.' }),
});

const remark = z.object({ at: isoDate, by: named.nullable(), note: z.string().nullable() });

const scheduled = z.object({
  version: z.int().min(1).meta({ description: 'Increases with every move; moving and cancelling name it.' }),
  publishAt: isoDate,
  at: isoDate.meta({ description: 'Time at which it was scheduled.' }),
  by: named.nullable(),
  baseRevision: publishedRevision.meta({ description: 'Published revision that its text began from.' }),
  change: publicationChange.nullable(),
});

/** Reasons for which a scheduled revision is not published. */
export const SCHEDULE_FAILURE_CODES = ['draft.conflict', 'item.archived', 'document.invalid', 'review.required'] as const;

const failed = z.object({
  at: isoDate,
  publishAt: isoDate,
  code: z.enum(SCHEDULE_FAILURE_CODES),
  details: z.record(z.string(), z.string()),
});

/** Time within which a publication or archiving can be undone. */
export const UNDO_MS = 10 * 60_000;

/** States of an item as its editors see it. An item that was never published is a draft; a published one may have a draft too. */
export const ITEM_STATES = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const;

/** State of an item for its editors. `state` is what readers get; the other properties tell what waits beside it. */
export const itemState = z
  .object({
    state: z.enum(ITEM_STATES).meta({
      description:
        'What readers get: nothing yet (draft, or scheduled for its first publication), the published revision, or nothing any more (expired, archived). A published item keeps its state while a draft or a scheduled revision waits.',
    }),
    revision: publishedRevision,
    draft: draft.nullable(),
    submitted: remark
      .extend({ version: draftVersion.meta({ description: 'Version that was submitted; later saves keep the submission.' }) })
      .nullable(),
    approval: approval.nullable().meta({ description: 'Last approval of the draft, until it is returned.' }),
    returned: remark.nullable().meta({ description: 'Why the draft was returned last, until it is submitted again.' }),
    scheduled: scheduled.nullable(),
    failed: failed.nullable().meta({
      description:
        'Why a scheduled revision was not published. Its text is the draft; if there was another draft, it is still in `scheduled` until somebody cancels it.',
    }),
    release: z
      .object({ id: z.uuid(), name: z.string(), publishAt: isoDate.nullable() })
      .nullable()
      .meta({ description: 'Release that the draft or the scheduled revision is in.' }),
    archivedAt: isoDate.nullable(),
    undo: z.object({ kind: z.enum(['publish', 'archive']), until: isoDate }).nullable(),
    review: reviewMode.meta({
      description: 'Whether the draft can or must be reviewed: the stricter setting of the departments of draft and item.',
    }),
    can: z.object({
      edit: z.boolean(),
      publish: z.boolean(),
      review: z.boolean().meta({ description: 'True if the caller may approve the draft as it is.' }),
      return: z.boolean().meta({ description: 'True if the draft is submitted and the caller may return it.' }),
      overrule: z.boolean().meta({ description: 'True if the caller may publish without an approval that is required.' }),
    }),
  })
  .meta({ id: 'ItemState' });
export type ItemState = z.infer<typeof itemState>;
