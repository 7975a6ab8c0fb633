import { sessionApi, type Session } from '../../contract/session';
import { DEMO_PEOPLE, type DemoPerson } from '../../server/modules/demo-provider/people';
import { Browser, type Send } from './browser';

export interface SignIn {
  ms: number;
  /** Error of the sign-in; null if the person is signed in under the right identity. */
  lost: string | null;
}

/** Signs in that many people at the same time at the portal of `origin`, each in a separate browser. */
export const signInAtOnce = (origin: string, count: number, send: Send = fetch): Promise<SignIn[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => timed(new Browser(origin, send), index)));

async function signIn(browser: Browser, { id, name }: DemoPerson): Promise<void> {
  const choice = await browser.follow(`${sessionApi.start.path}?backUrl=/service`);
  const back = await browser.follow(choice, { method: 'POST', body: new URLSearchParams({ person: id }) });
  const ucToken = back.searchParams.get('ucToken');
  if (!ucToken) throw new Error(`led to ${back.pathname}${back.search}`);
  const session = await json<Session>(browser, sessionApi.ucToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ucToken }),
  });
  if (session.userInfo.name !== name) throw new Error(`${name} was signed in as ${session.userInfo.name}`);
  const { answer } = await browser.request(sessionApi.list.path, { headers: { authorization: session.token } });
  const listed = (await answer.json()) as { sessions?: { current: boolean }[]; code?: string };
  // All sign-ins share three demo people, and the oldest sessions of a person end when there are more than 50.
  if (listed.code === 'session.revoked') return;
  const { sessions = [] } = listed;
  if (!sessions.some(({ current }) => current))
    throw new Error(`the new session is not among those of its person: ${answer.status}`);
}

async function json<Body>(browser: Browser, path: string, init: RequestInit): Promise<Body> {
  const { answer } = await browser.request(path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

async function timed(browser: Browser, index: number): Promise<SignIn> {
  const person = DEMO_PEOPLE[index % DEMO_PEOPLE.length];
  if (!person) throw new Error('the demo provider has no people');
  const started = performance.now();
  const lost = await signIn(browser, person).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { ms: performance.now() - started, lost };
}
