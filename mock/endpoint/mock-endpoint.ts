import { http, HttpResponse, type HttpHandler } from 'msw';
import { hasInputInAddress, type AnswerOf, type Endpoint, type ParsedInputOf } from '../../contract/core/endpoint';
import { matchLocale, type Locale } from '../../contract/core/locale';
import { can } from '../../contract/core/permissions';
import type { Person } from '../data/people';
import type { MockSession, Store } from '../data/store';
import { personIn, recordCall } from './audit-record';
import { MockFailure } from './failure';

interface Context<Who, Session> {
  person: Who;
  session: Session;
  locale: Locale;
  /** Body of a call whose body is a file; empty for any other call. */
  content: Uint8Array<ArrayBuffer>;
}
type ContextOf<E extends Endpoint> = E['permission'] extends 'public'
  ? Context<Person | null, MockSession | null>
  : Context<Person, MockSession>;
/** Result of a mocked endpoint: a response for a redirect or a file, otherwise data of the contract. */
type MockAnswer<E extends Endpoint> = E['answer'] extends string ? Response : AnswerOf<E>;
export type Resolver<E extends Endpoint> = (input: ParsedInputOf<E>, context: ContextOf<E>) => MockAnswer<E>;

/** Returns the handler of one endpoint. It checks permissions and input as the server does, and the result against the contract. */
export function mockEndpoint<E extends Endpoint>(store: Store, endpoint: E, resolve: Resolver<E>): HttpHandler {
  const on = endpoint.method === 'GET' ? http.get : http.post;
  return on(`*${endpoint.path}`, async ({ request, params, cookies }) => {
    const locale = matchLocale(request.headers.get('accept-language') ?? undefined);
    try {
      const session = authorize(store, endpoint, request.headers.get('authorization') ?? cookieToken(endpoint, cookies));
      const input = await inputOf(endpoint, request, params);
      const content = endpoint.body === 'file' ? new Uint8Array(await request.arrayBuffer()) : new Uint8Array();
      const answer = resolve(input, { person: session?.person ?? null, session, locale, content } as ContextOf<E>);
      recordCall(store, endpoint, input, session?.person ?? personIn(store, answer));
      return typeof endpoint.answer === 'string'
        ? (answer as Response)
        : HttpResponse.json(endpoint.answer.parse(answer) as object);
    } catch (error) {
      if (error instanceof MockFailure) return error.answer(locale);
      throw error;
    }
  });
}

const cookieToken = ({ session }: Endpoint, cookies: Record<string, string>): string | undefined =>
  session === 'cookie' ? cookies['token'] : undefined;

function authorize(store: Store, { permission }: Endpoint, authorization: string | undefined): MockSession | null {
  const session = store.tokens.get(authorization?.replace(/^Bearer /, '') ?? '') ?? null;
  if (permission === 'public') return session;
  if (!session) throw new MockFailure(authorization ? 'session.expired' : 'session.missing');
  if (!store.sessions.has(session.id)) throw new MockFailure('session.revoked');
  if (!can(session.person, permission)) throw new MockFailure('permission.denied');
  return session;
}

type PathParams = Record<string, string | readonly string[] | undefined>;

async function inputOf<E extends Endpoint>(endpoint: E, request: Request, params: PathParams): Promise<ParsedInputOf<E>> {
  const isInAddress = hasInputInAddress(endpoint);
  const given = isInAddress ? queryOf(endpoint, request, params) : await bodyOf(request);
  const parsed = endpoint.input.safeParse(given);
  if (parsed.success) return parsed.data as ParsedInputOf<E>;
  const details = parsed.error.issues.map((issue): [string, string] => [issue.path.join('.') || 'request', issue.message]);
  throw new MockFailure('request.invalid', Object.fromEntries(details));
}

function queryOf({ path }: Endpoint, request: Request, params: PathParams): Record<string, unknown> {
  // The `*` of the handler's pattern counts as a parameter too.
  const named = Object.entries(params).filter(([name]) => path.includes(`:${name}`));
  return Object.fromEntries([...new URL(request.url).searchParams, ...named]);
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new MockFailure('request.invalid', { request: 'must be JSON' });
  }
}
