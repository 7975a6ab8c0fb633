import type { z } from 'zod';
import type { Area } from '../../contract/core/areas';
import type { Attachment, Picture } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';

export type Names = Record<Locale, string>;
type MockAttachment = Attachment & { bytes: string };

/** Properties of an item in any area. */
interface ItemFacts {
  id: string;
  department: string | null;
  classificationIds: string[];
  contact: string | null;
  picture: Picture | null;
  attachments: MockAttachment[];
  /** Newest first. */
  changes: { at: string; material: boolean; notes: Names }[];
  publishedAt: string | null;
  expiresAt: string | null;
  updatedAt: string;
  views: number;
  shareCount: number;
  useful: { yes: number; no: number };
  revision: number;
  /** Number of the last revision with a material change. */
  materialRevision: number;
}

/** Text of an item in one language. The body is HTML as the server would render it. */
interface ItemText {
  title: string;
  summary: string;
  body: string;
  keywords: string[];
}

/** A published item or a draft, with the fields that its area adds to it and to its texts. */
export type MockItem<A extends Area = Area, Fields = object, TextFields = object> = ItemFacts &
  Fields & { area: A; texts: Partial<Record<Locale, ItemText & TextFields>> };

type TextSeed<TextFields> = Partial<ItemText & TextFields> & { title: string };
type Seed<Fields, TextFields> = Partial<ItemFacts & Fields> & { texts?: Partial<Record<Locale, TextSeed<TextFields>>> };

let made = 0;

/** Returns a function that creates published items of an area. Missing properties get the contract's defaults where it has them. */
export function itemFactory<A extends Area, Fields extends object, TextFields extends object>(
  area: A,
  fields: z.ZodType<Fields>,
  textFields: z.ZodType<TextFields>,
) {
  const textOf = (seed: TextSeed<TextFields>) => ({ summary: '', body: '', keywords: [], ...textFields.parse({}), ...seed });
  return ({ texts, ...facts }: Seed<Fields, TextFields> = {}): MockItem<A, Fields, TextFields> => {
    made += 1;
    const seeds: Record<string, TextSeed<TextFields>> = texts ?? { 'en-US': { title: `Item ${made}` } as TextSeed<TextFields> };
    const written = Object.entries(seeds).map(([locale, seed]) => [locale, textOf(seed)] as const);
    return { ...emptyFacts(`${area}-${made}`), ...fields.parse({}), ...facts, area, texts: Object.fromEntries(written) };
  };
}

const emptyFacts = (id: string): ItemFacts => ({
  id,
  department: null,
  classificationIds: [],
  contact: null,
  picture: null,
  attachments: [],
  changes: [],
  publishedAt: '2026-03-02T08:00:00.000Z',
  expiresAt: null,
  updatedAt: '2026-03-02T08:00:00.000Z',
  views: 0,
  shareCount: 0,
  useful: { yes: 0, no: 0 },
  revision: 1,
  materialRevision: 1,
});

/** Returns a small text file as an attachment. */
export function makeAttachment(id: string, name: string, bytes: string): MockAttachment {
  // The digest is invented; mocks are never verified against it.
  return {
    id,
    name,
    type: 'text/plain',
    size: new TextEncoder().encode(bytes).length,
    sha256: id.replaceAll('-', '').padEnd(64, '0'),
    bytes,
  };
}
