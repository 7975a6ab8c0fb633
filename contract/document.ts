import { z } from 'zod';
import { AREAS } from './core/areas';
import { isoDate, itemId } from './core/endpoint';
import { audience } from './item';
import { LOCALES } from './core/locale';

/** A name in the languages that it has; at least one. */
const names = z.partialRecord(z.enum(LOCALES), z.string().min(1).max(120));
export type Names = z.infer<typeof names>;

const documentText = z.strictObject({
  title: z.string().min(1).max(300),
  /** Empty: the first paragraph stands in. */
  summary: z.string().max(1000),
  markdown: z.string().max(300_000),
  keywords: z.array(z.string().min(1).max(80)).max(50),
  fields: z.record(z.string(), z.unknown()),
});
export type DocumentText = z.infer<typeof documentText>;

const documentChange = z.strictObject({
  at: isoDate,
  material: z.boolean(),
  notes: z.partialRecord(z.enum(LOCALES), z.string().min(1).max(500)),
});

/**
 * An item as its editors write it: the source of everything that is shown of it. Published, it is projected into `item`,
 * `item_text` and `search_doc`; a draft and every revision are stored as such documents.
 */
export const itemDocument = z.strictObject({
  area: z.enum(AREAS),
  id: itemId,
  department: names.nullable(),
  contact: z.string().max(400).nullable(),
  /** From the broadest to the narrowest; an item may lie in several. */
  classifications: z.array(z.array(names).min(1).max(4)).max(10),
  audience,
  fields: z.record(z.string(), z.unknown()),
  texts: z.partialRecord(z.enum(LOCALES), documentText),
  /** Folder within the content folder that relative addresses in its texts start from; the area's own when not given. */
  folder: z.string().max(1000).optional(),
  /** Files of the content folder, by path within it. */
  attachments: z.array(z.string()).max(100),
  /** Change notes for readers; a material change asks them to read the item again. */
  changes: z.array(documentChange).min(1).max(100).optional(),
  /** Null: when it is first published. */
  publishedAt: isoDate.nullable(),
  expiresAt: isoDate.nullable(),
  /** Null: when it is saved. */
  updatedAt: isoDate.nullable(),
});
export type ItemDocument = z.infer<typeof itemDocument>;
