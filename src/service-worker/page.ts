import { filledPage, pageTags, SHELL_PATH } from 'contract/core/page-files';
import { CONTENT_HEADER, isRenderedAddress } from 'contract/core/page-rendering';
import { BUILT } from './built';
import { lastVisit, storeMissingContent } from './last-visit';
import { release } from './release';

/** Maximum age of the last confirmation that a release is current, in milliseconds. After that, the server is asked for pages first. */
const MAX_UNCONFIRMED_MS = 24 * 60 * 60_000;
/** Maximum time that the server gets to send a page with its content, in milliseconds. After that, the stored shell is shown. */
const CONTENT_LIMIT_MS = 300;
/** Time for which the server is not asked for content after it has sent a page without it, or too late, in milliseconds. */
const CONTENT_PAUSE_MS = 5 * 60_000;

const tagsOf = pageTags(BUILT.pages);
const patterns = BUILT.pages.routes.map(([source]) => new RegExp(source));

/** Returns whether the worker can serve the page at an address. Escaped addresses are left to the server. */
export const hasPage = ({ pathname, search }: URL): boolean =>
  !pathname.includes('%') && patterns.some((pattern) => pattern.test(pathname + search));

/** Returns whether the server itself answers at an address: with data, with a file, or as a part of signing in. */
export const isOfServer = ({ pathname }: URL): boolean => /^\/(api|oidc)(\/|$)|\./.test(pathname);

/**
 * Returns the HTML of a page: from the server if it comes with its content in time, otherwise made from the stored shell. If the release was
 * not confirmed for a day, requests the page from the server and uses the shell only if the server cannot be reached.
 */
export async function pageResponse(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const { confirmedAt, withoutContentAt = 0 } = await lastVisit();
  if (Date.now() - confirmedAt > MAX_UNCONFIRMED_MS) return offlineResponse(request, url);
  if (isRenderedAddress(url.pathname + url.search) && Date.now() - withoutContentAt > CONTENT_PAUSE_MS) {
    const page = await pageWithContent(request);
    if (page) return page;
    event.waitUntil(storeMissingContent());
  }
  return (await storedPage(url)) ?? fetch(request);
}

/** Requests a page from the server. Returns null if it does not come in time, without its content, or from another build. */
async function pageWithContent(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, CONTENT_LIMIT_MS, null);
  });
  // Without a connection this fails at once.
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  return response?.headers.get(CONTENT_HEADER) === BUILT.id ? response : null;
}

/** Returns the server's answer; if it cannot be reached, the stored shell, whose program says that the device is offline. */
export const offlineResponse = (request: Request, url: URL): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const page = await storedPage(url);
    if (page) return page;
    throw error;
  });

/** Returns the HTML of a page in the language of the last visit, or null if the shell is not stored. */
async function storedPage({ pathname, search }: URL): Promise<Response | null> {
  const [shell, { locale }] = await Promise.all([release.matchPrecache(SHELL_PATH), lastVisit()]);
  if (!shell) return null;
  const html = filledPage(await shell.text(), locale, tagsOf(pathname + search, locale));
  return new Response(html, { headers: headersOf(shell) });
}

/** Returns the headers of the shell, such as the content security policy, without those about compression and caching. */
function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'cache-control']) own.delete(name);
  return own;
}
