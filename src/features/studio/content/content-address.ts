import { AREAS, type Area } from 'contract/core/areas';
import type { CallInput } from 'contract/api';
import type { CareFilter, ContentSort, DraftFilter, OwnedFilter, TranslationFilter, Waiting } from 'contract/manage/content';
import type { ItemState as ItemStates } from 'contract/manage/state';
import { MANAGE_CONTENT_PATH } from '@/lib/paths';
import {
  choiceField,
  choiceWithDefault,
  idField,
  pageField,
  queryField,
  readAddress,
  writeAddress,
  type AddressFields,
} from '@/ui/list/list-address';

type ItemState = ItemStates['state'];

// The choices stand here as well, because the script in the head of the page must not load the schemas of the contract.
const STATE_NAMES: Record<ItemState, true> = { draft: true, scheduled: true, published: true, expired: true, archived: true };
const SORT_NAMES: Record<ContentSort, true> = {
  updated: true,
  title: true,
  published: true,
  expires: true,
  views: true,
  check: true,
};
const DRAFT_NAMES: Record<DraftFilter, true> = { any: true, mine: true, others: true };
const WAITING_NAMES: Record<Waiting, true> = { submitted: true, returned: true, scheduled: true };
const CARE_NAMES: Record<CareFilter, true> = { due: true, passed: true, stale: true };
const OWNED_NAMES: Record<OwnedFilter, true> = { mine: true, none: true, left: true };
const TRANSLATION_NAMES: Record<TranslationFilter, true> = { missing: true, behind: true };
export const STATES = Object.keys(STATE_NAMES) as ItemState[];
export const SORTS = Object.keys(SORT_NAMES) as ContentSort[];
export const DRAFTS = Object.keys(DRAFT_NAMES) as DraftFilter[];
export const WAITING = Object.keys(WAITING_NAMES) as Waiting[];

export const CARE = Object.keys(CARE_NAMES) as CareFilter[];
export const OWNED = Object.keys(OWNED_NAMES) as OwnedFilter[];
export const TRANSLATIONS = Object.keys(TRANSLATION_NAMES) as TranslationFilter[];

/** Numbers of days within which items expire, as filters. */
export const EXPIRY_DAYS = ['7', '30', '90'] as const;

/** State of the list of all items as kept in the address. */
export interface ContentState {
  query: string;
  area: Area | null;
  state: ItemState | null;
  draft: DraftFilter | null;
  waiting: Waiting | null;
  department: string | null;
  /** Category of the area. */
  category: string | null;
  expires: (typeof EXPIRY_DAYS)[number] | null;
  check: CareFilter | null;
  owned: OwnedFilter | null;
  owner: string | null;
  translation: TranslationFilter | null;
  sort: ContentSort;
  page: number;
}

const DEFAULT_SORT: ContentSort = 'updated';

export const CONTENT_FIELDS: AddressFields<ContentState> = {
  query: queryField,
  area: choiceField(AREAS),
  state: choiceField(STATES),
  draft: choiceField(DRAFTS),
  waiting: choiceField(WAITING),
  department: idField,
  category: idField,
  expires: choiceField(EXPIRY_DAYS),
  check: choiceField(CARE),
  owned: choiceField(OWNED),
  owner: idField,
  translation: choiceField(TRANSLATIONS),
  sort: choiceWithDefault(SORTS, DEFAULT_SORT),
  page: pageField,
};

const WHOLE_LIST = readAddress(CONTENT_FIELDS, '');

/** Returns the address of the list with these filters. */
export const contentPath = (filters: Partial<ContentState>): string =>
  MANAGE_CONTENT_PATH + writeAddress(CONTENT_FIELDS, { ...WHOLE_LIST, ...filters });

/** Returns the input of the list's call; defaults are left to the server. */
export const contentInput = (filters: Partial<ContentState>): CallInput<'POST /api/manage/content/list'> => {
  const { query, area, state, draft, waiting, department, category, expires, check, owned, owner, translation, sort, page } = {
    ...WHOLE_LIST,
    ...filters,
  };
  return {
    query: query || undefined,
    area: area ?? undefined,
    state: state ?? undefined,
    draft: draft ?? undefined,
    waiting: waiting ?? undefined,
    department: department ?? undefined,
    classificationId: category ?? undefined,
    expiresWithin: expires === null ? undefined : Number(expires),
    check: check ?? undefined,
    owned: owned ?? undefined,
    owner: owner ?? undefined,
    translation: translation ?? undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
};

/** Returns the number of filters that leave something out, besides the search. */
export const countFilters = ({ query: _query, sort: _sort, page: _page, ...filters }: ContentState): number =>
  Object.values(filters).filter((filter) => filter !== null).length;

/** Returns the number of rarely used filters that are set. */
export const countRareFilters = ({ waiting, category, expires, check, owned, owner, translation }: ContentState): number =>
  [waiting, category, expires, check, owned, owner, translation].filter((filter) => filter !== null).length;

/** Returns whether the list is about care: when items are checked again, and by whom. */
export const isAboutCare = ({ check, owned, owner, sort }: ContentState): boolean =>
  check !== null || owned !== null || owner !== null || sort === 'check';
