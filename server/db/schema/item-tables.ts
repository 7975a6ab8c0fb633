import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { PersonKind } from '../../../contract/core/people';
import type { ItemDocument, Names } from '../../../contract/document';
import type { Change, TocEntry } from '../../../contract/item';
import type {
  Json,
  Nullable,
  NullableJson,
  NullableText,
  NullableTimestamp,
  Timestamp,
  TimestampWithDefault,
} from './column-types';

/** Tables of items with their texts, revisions and files, of whom to ask about them, and of slides. */
export interface ItemTables {
  department: {
    id: string;
    names: Json<Names>;
    /** Former and other names by which documents and identity providers may call it. */
    aliases: Generated<string[]>;
    /** True if an administrator or `departments.yaml` has named it, so that the export of a content folder lists it. */
    is_listed: Generated<boolean>;
    /** Id, names and aliases normalised for comparison. */
    names_folded: GeneratedAlways<string[]>;
  };
  /** People and desks that readers may ask, as `people.yaml` of the content folder lists them. */
  directory_person: {
    id: string;
    position: number;
    kind: PersonKind;
    names: Json<Names>;
    roles: NullableJson<Names>;
    departments: NullableJson<Names>;
    hours: NullableJson<Names>;
    email: string | null;
    phone: string | null;
    /** Working hours within which they usually reply. */
    reply_hours: number | null;
    /** Words of the names and their pinyin, each after a space, normalised for comparison. */
    name_words: string;
    /** Words of names, roles and departments, normalised for comparison. */
    words: string;
  };
  /** Pictures of people and desks. An unused one is removed after a day. */
  directory_picture: {
    id: string;
    person: NullableText;
    /** Path within the content folder. */
    source: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    width: number | null;
    height: number | null;
    stored_at: TimestampWithDefault;
  };
  classification: {
    key: Generated<number>;
    area: Area;
    id: string;
    parent: number | null;
    names: Json<Names>;
    /** Position among the classifications of the area; null if neither `classifications.yaml` nor the portal placed this one. */
    position: Nullable<number>;
    /** Glyph that was chosen for it. */
    glyph: NullableText;
  };
  /** Names and places that classifications had, to which documents and addresses may still refer. */
  classification_former: {
    key: GeneratedAlways<number>;
    area: Area;
    parent: number | null;
    id: string;
    names: Json<Names>;
    /** Classification to which they lead. */
    classification: number;
  };
  item: {
    key: Generated<number>;
    area: Area;
    id: string;
    department: string | null;
    contact: string | null;
    /** Id of the person or desk to ask, whom the directory need not have. */
    owner: NullableText;
    /** Day by which somebody should check that the item is still right, `2026-12-01`. Select it as text. */
    check_by: NullableText;
    /** Day to check it by that the content folder named at its last import. */
    folder_check_by: NullableText;
    fields: Json<Record<string, unknown>>;
    audience_departments: string[];
    audience_locations: string[];
    audience_roles: string[];
    /** Names normalised for comparison. */
    audience_departments_folded: GeneratedAlways<string[]>;
    audience_locations_folded: GeneratedAlways<string[]>;
    /** Null until first published; in the future while scheduled. */
    published_at: NullableTimestamp;
    expires_at: NullableTimestamp;
    archived_at: NullableTimestamp;
    updated_at: TimestampWithDefault;
    revision: Generated<number>;
    document_hash: string | null;
    /** Publisher of the current revision: a content folder, or a person in the portal. */
    origin: Generated<'folder' | 'portal'>;
    /** Hash of the document that a content folder had at its last import; null if none was imported. */
    folder_hash: NullableText;
    /** Number of material changes of the document. */
    material_changes: Generated<number>;
    /** Revision of the last material change; 1 if there was none. */
    material_revision: Generated<number>;
    material_at: NullableTimestamp;
    views: Generated<number>;
    share_count: Generated<number>;
    useful_yes: Generated<number>;
    useful_no: Generated<number>;
  };
  item_text: {
    item: number;
    locale: Locale;
    title: string;
    summary: string;
    html: string;
    toc: Json<TocEntry[]>;
    keywords: string[];
    fields: Json<Record<string, unknown>>;
    /** Newest first. */
    changes: JSONColumnType<Change[], string | undefined>;
  };
  item_classification: { item: number; classification: number };
  item_revision: {
    item: number;
    revision: number;
    document: Json<ItemDocument>;
    note: string | null;
    person: string | null;
    created_at: TimestampWithDefault;
    /** True if readers had to read the item again. */
    material: Generated<boolean>;
    /** Note of the publication for readers. */
    notes: NullableJson<Names>;
    /** Person who approved the draft, or who published what `person` had submitted. */
    approver: Nullable<string>;
    /** Administrator who published it without the approval that was required, and why. */
    overruled_by: Nullable<string>;
    overrule_reason: Nullable<string>;
    /** Revision that this one took back. */
    undoes: Nullable<number>;
  };
  attachment: {
    id: string;
    item: number;
    /** True for a file of the draft only; a published file has its own row, even for the same content. */
    draft: Generated<boolean>;
    /** `attachment` is listed for download, `picture` is shown in the body. */
    kind: 'attachment' | 'picture';
    /** Path within the content folder by which the document refers to the file. */
    source: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    /** Size in pixels, of a picture whose size is known. */
    width: ColumnType<number | null, number | null | undefined, number | null>;
    height: ColumnType<number | null, number | null | undefined, number | null>;
    position: number;
  };
  /** Slides of the home page's banner, shown from `starts_at` until `ends_at`. */
  slide: {
    id: string;
    position: number;
    texts: Json<SlideTexts>;
    /** Path within the portal that the slide links to, if it has no item. */
    link: string | null;
    hue: Area;
    /** Item that the slide links to and whose picture it shows; people who may not see the item do not see the slide. */
    item: number | null;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
    /** False for a slide that is stored but not shown. */
    is_on: Generated<boolean>;
    /** The slide's own picture, shown instead of the item's. */
    picture: NullableText;
  };
  /** Pictures of slides. An unused one is removed after a day. */
  slide_picture: {
    id: string;
    /** Path within the content folder. */
    source: string;
    type: string;
    size: number;
    sha256: string;
    storage_key: string;
    width: number | null;
    height: number | null;
    stored_at: Timestamp;
  };
  /** One row, whose version rises with each transaction that changes what readers see. */
  content_version: { is_only: Generated<boolean>; version: Generated<number> };
}

/** Texts of a slide by language; `alt` describes the slide's own picture. */
export type SlideTexts = Partial<Record<Locale, { title: string; text: string; alt?: string }>>;
