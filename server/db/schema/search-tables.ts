import type { Generated } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { ItemRef } from '../../../contract/item';
import type { Json, NullableTimestamp, TimestampWithDefault } from './column-types';

/** Scope of a search: one area, or all areas. */
export type SearchScope = Area | 'all';
/** Origin of a search rule: imported with a content folder, or saved in the portal. */
export type SearchRuleOrigin = 'folder' | 'portal';

/** Tables of the search index, its rules and its figures. */
export interface SearchTables {
  search_doc: {
    item: number;
    locale: Locale;
    area: Area;
    /** Title normalised for comparison. */
    title_key: string;
    title_terms: string;
    body_terms: string;
    text: string;
    /** Publication time of the item, for the search indexes; null if not known yet. */
    published_at: NullableTimestamp;
    indexed_at: TimestampWithDefault;
  };
  /** Number of texts that contain a term, and the key of an item with the term that everyone may see. */
  search_term: { term: string; texts: number; example: number | null };
  /** A word as written, its search term, and the number of texts and of titles or keywords that contain it. */
  search_word: { word: string; term: Generated<string>; texts: number; titles: Generated<number> };
  /** Groups of synonyms; `keys` are the words normalised for comparison with queries. */
  search_synonym: { id: Generated<string>; origin: SearchRuleOrigin; words: string[]; keys: string[] };
  /** Queries with pinned items; `key` is the query normalised for comparison. */
  search_pinned_query: { id: Generated<string>; origin: SearchRuleOrigin; key: string; query: string };
  search_pin: { pin: string; item: number; position: number };
  search_ban: { origin: SearchRuleOrigin; key: string; word: string };
  search_rating: { key: Generated<number>; day: string; query: string; useful: boolean; hits: Json<ItemRef[]> };
  search_query: { day: string; area: SearchScope; query: string; count: Generated<number>; empty_count: Generated<number> };
  /** Keyed hashes of a person and a search, with a secret per period, for counting each person's search once. */
  search_person: { period: number; hash: Buffer };
  keyword: { id: string; area: SearchScope; locale: Locale; word: string; position: number };
}
