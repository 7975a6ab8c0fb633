import type { CallInput } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import { choiceField, choiceWithDefault, pageField, queryField, type AddressFields } from '@/ui/list/list-address';

export const TABS = ['empty', 'ratings', 'pins', 'synonyms', 'words'] as const;
export type SearchAdminTab = (typeof TABS)[number];

export const PERIODS = ['7', '30', '90'] as const;
type Period = (typeof PERIODS)[number];
/** Places whose search boxes show hot words. */
export const KEYWORD_PLACES = ['all', 'service'] as const satisfies CallInput<'POST /api/manage/search/keyword/list'>['scope'][];
export type KeywordPlace = (typeof KEYWORD_PLACES)[number];
const DEFAULT_PERIOD: Period = '30';

/** State of the screen as kept in the address. */
export interface SearchAdminState {
  tab: SearchAdminTab;
  days: Period;
  /** Filter of the list of pins or synonyms. */
  query: string;
  /** Query for which a rule is to be added; its form opens with it. */
  add: string;
  /** Place whose hot words are shown; null for the first that has some. */
  place: KeywordPlace | null;
  /** Language of the hot words; null for the interface language. */
  language: Locale | null;
  page: number;
}

export const SEARCH_ADMIN_FIELDS: AddressFields<SearchAdminState> = {
  tab: choiceWithDefault(TABS, 'empty'),
  days: choiceWithDefault(PERIODS, DEFAULT_PERIOD),
  query: queryField,
  add: queryField,
  place: choiceField(KEYWORD_PLACES),
  language: choiceField(LOCALES),
  page: pageField,
};

type ReportInput = CallInput<'POST /api/manage/search/empty/list'>;
const DAYS = { '7': 7, '30': 30, '90': 90 } as const;

/** Returns the input of a report call; defaults are left to the server. */
export const reportInput = ({ days, page }: SearchAdminState): ReportInput => ({
  days: days === DEFAULT_PERIOD ? undefined : DAYS[days],
  page: page === 1 ? undefined : page,
});

export const searchRuleInput = ({ query, page }: SearchAdminState) => ({
  text: query || undefined,
  page: page === 1 ? undefined : page,
});
