import type { z } from 'zod';
import { AREA_FIELDS } from '../../contract/areas';
import type { Area } from '../../contract/core/areas';
import type { Attachment } from '../../contract/item';
import type { FileKind } from '../../contract/manage/file';
import type { Locale } from '../../contract/core/locale';
import type { Picture } from '../../contract/picture';

export type Names = Record<Locale, string>;
/** File of an item. One that was not uploaded is an attachment, and its name is its path. */
export type MockAttachment = Attachment & { bytes: string | Uint8Array<ArrayBuffer>; kind?: FileKind; source?: string };

/** Properties of an item in any area. */
interface ItemFacts {
  id: string;
  department: string | null;
  classificationIds: string[];
  contact: string | null;
  /** Id of the person or desk to ask. */
  owner: string | null;
  /** Day by which somebody should check the item. */
  checkBy: string | null;
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
  questions?: string[];
}

/** Properties of a type without its index signature, which the schema of an area without fields has. */
type NamedProperties<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type FieldsOf<A extends Area> = NamedProperties<z.output<(typeof AREA_FIELDS)[A]['fields']>>;
type TextFieldsOf<A extends Area> = NamedProperties<z.output<(typeof AREA_FIELDS)[A]['textFields']>>;

type MockItem<A extends Area> = ItemFacts & FieldsOf<A> & { area: A; texts: Partial<Record<Locale, ItemText & TextFieldsOf<A>>> };
/** A published item or a draft of any area, distinguished by `area`, with the fields that its area adds to it and to its texts. */
export type AnyItem = { [A in Area]: MockItem<A> }[Area];
export type ItemOf<A extends Area> = Extract<AnyItem, { area: A }>;

type TextSeed<A extends Area> = Partial<ItemText & TextFieldsOf<A>> & { title: string };
type Seed<A extends Area> = Partial<ItemFacts & FieldsOf<A>> & { texts?: Partial<Record<Locale, TextSeed<A>>> };

let made = 0;

/** Returns a function that creates published items of an area. Missing properties get the contract's defaults where it has them. */
export function itemFactory<A extends Area>(area: A) {
  const { fields, textFields } = AREA_FIELDS[area];
  const textOf = (seed: TextSeed<A>) => ({ summary: '', body: '', keywords: [], ...textFields.parse({}), ...seed });
  return ({ texts, ...facts }: Seed<A> = {}): ItemOf<A> => {
    made += 1;
    const seeds: Record<string, TextSeed<A>> = texts ?? { 'en-US': { title: `Item ${made}` } as TextSeed<A> };
    const written = Object.entries(seeds).map(([locale, seed]) => [locale, textOf(seed)] as const);
    return {
      ...emptyFacts(`${area}-${made}`),
      ...fields.parse({}),
      ...facts,
      area,
      texts: Object.fromEntries(written),
    } as object as ItemOf<A>;
  };
}

const emptyFacts = (id: string): ItemFacts => ({
  id,
  department: null,
  classificationIds: [],
  contact: null,
  owner: null,
  checkBy: null,
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
