import type { FastifyRequest } from 'fastify';
import { isPast } from '../../../contract/core/cookies';
import type { Locale } from '../../../contract/core/locale';
import {
  ANSWERS_ID,
  DEVICE_COOKIE,
  deviceOf,
  isRenderedAddress,
  type Device,
  type FirstAnswers,
  type FirstCall,
  type RenderedFrom,
} from '../../../contract/core/page-rendering';
import { RenderingPaused, type PageRenderer } from './renderer';

/** Headers of the request for a page with which its first calls are made as well. */
const FORWARDED = ['cookie', 'host', 'user-agent', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Maximum time until a page has its content, in milliseconds. */
const LIMIT_MS = 800;

/** Result of rendering a page: with its content, or without it, because it failed or because nothing is rendered after a failure. */
type RenderingResult = 'sent' | 'failed' | 'paused';

export interface Rendering {
  renderer: PageRenderer;
  /** Called with the result of each page that was to be rendered. */
  onResult: (result: RenderingResult) => void;
}

interface ContentOptions extends Rendering {
  locale: Locale;
}

/** Sessions whose page is being rendered. A browser that opens several at once gets the content of one. */
const underWay = new Set<string>();

/**
 * Returns the HTML of a page's content with the answers that it was rendered from, which the program takes over. The answers are those
 * of the page's first calls, made with the session in the cookies and all checks. Returns null if the page is not opened in a window, is
 * not rendered on the server, nobody is signed in, the person comes by a link of another site (browsers then leave out the cookie that
 * tokens are bound to), the browser has not told what the layout depends on, or a call or the rendering fails: the program then shows
 * the page by itself.
 */
export async function pageContent(request: FastifyRequest, options: ContentOptions): Promise<string | null> {
  const { userInfo: person, [DEVICE_COOKIE]: deviceCookie } = request.cookies;
  const token = liveToken(request);
  const device = deviceOf(deviceCookie);
  if (!isOpened(request) || !isRenderedAddress(request.url) || !token || !person || !device || underWay.has(token)) return null;
  underWay.add(token);
  try {
    const content = await inTime(contentOf(request, { ...options, token, person, device }));
    if (content !== null) options.onResult('sent');
    return content;
  } catch (error) {
    const isPaused = error instanceof RenderingPaused;
    options.onResult(isPaused ? 'paused' : 'failed');
    if (!isPaused) request.log.warn({ err: error }, 'page sent without its content');
    return null;
  } finally {
    underWay.delete(token);
  }
}

/** Returns the result. Throws if it does not come in time. */
async function inTime<T>(result: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('the page did not get its content in time'));
    });
  });
  return Promise.race([result, late]);
}

/**
 * Returns whether a browser opens a page in a window, not in advance. On plain http, browsers do not tell. If a service worker passes the
 * request on, it no longer names the window, but has a mode that no other site can give a request (in Firefox `same-origin`).
 */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-mode': mode = '', 'sec-purpose': purpose } = headers;
  const isOfWorker = destination === 'empty' && ['navigate', 'same-origin'].includes(mode);
  return method === 'GET' && purpose === undefined && (destination === 'document' || isOfWorker);
}

interface Visit extends ContentOptions {
  token: string;
  person: string;
  device: Device;
}

async function contentOf(request: FastifyRequest, { renderer, token, locale, person, device }: Visit): Promise<string | null> {
  const deadline = Date.now() + LIMIT_MS;
  if (!(await request.server.acceptsToken(request, token))) return null;
  const calls = await renderer.firstCalls(request.url, deadline);
  const answers = await answersOf(request, calls, {
    token,
    locale,
    signal: AbortSignal.timeout(Math.max(0, deadline - Date.now())),
  });
  if (!answers) return null;
  const source: RenderedFrom = { person, answers };
  const html = await renderer.renderPage({ address: request.url, locale, device, ...source }, deadline);
  return `${html}<script type="application/json" id="${ANSWERS_ID}">${scriptText(source)}</script>`;
}

/** Returns the token in the cookies; undefined if there is none, or the browser would renew it first. */
function liveToken({ cookies: { token, token_deadtime: deadline } }: FastifyRequest): string | undefined {
  return deadline !== undefined && isPast(Number(deadline)) ? undefined : token;
}

interface Caller {
  token: string;
  locale: Locale;
  signal: AbortSignal;
}

/** Returns the answers of all calls by their key; null if one of them was refused. */
async function answersOf(request: FastifyRequest, calls: FirstCall[], caller: Caller): Promise<FirstAnswers | null> {
  const answers = await Promise.all(calls.map((call) => answerOf(request, call, caller)));
  return answers.includes(null) ? null : Object.fromEntries(answers.flatMap((answer) => (answer ? [answer] : [])));
}

async function answerOf(
  { server, headers, socket }: FastifyRequest,
  { key, method, url, body }: FirstCall,
  { token, locale, signal }: Caller,
): Promise<[key: string, data: unknown] | null> {
  const { statusCode, payload } = await server.inject({
    method,
    url,
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    signal,
    headers: {
      ...Object.fromEntries(FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
      authorization: token,
      'accept-language': locale,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return statusCode === 200 ? [key, JSON.parse(payload)] : null;
}

/** Returns JSON that is safe in a script element: no text can end the element or begin a comment. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
