import { z } from 'zod';
import { isoDate } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { named } from '../item';

export const draftVersion = z.int().min(1).meta({ description: 'Version of a draft; every save increases it.' });
export const publishedRevision = z
  .int()
  .min(0)
  .meta({ description: 'Published revision; 0 if the item was never published, or no longer is.' });

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
export const SCHEDULE_FAILURE_CODES = ['draft.conflict', 'item.archived', 'document.invalid'] as const;

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
    returned: remark.nullable().meta({ description: 'Why the draft was returned last, until it is submitted again.' }),
    scheduled: scheduled.nullable(),
    failed: failed.nullable().meta({
      description:
        'Why a scheduled revision was not published. Its text is the draft; if there was another draft, it is still in `scheduled` until somebody cancels it.',
    }),
    archivedAt: isoDate.nullable(),
    undo: z.object({ kind: z.enum(['publish', 'archive']), until: isoDate }).nullable(),
    can: z.object({ edit: z.boolean(), publish: z.boolean() }),
  })
  .meta({ id: 'ItemState' });
export type ItemState = z.infer<typeof itemState>;
