import { filledPage, pageTags, SHELL_PATH } from 'contract/core/page-files';
import { BUILT } from './built';
import { pageWithContent } from './content';
import { headersOf } from './headers';
import { lastVisit } from './last-visit';
import { release } from './release';

/** Maximum age of the last confirmation that a release is current, in milliseconds. After that, the server is asked for pages first. */
const MAX_UNCONFIRMED_MS = 24 * 60 * 60_000;

const tagsOf = pageTags(BUILT.pages);
const patterns = BUILT.pages.routes.map(([source]) => new RegExp(source));

/** Returns whether the worker can serve the page at an address. Escaped addresses are left to the server. */
export const hasPage = ({ pathname, search }: URL): boolean =>
  !pathname.includes('%') && patterns.some((pattern) => pattern.test(pathname + search));

/** Returns whether the server itself answers at an address: with data, with a file, or as a part of signing in. */
export const isOfServer = ({ pathname }: URL): boolean => /^\/(api|oidc)(\/|$)|\./.test(pathname);

/**
 * Returns the HTML of a page: with its content from the server if that is in time, otherwise made from the stored shell. If the release was
 * not confirmed for a day, requests the page from the server and uses the shell only if the server cannot be reached.
 */
export async function pageResponse(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const { confirmedAt } = await lastVisit();
  if (Date.now() - confirmedAt > MAX_UNCONFIRMED_MS) return offlineResponse(request, url);
  const [page, withContent] = await Promise.all([storedPage(url), pageWithContent(request, url, event)]);
  return withContent ?? page ?? fetch(request);
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
