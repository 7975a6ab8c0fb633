import { z } from 'zod';
import { AREAS, type Area } from '../../../contract/areas';
import { isoDate, itemId } from '../../../contract/endpoint';
import { audience } from '../../../contract/item';
import { LOCALES } from '../../../contract/locale';
import { serviceFields, serviceTextFields } from '../../../contract/servicehall';

/** A name in the languages that it has; at least one. */
const names = z.partialRecord(z.enum(LOCALES), z.string().min(1).max(120));
export type Names = z.infer<typeof names>;

const noFields = z.strictObject({});
const linkFields = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
});

/** What an area's items have of their own: facts without a language, and facts once for each language. */
export const AREA_FIELDS: Record<Area, { fields: z.ZodObject; textFields: z.ZodObject }> = {
  service: { fields: serviceFields, textFields: serviceTextFields },
  notice: { fields: noFields, textFields: noFields },
  benefit: { fields: linkFields, textFields: noFields },
  news: { fields: noFields, textFields: noFields },
  personnel: { fields: linkFields, textFields: noFields },
  information: { fields: noFields, textFields: noFields },
  tool: { fields: linkFields, textFields: noFields },
};

const documentText = z.strictObject({
  title: z.string().min(1).max(300),
  /** Empty: the first paragraph stands in. */
  summary: z.string().max(1000),
  markdown: z.string().max(300_000),
  keywords: z.array(z.string().min(1).max(80)).max(50),
  fields: z.record(z.string(), z.unknown()),
});
export type DocumentText = z.infer<typeof documentText>;

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
  /** Null: when it is first published. */
  publishedAt: isoDate.nullable(),
  expiresAt: isoDate.nullable(),
  /** Null: when it is saved. */
  updatedAt: isoDate.nullable(),
});
export type ItemDocument = z.infer<typeof itemDocument>;

/** Whether the database can hold it: PostgreSQL's text knows neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
