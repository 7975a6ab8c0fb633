import type { Call, CallInput } from 'contract/api';
import { isItemId, itemAt } from 'contract/core/paths';
import { AREA_FACTS } from '@/entities/area/areas';
import { WHOLE_HOME } from '@/entities/home/home-call';
import { NOTICE_LIST_FIELDS, noticeListInput, PINNED_LIST } from '@/features/notice/filters/notice-list-address';
import { PERSONNEL_LIST_FIELDS, personnelListInput, showsTopics } from '@/features/personnel/personnel-list-address';
import { peopleInput, SEARCH_FIELDS, searchInput } from '@/features/search/search-address';
import { SERVICE_LIST_FIELDS, serviceListInput } from '@/features/service/service-list-address';
import { sectionListInput } from '@/features/information/section-list';
import { LAUNCHER_FIELDS } from '@/features/tool/launcher-address';
import { benefitListInput, LATEST_NEWS, newsListInput, WELFARE_LIST_FIELDS } from '@/entities/welfare/welfare-list-address';
import { searchInput as welfareSearchInput, WELFARE_SEARCH_FIELDS } from '@/entities/welfare/welfare-search-address';
import { readAddress } from '@/ui/list/list-address';

export interface PlannedCall {
  call: Call;
  input: unknown;
}

const planned = <C extends Call>(call: C, input: CallInput<C>): PlannedCall => ({ call, input });

/** Returns the first calls of the page at an address. */
export function plannedCalls(pathname: string, search: string): PlannedCall[] {
  const calls = PAGES[pathname];
  return calls ? calls(search) : itemPage(pathname);
}

/** First calls of each page by path, given the query of its address. Pages of items are not included. */
const PAGES: Partial<Record<string, (search: string) => PlannedCall[]>> = {
  '/': () => [planned('POST /api/home', WHOLE_HOME)],
  '/service': serviceList,
  '/notice': (search) => [...noticeList(search), planned('POST /api/notice/list', PINNED_LIST)],
  '/notice/search': noticeList,
  '/welfare': benefitList,
  '/welfare/news': newsList,
  '/welfare/search': welfareSearch,
  '/personnel': personnelFirst,
  '/information': shelf,
  '/tool': launcher,
  '/search': everywhere,
  '/account/favourites': () => [planned('POST /api/favourite/list', {})],
  '/account/sessions': () => [planned('GET /api/user/session/list', {}), planned('POST /api/notice/feed/list', {})],
};

/** Paths of the pages whose first calls are planned, without pages of items. */
export const PLANNED_PATHS: readonly string[] = Object.keys(PAGES);

function itemPage(pathname: string): PlannedCall[] {
  const item = itemAt(pathname);
  return item ? [planned(AREA_FACTS[item.area].info, { id: item.id })] : [];
}

function serviceList(search: string): PlannedCall[] {
  const state = readAddress(SERVICE_LIST_FIELDS, search);
  return [
    { call: state.query ? 'POST /api/servicehall/search' : 'POST /api/servicehall/form/list', input: serviceListInput(state) },
    planned('POST /api/servicehall/classification/list', {}),
    planned('POST /api/servicehall/keyword/list', {}),
  ];
}

function noticeList(search: string): PlannedCall[] {
  const state = readAddress(NOTICE_LIST_FIELDS, search);
  return [
    { call: state.query ? 'POST /api/notice/search' : 'POST /api/notice/list', input: noticeListInput(state) },
    planned('POST /api/notice/classification/list', {}),
    planned('POST /api/notice/department/list', {}),
  ];
}

/** Returns the calls of the reference shelf: the tree with the selected document or section, or the overview if nothing is selected. */
function shelf(search: string): PlannedCall[] {
  const address = new URLSearchParams(search);
  const [doc, section] = [address.get('doc'), address.get('section')];
  if (doc === null && section === null) return [planned('POST /api/information/overview', {})];
  const tree = planned('POST /api/information/tree', {});
  if (doc === null) return [tree, ...(section ? [planned('POST /api/information/list', sectionListInput(section))] : [])];
  return isItemId(doc) ? [tree, planned('GET /api/information/info', { id: doc })] : [tree];
}

/** Returns the calls of the tool launcher: the tools, and the one whose guide is open. */
function launcher(search: string): PlannedCall[] {
  const { tool } = readAddress(LAUNCHER_FIELDS, search);
  const tools = planned('POST /api/tool/launcher', {});
  return tool !== null && isItemId(tool) ? [tools, planned('GET /api/tool/info', { id: tool })] : [tools];
}

/**
 * Returns the calls of the search page: the search, with people or the classifications of the selected area; or the hot keywords if
 * there is no query.
 */
function everywhere(search: string): PlannedCall[] {
  const state = readAddress(SEARCH_FIELDS, search);
  const input = searchInput(state);
  if (input === null) return [planned('POST /api/search/keyword/list', {})];
  const found = planned('POST /api/search', input);
  const people = peopleInput(state);
  return [
    found,
    ...(people ? [planned('POST /api/person/search', people)] : []),
    ...(state.area === null ? [] : [planned(AREA_FACTS[state.area].classifications, {})]),
  ];
}

function benefitList(search: string): PlannedCall[] {
  return [
    planned('POST /api/welfare/benefit/list', benefitListInput(readAddress(WELFARE_LIST_FIELDS, search))),
    planned('POST /api/welfare/benefit/classification/list', {}),
    planned('POST /api/welfare/news/list', LATEST_NEWS),
  ];
}

function newsList(search: string): PlannedCall[] {
  return [
    planned('POST /api/welfare/news/list', newsListInput(readAddress(WELFARE_LIST_FIELDS, search))),
    planned('POST /api/welfare/news/classification/list', {}),
  ];
}

function welfareSearch(search: string): PlannedCall[] {
  const state = readAddress(WELFARE_SEARCH_FIELDS, search);
  const [benefits, news] = [welfareSearchInput('benefit', state), welfareSearchInput('news', state)];
  return [
    ...(benefits ? [planned('POST /api/welfare/benefit/search', benefits)] : []),
    ...(news ? [planned('POST /api/welfare/news/search', news)] : []),
  ];
}

/** Returns the calls of the personnel page: the topics, or the list and its classifications if the address requests a list. */
function personnelFirst(search: string): PlannedCall[] {
  const state = readAddress(PERSONNEL_LIST_FIELDS, search);
  if (showsTopics(state)) return [planned('POST /api/personnel/overview', {})];
  return [
    { call: state.query ? 'POST /api/personnel/search' : 'POST /api/personnel/list', input: personnelListInput(state) },
    planned('POST /api/personnel/classification/list', {}),
  ];
}
