import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { Store } from './data/store';
import { createStore } from './portal/create-store';
import { portalHandlers, unknownCall } from './portal/handlers';

/** Umi reloads the mocks whenever they are edited; this keeps people signed in. */
const kept = globalThis as { mockSignIns?: Pick<Store, 'tickets' | 'sessions' | 'tokens' | 'refreshTokens'> };

function storeWithSignIns(): Store {
  const store = createStore();
  const { tickets, sessions, tokens, refreshTokens } = (kept.mockSignIns ??= store);
  return { ...store, tickets, sessions, tokens, refreshTokens };
}

const handlers = [...portalHandlers(storeWithSignIns()), unknownCall];

/** Request whose body Umi has already parsed. */
type UmiRequest = IncomingMessage & { body?: unknown; originalUrl: string };

async function answer(request: UmiRequest, response: ServerResponse): Promise<void> {
  const mocked = await getResponse(handlers, toFetchRequest(request));
  response.statusCode = mocked?.status ?? 404;
  mocked?.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(mocked ? Buffer.from(await mocked.arrayBuffer()) : undefined);
}

function toFetchRequest({ method = 'GET', headers, originalUrl, body }: UmiRequest): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(originalUrl, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries.filter(([name]) => name !== 'content-length' && name !== 'connection'),
    body: method === 'GET' || body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Umi creates an endpoint for each key, so these two accept all calls and msw dispatches them. */
export default { 'GET /api/(.*)': answer, 'POST /api/(.*)': answer };
