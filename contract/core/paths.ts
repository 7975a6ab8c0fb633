import { AREAS, ITEM_PATHS, type Area, type DraftArea } from './areas';

/** An item's id as it stands in its addresses. */
export const ITEM_ID = /^[a-z0-9-]{1,80}$/;
export const isItemId = (text: string): boolean => ITEM_ID.test(text);

/** Returns the path of an item's page: the server writes it into rendered articles, the client into links. */
export const itemPath = (area: Area, id: string, anchor = ''): string =>
  ITEM_PATHS[area].replace(':id', id) + (anchor ? `#${anchor}` : '');

/** Returns the item whose page a path is; null for other paths, and where the id is in the query. */
export function itemAt(pathname: string): { area: Area; id: string } | null {
  for (const area of AREAS) {
    const prefix = ITEM_PATHS[area].replace(':id', '');
    const id = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    if (isItemId(id) && id !== PREVIEW) return { area, id };
  }
  return null;
}

/** Part of the paths of drafts; an item with this id has no page of its own. */
const PREVIEW = 'preview';

/** Returns the path of the page of an item's draft, for editors and holders of a preview link. */
export const previewPath = (area: DraftArea, id: string): string => itemPath(area, id).replace(/^\/\w+/, `$&/${PREVIEW}`);

/** The bytes of an attachment or picture; of a draft's, for the holder of a preview link, with its token. */
export const attachmentPath = (id: string, previewToken?: string): string =>
  `/api/attachment/${id}${previewToken ? `?preview=${encodeURIComponent(previewToken)}` : ''}`;

/** Path of the page that documents the API. */
export const API_DOCUMENT_PATH = '/api/docs';

/** Returns the path of this site that an address leads to, as browsers write it; null when it leads elsewhere or back to signing in. */
export function portalPath(address: string): string | null {
  if (!address.startsWith('/') || /^[/\\]{2}|[\\\p{Cc}]/u.test(address)) return null;
  const base = 'http://portico.invalid';
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  // Resolving dots can bring two slashes to the beginning, which name another host.
  if (url?.origin !== base || url.pathname.startsWith('//') || isLogin(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns whether a path of this site is answered by the server itself rather than by a page of the client. */
export const isServerPath = (path: string): boolean => path.startsWith('/api/');

/** Returns the path of this site that an address leads to, or `/`. */
export const safeBackUrl = (backUrl: string | null | undefined): string => (backUrl ? portalPath(backUrl) : null) ?? '/';

/** Returns whether a path is the login page or leads to it, also escaped, in upper case or with trailing slashes, as the router accepts it. */
function isLogin(pathname: string): boolean {
  try {
    return /^\/(login\/*|api\/user\/login\/.*)$/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
