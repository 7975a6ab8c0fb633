// Imported by its relative path, because the build reads this file before the alias is defined.
import { AREA_PATHS, AREAS, type Area } from '../../contract/core/areas';
import type { ItemRef } from 'contract/item';

export const homePath = '/';
export const SIGN_IN_PATH = '/login';

/** Page that lists the browsers in which a person is signed in. */
export const SESSIONS_PATH = '/account/sessions';
/** Page on which editors find their work. */
export const MANAGE_PATH = '/manage';
/** Page with all items that a person may edit. */
export const MANAGE_CONTENT_PATH = '/manage/content';
/** Page with the owners of items, and how many items each has. */
export const MANAGE_OWNERS_PATH = '/manage/content/owners';
/** Returns the address of the editor of an item. */
export const editorPath = ({ area, id }: ItemRef): string => `${MANAGE_CONTENT_PATH}/${area}/${id}`;
/** Returns whether a path is that of the editor of an item. */
export const isEditorPath = (pathname: string): boolean => EDITOR_PATH.test(pathname);
const EDITOR_PATH = /^\/manage\/content\/[^/]+\/(?!new\/?$)[^/]+\/?$/;
/** Returns the address of the editor of a new item: as a copy of that item, or with that title. */
export const newItemPath = (area: Area, { copyOf, title }: { copyOf?: string | undefined; title?: string } = {}): string =>
  withQuery(`${MANAGE_CONTENT_PATH}/${area}/new`, { copy: copyOf, title });
/** Returns the address of the revisions of an item. */
export const historyPath = (item: ItemRef): string => `${editorPath(item)}/history`;
/** Page with the drafts that wait for a review. */
export const MANAGE_REVIEWS_PATH = '/manage/reviews';
/** Returns the address of the page on which a draft is reviewed. */
export const reviewPath = ({ area, id }: ItemRef): string => `${MANAGE_REVIEWS_PATH}/${area}/${id}`;
/** Page with the releases. */
export const MANAGE_RELEASES_PATH = '/manage/releases';
/** Returns the address of a release. */
export const releasePath = (id: string): string => `${MANAGE_RELEASES_PATH}/${id}`;
/** Page on which administrators arrange the categories of each area. */
export const MANAGE_STRUCTURE_PATH = '/manage/structure';
/** Page on which administrators manage the home page. */
export const MANAGE_HOME_PATH = '/manage/home';
/** Page on which administrators manage the people and desks that readers may ask. */
export const MANAGE_DIRECTORY_PATH = '/manage/directory';
/** Page on which editors manage the search rules. */
export const MANAGE_SEARCH_PATH = '/manage/search';
/** Page with what readers do with the items that a person may edit. */
export const MANAGE_INSIGHTS_PATH = '/manage/insights';
/** Returns the address of the insights of one item. */
export const insightsPath = ({ area, id }: ItemRef): string => `${MANAGE_INSIGHTS_PATH}/${area}/${id}`;
/** Returns the address of a file with the figures of a period. */
export const insightsExportPath = (query: { days: string; area?: Area; id?: string }): string =>
  withQuery('/api/manage/insights/export', query);
/** Returns the address on which a search rule of that kind is added for a query. */
export const searchRulePath = (tab: 'pins' | 'synonyms', query: string): string =>
  withQuery(MANAGE_SEARCH_PATH, { tab, add: query });
/** Page on which administrators read the audit log. */
export const MANAGE_AUDIT_PATH = '/manage/audit';
/** Returns the address of a file with events of the audit log. */
export const auditExportPath = (query: Record<string, string | undefined>): string =>
  withQuery('/api/manage/audit/export', query);
/** Returns the address of the audit log with what a person did. */
export const auditOfPersonPath = (person: string): string => withQuery(MANAGE_AUDIT_PATH, { person });
/** Page on which administrators find the people who have signed in. */
export const MANAGE_PEOPLE_PATH = '/manage/people';
/** Returns the address of a person who has signed in. */
export const managedPersonPath = (id: string): string => `${MANAGE_PEOPLE_PATH}/${id}`;
/** Page on which administrators import and export content. */
export const MANAGE_TRANSFER_PATH = '/manage/transfer';
/** Returns the address of the zip of an export. */
export const transferDownloadPath = (id: string): string => withQuery('/api/manage/transfer/download', { id });
/** Page on which administrators see the portal as somebody else. */
export const SEE_AS_PATH = '/manage/see-as';
/** Returns the address of the page on which an administrator sees the portal at a moment to come (ISO 8601). */
export const seeAsAtPath = (moment: string): string => withQuery(SEE_AS_PATH, { moment });
/** Returns the address of that page with a person chosen. */
export const seeAsPersonPath = (person: string): string => withQuery(SEE_AS_PATH, { person });
/** Page with a person's favourites of all areas. */
export const FAVOURITES_PATH = '/account/favourites';
/** Page shown at the end of a sign-in in a second window, while the first page stays open. */
export const SIGNED_IN_PATH = '/account/signed-in';

/** Returns the address of the login page, which afterwards redirects to `backUrl` (a path of this site, with its query). */
export const loginPath = (backUrl?: string): string =>
  withQuery(SIGN_IN_PATH, { backUrl: backUrl === homePath ? undefined : backUrl });

/** Returns the server address that starts the sign-in at the identity provider. */
export const loginStartPath = (backUrl: string): string => withQuery('/api/user/login/start', { backUrl });

/** Returns the address of an area's list, filtered by a classification. */
export const classificationPath = (area: Area, classification: string): string => withQuery(AREA_PATHS[area], { classification });

/** Returns the address of a search over services. */
export const servicePath = (query: string): string => withQuery(AREA_PATHS.service, { query });

/** Returns the address of a search over benefits and welfare news. */
export const welfareSearchPath = (query = ''): string => withQuery(`${AREA_PATHS.benefit}/search`, { query });

/** Returns the address of a benefit's deadline as a calendar file. */
export const deadlineCalendarPath = (id: string): string => withQuery('/api/welfare/benefit/calendar', { id });

/** Page that searches the notices. */
export const NOTICE_SEARCH_PATH = `${AREA_PATHS.notice}/search`;

/** Returns the address of the list of notices, filtered by department. */
export const noticePath = (query: { department: string }): string => withQuery(AREA_PATHS.notice, query);

/** Returns the address of a section of the reference shelf. */
export const shelfPath = (section: string): string => withQuery(AREA_PATHS.information, { section });

/** Returns the address of the list of guides and policies; without parameters, that of their topics. */
export const personnelPath = (query: { sort?: string } = {}): string => withQuery(AREA_PATHS.personnel, query);

const SEARCH_PATH = '/search';

const PATHS_WITH_SEARCH = new Set([
  ...[homePath, SEARCH_PATH, NOTICE_SEARCH_PATH, welfareSearchPath()],
  ...AREAS.map((area) => AREA_PATHS[area]),
]);

/** Returns whether the page with that address begins with a search of its own; a document or a section of the shelf has none. */
export function hasPageSearch(pathname: string, search: string): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return PATHS_WITH_SEARCH.has(path) && !(path === AREA_PATHS.information && /[?&](doc|section)=/.test(search));
}

/** Returns the address of a search over all areas; with `person`, with the card of that person or desk open. */
export const searchPath = (query: string, person?: string): string => withQuery(SEARCH_PATH, { query, person });

/** Returns the address of one file with all attachments of an item. */
export const allAttachmentsPath = ({ area, id }: ItemRef): string => withQuery('/api/attachment/all', { area, id });

export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
