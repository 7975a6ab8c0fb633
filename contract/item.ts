import { z } from 'zod';
import { AREAS } from './core/areas';
import { isoDate, itemId } from './core/endpoint';
import { GLYPH_NAMES } from './core/glyphs';
import { LOCALES } from './core/locale';
import { ROLES } from './core/permissions';
import { person } from './person';

/** The people an item is for; an empty list excludes nobody. */
export const audience = z
  .object({ departments: z.array(z.string()), locations: z.array(z.string()), roles: z.array(z.enum(ROLES)) })
  .meta({ id: 'Audience' });
export type Audience = z.infer<typeof audience>;

export const attachment = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string().meta({ description: 'Media type, detected from the bytes.' }),
    size: z.int().meta({ description: 'Size in bytes.' }),
    sha256: z.string(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

/** Name of the glyph that stands for an item or a classification. */
export const glyph = z.enum(GLYPH_NAMES);

export const tocEntry = z.object({ id: z.string(), text: z.string(), level: z.int().min(2).max(4) }).meta({ id: 'TocEntry' });
export type TocEntry = z.infer<typeof tocEntry>;

/** A name that can be used as a filter: `id` is the value to send, `name` is in the language of the request. */
export const named = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Named' });
export type Named = z.infer<typeof named>;

/** A name that can be used as a filter, with the number of matching items that the caller may see. */
export const countedName = named.extend({ count: z.int() }).meta({ id: 'CountedName' });
export type CountedName = z.infer<typeof countedName>;

/** A change of a published item that readers are informed of; after a material change the item counts as unread. */
const change = z.object({ at: isoDate, note: z.string(), material: z.boolean() }).meta({ id: 'Change' });
export type Change = z.infer<typeof change>;

/** Returns true for a date whose year PostgreSQL, browsers and calendar files all support. */
export const hasSupportedYear = (date: string): boolean => /^(19|2\d)/.test(date);
const YEARS = 'of the years 1900 to 2999';
const invalidDay = { error: `is not a date ${YEARS}: write 2026-03-31`, abort: true };

/** Matches a date of the calendar in these years. */
const DAY =
  /^(?:(?:19|2\d)\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:(?:19|2\d)(?:0[48]|[2468][048]|[13579][26])|2[048]00)-02-29)$/;

/** Schema of a date without a time or time zone (`2026-12-18`). */
export const day = z.string().regex(DAY, invalidDay).meta({ format: 'date' });
const moment = z.iso
  .datetime({ offset: true, abort: true })
  .overwrite((written) => new Date(written).toISOString())
  .refine(hasSupportedYear, { abort: true });
/** Schema of a date, or of a date and time, which is converted to UTC. */
export const dayOrMoment = z.union([day, moment], {
  error: `is no date ${YEARS}: write 2026-03-31 or 2026-03-31T09:00:00+08:00`,
});

/** Maximum length of an address; common web servers do not accept longer request lines. */
const MAX_ADDRESS = 8000;

/** Schema of a website's address. It is normalised to the form that browsers request, such as `%20` for a space. */
export const webAddress = z
  .url({ protocol: /^https?$/, abort: true, error: 'is no address of a website: write https://intranet.example/page' })
  .overwrite((written) => new URL(written).href)
  .max(MAX_ADDRESS);

/** Properties of an item of any area that lists show. */
export const itemCard = z
  .object({
    area: z.enum(AREAS),
    id: itemId,
    title: z.string(),
    summary: z.string(),
    locale: z.enum(LOCALES).meta({ description: 'Language of the text, which may differ from the requested one.' }),
    department: named.nullable(),
    classificationIds: z.array(z.string()),
    publishedAt: isoDate.nullable(),
    updatedAt: isoDate,
    views: z.int(),
    favourite: z.boolean(),
  })
  .meta({ id: 'ItemCard' });
export type ItemCard = z.infer<typeof itemCard>;

/** Properties of an item that links to it need. */
export const itemLink = itemCard
  .pick({ area: true, id: true, title: true, summary: true, locale: true })
  .meta({ id: 'ItemLink' });
export type ItemLink = z.infer<typeof itemLink>;

/** Properties of an item of any area that only its page shows, in addition to those of its card. */
export const itemDetail = itemCard.extend({
  keywords: z.array(z.string()),
  contact: z.string().nullable(),
  owner: person.nullable().meta({ description: 'Person or desk to ask about the item.' }),
  audience,
  body: z.string().meta({ description: 'Sanitised HTML.' }),
  toc: z.array(tocEntry),
  attachments: z.array(attachment),
  classifications: z.array(named),
  related: z.array(itemLink),
  changes: z.array(change).meta({ description: 'Newest first.' }),
  locales: z.array(z.enum(LOCALES)).meta({ description: 'Languages in which the item is available.' }),
  shareCount: z.int(),
  useful: z.object({ yes: z.int(), no: z.int(), mine: z.boolean().nullable() }),
  revision: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type ItemDetail = z.infer<typeof itemDetail>;

/** Area and id of an item, as input of calls that accept items of any area. */
export const itemRef = z.strictObject({ area: z.enum(AREAS), id: itemId });
export type ItemRef = z.infer<typeof itemRef>;

/** Title and best snippet of a search result, split into parts so that neither needs HTML. */
export const highlight = z
  .object({
    title: z.array(z.object({ text: z.string(), hit: z.boolean() })),
    passage: z.array(z.object({ text: z.string(), hit: z.boolean() })),
    passageLocale: z
      .enum(LOCALES)
      .optional()
      .meta({ description: 'Language of the passage, if it was found in another language than that of the item.' }),
  })
  .meta({ id: 'Highlight' });
export type Highlight = z.infer<typeof highlight>;
export type HighlightPart = Highlight['title'][number];
