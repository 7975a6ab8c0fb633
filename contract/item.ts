import { z } from 'zod';
import { AREAS } from './core/areas';
import { isoDate, itemId } from './core/endpoint';
import { LOCALES } from './core/locale';
import { ROLES } from './core/permissions';

/** Who an item is for; an empty list leaves nobody out. */
export const audience = z
  .object({ departments: z.array(z.string()), locations: z.array(z.string()), roles: z.array(z.enum(ROLES)) })
  .meta({ id: 'Audience' });
export type Audience = z.infer<typeof audience>;

const attachment = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string().meta({ description: 'Media type, as sniffed from the bytes.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    sha256: z.string(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;

const tocEntry = z.object({ id: z.string(), text: z.string(), level: z.int().min(2).max(4) }).meta({ id: 'TocEntry' });
export type TocEntry = z.infer<typeof tocEntry>;

/** A name that can be filtered by: `id` is what a call takes, `name` is in the language of the request. */
export const named = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Named' });
export type Named = z.infer<typeof named>;

/** A name to filter by, with how many items the caller may see under it. */
export const countedName = named.extend({ count: z.int() }).meta({ id: 'CountedName' });
export type CountedName = z.infer<typeof countedName>;

/** A change of a published item that its readers are told of; what is material asks them to read it again. */
const change = z.object({ at: isoDate, note: z.string(), material: z.boolean() }).meta({ id: 'Change' });
export type Change = z.infer<typeof change>;

/** Returns true for a date whose year PostgreSQL, browsers and calendar files all support. */
const hasSupportedYear = (date: string): boolean => /^(19|2\d)/.test(date);
const YEARS = 'of the years 1900 to 2999';
const invalidDay = { error: `is no day ${YEARS}: write 2026-03-31`, abort: true };

/** A day of the reader's calendar (`2026-12-18`). */
export const day = z.iso.date(invalidDay).refine(hasSupportedYear, invalidDay);
const moment = z.iso
  .datetime({ offset: true, abort: true })
  .overwrite((written) => new Date(written).toISOString())
  .refine(hasSupportedYear, { abort: true });
/** A day, or a moment, which is kept in UTC. */
export const dayOrMoment = z.union([day, moment], {
  error: `is no date ${YEARS}: write 2026-03-31 or 2026-03-31T09:00:00+08:00`,
});

/** Common web servers read no longer request line. */
const MAX_ADDRESS = 8000;

/** Address of a website, normalised to the form that browsers request, such as `%20` for a space. */
export const webAddress = z
  .url({ protocol: /^https?$/, abort: true, error: 'is no address of a website: write https://intranet.example/page' })
  .overwrite((written) => new URL(written).href)
  .max(MAX_ADDRESS);

/** The first picture of an item, in pixels; `id` is that of its file. */
export const picture = z.object({ id: z.uuid(), width: z.int().nullable(), height: z.int().nullable() }).meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** Properties of an item of any area that a list shows. */
export const itemCard = z
  .object({
    area: z.enum(AREAS),
    id: itemId,
    title: z.string(),
    summary: z.string(),
    locale: z.enum(LOCALES).meta({ description: 'The language that the text is in, which may not be the one asked for.' }),
    department: named.nullable(),
    classificationIds: z.array(z.string()),
    publishedAt: isoDate.nullable(),
    updatedAt: isoDate,
    views: z.int(),
    favourite: z.boolean(),
  })
  .meta({ id: 'ItemCard' });
export type ItemCard = z.infer<typeof itemCard>;

/** An item by its title, where it is only linked to. */
export const itemLink = itemCard
  .pick({ area: true, id: true, title: true, summary: true, locale: true })
  .meta({ id: 'ItemLink' });
export type ItemLink = z.infer<typeof itemLink>;

/** Properties of an item of any area that its page shows in addition to its card. */
export const itemDetail = itemCard.extend({
  keywords: z.array(z.string()),
  contact: z.string().nullable(),
  audience,
  body: z.string().meta({ description: 'Sanitised HTML.' }),
  toc: z.array(tocEntry),
  attachments: z.array(attachment),
  classifications: z.array(named),
  related: z.array(itemLink),
  changes: z.array(change).meta({ description: 'Newest first.' }),
  locales: z.array(z.enum(LOCALES)).meta({ description: 'The languages that it can be read in.' }),
  shareCount: z.int(),
  useful: z.object({ yes: z.int(), no: z.int(), mine: z.boolean().nullable() }),
  revision: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type ItemDetail = z.infer<typeof itemDetail>;

/** An item by its area and id, as calls about items of any area take it. */
export const itemRef = z.strictObject({ area: z.enum(AREAS), id: itemId });
export type ItemRef = z.infer<typeof itemRef>;

/** A hit's title and best passage in parts, so that nothing of it is ever HTML. */
export const highlight = z
  .object({
    title: z.array(z.object({ text: z.string(), hit: z.boolean() })),
    passage: z.array(z.object({ text: z.string(), hit: z.boolean() })),
  })
  .meta({ id: 'Highlight' });
export type Highlight = z.infer<typeof highlight>;
export type HighlightPart = Highlight['title'][number];
