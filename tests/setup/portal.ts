import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Store } from '../../mock/data/store';
import { createStore } from '../../mock/portal/create-store';
import { portalHandlers } from '../../mock/portal/handlers';

const store = createStore();
const server = setupServer(...portalHandlers(store));
let unhandled: string[] = [];

/** Returns the state of the mocked portal during this test. */
export const portal = (): Store => store;

/** Overrides handlers of the mocked portal for this test. */
export const answerWith = (...handlers: HttpHandler[]): void => {
  server.use(...handlers);
};

/** Makes the next response to `call`, such as `POST /api/…`, an error with this message. */
export function failOnce(call: string, message: string): void {
  const [method = '', path = ''] = call.split(' ');
  const handle = method === 'GET' ? http.get : http.post;
  answerWith(handle(`*${path}`, () => HttpResponse.json({ code: 'internal', message }, { status: 500 }), { once: true }));
}

/** Holds the next request of `call` until the returned function is called; the portal then answers it. */
export function holdOnce(call: string): () => void {
  const [method = '', path = ''] = call.split(' ');
  const handle = method === 'GET' ? http.get : http.post;
  let goOn = (): void => undefined;
  const held = new Promise<undefined>((resolve) => {
    goOn = () => {
      resolve(undefined);
    };
  });
  answerWith(handle(`*${path}`, () => held, { once: true }));
  return goOn;
}

export function listen(): void {
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      unhandled.push(`${method} ${url}`);
    },
  });
}

/** Resets the mocked portal. Its handlers are kept, because creating a hundred of them takes longer than most tests. */
export function openPortal(): void {
  Object.assign(store, createStore());
  unhandled = [];
  server.resetHandlers();
}

/** Throws if a call had no handler. */
export function checkCalls(): void {
  if (unhandled.length) throw new Error(`calls without a handler: ${unhandled.join(', ')}`);
}

export const close = (): void => {
  server.close();
};

/** Returns an array that collects every network call of this test, as `POST /api/…` with its request. */
export function recordCalls(): { call: string; request: Request }[] {
  const calls: { call: string; request: Request }[] = [];
  const record = ({ request }: { request: Request }) => {
    calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, request: request.clone() });
  };
  server.events.on('request:start', record);
  recorders.push(record);
  return calls;
}

const recorders: ((event: { request: Request }) => void)[] = [];

export function stopRecording(): void {
  for (const record of recorders.splice(0)) server.events.removeListener('request:start', record);
}
