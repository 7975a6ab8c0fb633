import { z } from 'zod';
import { AREAS } from './core/areas';
import { isoDate, itemId } from './core/endpoint';
import { audience, day } from './item';
import { LOCALES } from './core/locale';

/** A name in at least one language. */
export const names = z.partialRecord(z.enum(LOCALES), z.string().min(1).max(120));
export type Names = z.infer<typeof names>;
/** Schema of names that must have a language. */
export const namesInSome = names.refine((given) => Object.keys(given).length > 0, 'has no language');

/** Maximum number of levels of an area's classifications. */
export const MAX_CLASSIFICATION_LEVELS = 4;

/** Maximum number of questions that the text in one language must answer. */
export const MAX_QUESTIONS = 3;
export const questionText = z.string().min(1).max(200);

/** Maximum length of a text as Markdown. */
const MAX_BODY = 300_000;

const documentText = z.strictObject({
  /** May be empty in a draft; publishing needs it. */
  title: z.string().max(300),
  /** If empty, the first paragraph is shown instead. */
  summary: z.string().max(1000),
  markdown: z.string().max(MAX_BODY),
  keywords: z.array(z.string().min(1).max(80)).max(50),
  /** Questions of readers for which the search must return the page among the first results. Readers do not see them. */
  questions: z.array(questionText).max(MAX_QUESTIONS).optional(),
  fields: z.record(z.string(), z.unknown()),
});
export type DocumentText = z.infer<typeof documentText>;

/** Maximum number of changes that an item tells its readers. */
export const MAX_CHANGES = 100;

const documentChange = z.strictObject({
  at: isoDate,
  material: z.boolean(),
  notes: z.partialRecord(z.enum(LOCALES), z.string().min(1).max(500)),
});

/** Id of a passage: a hash of its text, and its number among equal ones. */
const passageId = z
  .string()
  .regex(/^[a-z0-9]{1,12}(?:\.[1-9]\d{0,5})?$/)
  .meta({ description: 'Hash of the text of a passage, with its number among equal ones.' });

/** Stale passage of one language or, with `right`, a passage that needs no attention. */
const stalePassage = z.strictObject({
  passage: passageId.optional().meta({ description: 'Missing if the other language has a new passage without a counterpart.' }),
  source: passageId.optional().meta({ description: 'Counterpart in the other language; missing if it was removed.' }),
  was: z.string().max(MAX_BODY).optional().meta({
    description: 'Text of the counterpart for which the passage was last right; missing if only its place has changed.',
  }),
  right: z.enum(['known', 'edited']).optional().meta({
    description:
      '`known`: somebody said so, or the entry only tells which passages belong together. `edited`: the passage followed its counterpart in this draft.',
  }),
});
/** Maximum number of entries for a language. */
const MAX_STALE_PASSAGES = 20_000;
export const stalePassages = z.array(stalePassage).max(MAX_STALE_PASSAGES);

/**
 * An item as its editors write it, the source of all that readers see. Publishing writes it to `item`, `item_text` and
 * `search_doc`; drafts and revisions are stored in this form.
 */
export const itemDocument = z.strictObject({
  area: z.enum(AREAS),
  id: itemId,
  department: names.nullable(),
  contact: z.string().max(400).nullable(),
  /** Id of the person or desk to ask, who need not exist. */
  owner: itemId.optional(),
  /** Day by which somebody should check that the item is still right. Readers do not see it. */
  checkBy: day.optional(),
  /** Paths of classifications, each from the broadest to the narrowest; an item may belong to several. */
  classifications: z.array(z.array(names).min(1).max(MAX_CLASSIFICATION_LEVELS)).max(10),
  audience,
  fields: z.record(z.string(), z.unknown()),
  texts: z.partialRecord(z.enum(LOCALES), documentText),
  /** Stale passages of each language. Saving computes them and ignores the given ones. */
  stalePassages: z.partialRecord(z.enum(LOCALES), stalePassages).optional(),
  /** True if readers are told which passages are stale. */
  tellsStale: z.literal(true).optional(),
  /** Folder within the content folder that relative addresses in the texts are resolved against; by default the folder of the area. */
  folder: z.string().max(1000).optional(),
  /** Paths of its files within the content folder. */
  attachments: z.array(z.string()).max(100),
  /** Change notes for readers; after a material change the item counts as unread. */
  changes: z.array(documentChange).min(1).max(MAX_CHANGES).optional(),
  /** If null, the time of its first publication. */
  publishedAt: isoDate.nullable(),
  expiresAt: isoDate.nullable(),
  /** If null, the time of saving. */
  updatedAt: isoDate.nullable(),
});
export type ItemDocument = z.infer<typeof itemDocument>;

/** Returns the document without its stale passages, which saving computes. */
export const withoutStalePassages = ({ stalePassages: _computed, ...document }: ItemDocument): ItemDocument => document;

/** Returns the document with this day to check it by, or with none. */
export const withCheckBy = ({ checkBy: _former, ...document }: ItemDocument, checkBy: string | null): ItemDocument => ({
  ...document,
  ...(checkBy !== null && { checkBy }),
});
