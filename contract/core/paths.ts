import type { Area } from './areas';

/** An item's id as it stands in its addresses. */
export const ITEM_ID = /^[a-z0-9-]{1,80}$/;
export const isItemId = (text: string): boolean => ITEM_ID.test(text);

/** Where a person reads an item: the server writes it into rendered articles, the client into links. */
export function itemPath(area: Area, id: string, anchor = ''): string {
  const fragment = anchor ? `#${anchor}` : '';
  switch (area) {
    case 'service':
    case 'notice':
    case 'personnel':
      return `/${area}/${id}${fragment}`;
    case 'benefit':
      return `/welfare/${id}${fragment}`;
    case 'news':
      return `/welfare/news/${id}${fragment}`;
    case 'information':
      return `/information?doc=${id}${fragment}`;
    case 'tool':
      return `/tool?tool=${id}${fragment}`;
  }
}

/** Where an editor, or the holder of a preview link, reads an item's draft. */
export function previewPath(area: 'service' | 'notice' | 'benefit' | 'news' | 'personnel', id: string): string {
  switch (area) {
    case 'benefit':
      return `/welfare/preview/${id}`;
    case 'news':
      return `/welfare/preview/news/${id}`;
    default:
      return `/${area}/preview/${id}`;
  }
}

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
