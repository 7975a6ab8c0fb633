import { z } from 'zod';
import { AREAS } from './areas';
import { isoDate, itemId } from './endpoint';
import { LOCALES } from './locale';
import { ROLES } from './permissions';

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
const named = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Named' });
export type Named = z.infer<typeof named>;

/** What a list shows of an item of any area. */
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

/** What the page of an item of any area shows beyond its card. */
export const itemDetail = itemCard.extend({
  keywords: z.array(z.string()),
  contact: z.string().nullable(),
  audience,
  body: z.string().meta({ description: 'Sanitised HTML.' }),
  toc: z.array(tocEntry),
  attachments: z.array(attachment),
  classifications: z.array(named),
  related: z.array(itemCard.pick({ area: true, id: true, title: true, summary: true, locale: true })),
  shareCount: z.int(),
  useful: z.object({ yes: z.int(), no: z.int(), mine: z.boolean().nullable() }),
  revision: z.int(),
  can: z.object({ edit: z.boolean() }),
});

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
