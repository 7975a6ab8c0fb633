import type { FastifyRequest } from 'fastify';
import { DEADLINE_MARGIN_SECONDS } from '../../../contract/core/cookies';
import type { Locale } from '../../../contract/core/locale';
import { ANSWERS_ID, DEVICE_COOKIE, deviceOf, type FirstAnswers, type FirstCall } from '../../../contract/core/page-rendering';
import type { PageRenderer } from './renderer';

/** Headers of the request for a page with which its first calls are made as well. */
const FORWARDED = ['cookie', 'host', 'user-agent', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Maximum time for the first calls of a page, in milliseconds. */
const CALLS_LIMIT_MS = 400;

interface ContentOptions {
  locale: Locale;
  renderer: PageRenderer;
  /** Name of the cookie that tokens are bound to. */
  bindCookie: string;
}

/**
 * Returns the HTML of a page's content with the answers that it was rendered from, which the program takes over. The answers are those
 * of the page's first calls, made with the session in the cookies and all checks. Returns null if nobody is signed in, the person comes
 * by a link of another site (browsers then leave out the cookie that tokens are bound to), the browser has not told what the layout
 * depends on, the page is not rendered on the server, or a call or the rendering fails: the program then shows the page as it does on
 * any later load.
 */
export async function pageContent(
  request: FastifyRequest,
  { locale, renderer, bindCookie }: ContentOptions,
): Promise<string | null> {
  const { userInfo: person, [bindCookie]: bind, [DEVICE_COOKIE]: deviceCookie } = request.cookies;
  const token = liveToken(request);
  const device = deviceOf(deviceCookie);
  if (request.method !== 'GET' || !token || !bind || !person || !device) return null;
  try {
    const calls = await renderer.firstCalls(request.url);
    const answers = calls.length
      ? await answersOf(request, calls, { token, locale, signal: AbortSignal.timeout(CALLS_LIMIT_MS) })
      : null;
    if (!answers) return null;
    const html = await renderer.renderPage({ address: request.url, locale, person, device, answers });
    return `${html}<script type="application/json" id="${ANSWERS_ID}">${scriptText(answers)}</script>`;
  } catch (error) {
    request.log.warn({ err: error }, 'page sent without its content');
    return null;
  }
}

/** Returns the token in the cookies; undefined if there is none, or the browser would renew it first. */
function liveToken({ cookies: { token, token_deadtime: deadline } }: FastifyRequest): string | undefined {
  const expired = deadline !== undefined && Number(deadline) - Date.now() / 1000 <= DEADLINE_MARGIN_SECONDS;
  return expired ? undefined : token;
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
    method: method as 'GET' | 'POST',
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
