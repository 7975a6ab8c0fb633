import { AREAS, ITEM_PATHS, type Area, type DraftArea } from './areas';
import type { PictureWidth } from './pictures';

/** Pattern of an item's id, as used in paths. */
export const ITEM_ID = /^[a-z0-9-]{1,80}$/;
export const isItemId = (text: string): boolean => ITEM_ID.test(text);

/** Returns the path of an item's page. The server writes it into rendered articles, the client into links. */
export const itemPath = (area: Area, id: string, anchor = ''): string =>
  ITEM_PATHS[area].replace(':id', id) + (anchor ? `#${anchor}` : '');

/** Returns the item whose page has this path; null for other paths and for areas that have the id in the query. */
export function itemAt(pathname: string): { area: Area; id: string } | null {
  for (const area of AREAS) {
    const prefix = ITEM_PATHS[area].replace(':id', '');
    const id = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    if (isItemId(id) && id !== PREVIEW) return { area, id };
  }
  return null;
}

/** Path segment of drafts. An item with this id cannot have a page. */
const PREVIEW = 'preview';

/** Returns the path of the preview page of an item's draft, for editors and holders of a preview link. */
export const previewPath = (area: DraftArea, id: string): string => itemPath(area, id).replace(/^\/\w+/, `$&/${PREVIEW}`);

/** Returns true for the path of a preview page, in upper case as well, which the client's router accepts. */
export const isPreviewPath = (path: string): boolean => path.split('/')[2]?.toLowerCase() === PREVIEW;

/** Returns the address of an attachment or picture. Files of a draft need the token of a preview link. */
export const attachmentPath = (id: string, previewToken?: string): string =>
  `/api/attachment/${id}${previewToken ? `?preview=${encodeURIComponent(previewToken)}` : ''}`;

/** Returns the address of a picture that is scaled down to that width. */
export const narrowerPath = (id: string, width: PictureWidth): string => `${attachmentPath(id)}?w=${width}`;

/** Path of the API documentation page. */
export const API_DOCUMENT_PATH = '/api/docs';

/** Returns the normalised path of an address within this site; null if it leads to another site or to the login page. */
export function portalPath(address: string): string | null {
  if (!address.startsWith('/') || /^[/\\]{2}|[\\\p{Cc}]/u.test(address)) return null;
  const base = 'http://portico.invalid';
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  // Resolving dot segments can leave two leading slashes, which would name another host.
  if (url?.origin !== base || url.pathname.startsWith('//') || isLogin(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns true if the server itself responds to this path, rather than a page of the client. */
export const isServerPath = (path: string): boolean => path.startsWith('/api/');

/** Returns the normalised path of an address within this site; `/` if it leads to another site or to the login page. */
export const safeBackUrl = (backUrl: string | null | undefined): string => (backUrl ? portalPath(backUrl) : null) ?? '/';

/**
 * Returns true for the login page and the login calls, also if the path is escaped, in upper case or ends with slashes, which the
 * router accepts.
 */
function isLogin(pathname: string): boolean {
  try {
    return /^\/(login\/*|api\/user\/login\/.*)$/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
