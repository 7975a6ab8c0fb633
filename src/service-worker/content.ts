import { CONTENT_HEADER, isRenderedAddress, NO_CONTENT } from 'contract/core/page-rendering';
import { BUILT } from './built';
import { headersOf } from './headers';
import { lastVisit, storePause, type ContentPause } from './last-visit';

/** Maximum time until a page with its content has arrived, in milliseconds. */
const LIMIT_MS = 400;
/** Time for which the server is not asked after a late page, in milliseconds. Doubles with each further late page, up to the maximum. */
const FIRST_PAUSE_MS = 5 * 60_000;
const MAX_PAUSE_MS = 24 * 60 * 60_000;
/** Time for which the server is not asked if it renders no page, in milliseconds. */
const WITHOUT_RENDERING_MS = 60 * 60_000;

/**
 * Returns the page at an address with its content from the server. Returns null if the server does not render it, cannot be reached, is
 * late, was late before, or has another build.
 */
export async function pageWithContent(request: Request, url: URL, event: ExtendableEvent): Promise<Response | null> {
  const { pause } = await lastVisit();
  if (!isRenderedAddress(url.pathname + url.search) || isPaused(pause)) return null;
  const late = new Promise<'late'>((resolve) => {
    setTimeout(resolve, LIMIT_MS, 'late');
  });
  // The browser's own request, which Chromium may have sent already while it started the worker. Without a connection it fails at once.
  const result = await Promise.race([fetch(request).then(pageOf, () => null), late]);
  if (result === 'late') event.waitUntil(storePause(pauseAfter(pause)));
  else if (result === NO_CONTENT) event.waitUntil(storePause({ until: Date.now() + WITHOUT_RENDERING_MS, timesLate: 0 }));
  else if (result) event.waitUntil(storePause(undefined));
  return result instanceof Response ? result : null;
}

/**
 * Returns the page of this build with its content, once all of it has arrived: its program starts only then. Returns `none` if the server
 * renders no page, null if this one comes without its content or from another build.
 */
async function pageOf(response: Response): Promise<Response | typeof NO_CONTENT | null> {
  const build = response.headers.get(CONTENT_HEADER);
  if (build === BUILT.id) return new Response(await response.arrayBuffer(), { headers: headersOf(response) });
  await response.body?.cancel();
  return build === NO_CONTENT ? NO_CONTENT : null;
}

/** Returns whether a pause is under way. One that ends later than any pause may was stored before the clock was set back. */
const isPaused = (pause: ContentPause | undefined): boolean =>
  pause !== undefined && pause.until > Date.now() && pause.until <= Date.now() + MAX_PAUSE_MS;

/** Returns the next pause, after a page was late. */
function pauseAfter(last: ContentPause | undefined): ContentPause {
  const timesLate = (last?.timesLate ?? 0) + 1;
  return { until: Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** (timesLate - 1), MAX_PAUSE_MS), timesLate };
}
