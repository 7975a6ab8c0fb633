// By its path: the build reads this file before it knows the alias.
import { AREA_PATHS, type Area } from '../../contract/core/areas';
import type { ItemRef } from 'contract/item';

export const homePath = '/';
export const SIGN_IN_PATH = '/login';

/** Where a person sees in which browsers they are signed in. */
export const SESSIONS_PATH = '/account/sessions';
/** Where editors make searching better. */
export const MANAGE_SEARCH_PATH = '/manage/search';
/** Everything that a person has marked, whatever its area. */
export const FAVOURITES_PATH = '/account/favourites';
/** Where signing in again beside an open page ends. */
export const SIGNED_IN_PATH = '/account/signed-in';

/** The sign-in page, which leads back to `backUrl` (a path of this site, with its query). */
export const loginPath = (backUrl?: string): string =>
  withQuery(SIGN_IN_PATH, { backUrl: backUrl === homePath ? undefined : backUrl });

/** The server's own address that begins signing in at the identity provider. */
export const loginStartPath = (backUrl: string): string => withQuery('/api/user/login/start', { backUrl });

/** The list of an area, narrowed to a classification. */
export const classificationPath = (area: Area, classification: string): string => withQuery(AREA_PATHS[area], { classification });

/** The service hall's search. */
export const servicePath = (query: string): string => withQuery(AREA_PATHS.service, { query });

/** The search over benefits and welfare news. */
export const welfareSearchPath = (query = ''): string => withQuery(`${AREA_PATHS.benefit}/search`, { query });

/** A benefit's deadline as a file for a calendar. */
export const deadlineCalendarPath = (id: string): string => withQuery('/api/welfare/benefit/calendar', { id });

/** Searching inside the notices. */
export const NOTICE_SEARCH_PATH = `${AREA_PATHS.notice}/search`;

/** The list of notices, narrowed. */
export const noticePath = (query: { department: string }): string => withQuery(AREA_PATHS.notice, query);

/** A section of the reference shelf. */
export const shelfPath = (section: string): string => withQuery(AREA_PATHS.information, { section });

/** Guides and policies as their list's address keeps them; nothing given, the topics. */
export const personnelPath = (query: { sort?: string } = {}): string => withQuery(AREA_PATHS.personnel, query);

const SEARCH_PATH = '/search';

/** The search over every area. */
export const searchPath = (query: string): string => withQuery(SEARCH_PATH, { query });

/** All attachments of an item in one file. */
export const allAttachmentsPath = ({ area, id }: ItemRef): string => withQuery('/api/attachment/all', { area, id });

export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
