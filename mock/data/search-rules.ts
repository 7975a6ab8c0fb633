import type { ItemRef } from '../../contract/item';
import { LOCALES, type Locale } from '../../contract/core/locale';
import { KEYWORD_SCOPES, type EmptySearch, type Pin, type RatedSearch } from '../../contract/search-admin';
import { KEYWORDS } from './names';

export type KeywordScope = (typeof KEYWORD_SCOPES)[number];
type Origin = Pin['origin'];

export interface MockPin {
  id: string;
  origin: Origin;
  query: string;
  items: MockPinnedItem[];
}
/** A pinned item; `gone` describes one that is no longer published. */
export type MockPinnedItem = ItemRef & { gone?: { title: string; locale: Locale; state: 'expired' | 'archived' } };
export interface MockSynonyms {
  id: string;
  origin: Origin;
  words: string[];
}
export type MockEmptySearch = Omit<EmptySearch, 'findsNow' | 'lastDay'> & { daysAgo: number };
export type MockRatedSearch = Pick<RatedSearch, 'query' | 'spellings' | 'yes' | 'no'> & { daysAgo: number; hits: ItemRef[] };

/** Search rules of editors, and the searches that people have made. */
export interface SearchRules {
  pins: MockPin[];
  synonyms: MockSynonyms[];
  /** Hot keywords by scope and language. */
  keywords: Map<string, string[]>;
  bans: string[];
  folderBans: string[];
  emptySearches: MockEmptySearch[];
  ratedSearches: MockRatedSearch[];
}

export const keywordPlace = (scope: KeywordScope, locale: Locale): string => `${scope} ${locale}`;

export const sampleSearchRules = (): SearchRules => ({
  pins: samplePins(),
  synonyms: [
    { id: uuid(11), origin: 'portal', words: ['canteen', 'cafeteria', '食堂'] },
    { id: uuid(12), origin: 'portal', words: ['lunch room', 'Cafeteria'] },
    { id: uuid(13), origin: 'folder', words: ['bicycle', 'bike', '自行车'] },
  ],
  keywords: new Map(
    KEYWORD_SCOPES.flatMap((scope) =>
      LOCALES.map((locale) => [keywordPlace(scope, locale), KEYWORDS.map((names) => names[locale])] as const),
    ),
  ),
  bans: ['redundancy'],
  folderBans: ['salary'],
  emptySearches: sampleEmptySearches(),
  ratedSearches: sampleRatedSearches(),
});

const uuid = (n: number): string => `7e5e4c11-0000-4000-8000-${String(n).padStart(12, '0')}`;

const samplePins = (): MockPin[] => [
  {
    id: uuid(1),
    origin: 'portal',
    query: 'Time off',
    items: [
      { area: 'service', id: 'annual-leave' },
      { area: 'personnel', id: 'plan-your-leave' },
    ],
  },
  {
    id: uuid(2),
    origin: 'portal',
    query: 'winter party',
    items: [
      { area: 'news', id: 'winter-party', gone: { title: 'The winter party', locale: 'en-US', state: 'expired' } },
      { area: 'notice', id: 'canteen-menu' },
    ],
  },
  { id: uuid(3), origin: 'folder', query: 'car park', items: [{ area: 'service', id: 'parking-permit' }] },
];

const sampleEmptySearches = (): MockEmptySearch[] => [
  { query: 'sabbatical', spellings: ['sabbaticals'], nothing: 14, people: 15, daysAgo: 0, scopes: ['all', 'service'] },
  { query: '弹性工作', spellings: ['彈性工作'], nothing: 9, people: 9, daysAgo: 1, scopes: ['all'] },
  { query: 'bike', spellings: [], nothing: 6, people: 8, daysAgo: 3, scopes: ['service'] },
  { query: 'locker key', spellings: ['key locker'], nothing: 4, people: 4, daysAgo: 12, scopes: ['all'] },
  { query: 'summer internship', spellings: [], nothing: 2, people: 2, daysAgo: 60, scopes: ['personnel'] },
];

const sampleRatedSearches = (): MockRatedSearch[] => [
  {
    ...{ query: 'new phone', spellings: ['new phones'], yes: 2, no: 7, daysAgo: 1 },
    hits: [
      { area: 'service', id: 'new-laptop' },
      { area: 'tool', id: 'mail' },
    ],
  },
  { query: 'leave', spellings: [], yes: 21, no: 3, daysAgo: 0, hits: [{ area: 'service', id: 'annual-leave' }] },
  { query: 'printer', spellings: [], yes: 0, no: 1, daysAgo: 45, hits: [] },
];
