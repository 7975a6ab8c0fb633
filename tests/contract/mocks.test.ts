import { getResponse } from 'msw';
import { AREAS, DRAFT_AREAS, type Area } from '../../contract/core/areas';
import { PEOPLE } from '../../mock/data/people';
import { draftsIn, openSession } from '../../mock/data/store';
import { createStore } from '../../mock/portal/create-store';
import { portalHandlers } from '../../mock/portal/handlers';
import { addressOf } from '@/lib/api/call-address';
import { contractCases } from './suite';
import type { SentCall, Someone, World } from './world';

const store = createStore();
const handlers = portalHandlers(store);
const tokens: Record<Someone, string> = {
  employee: openSession(store, PEOPLE.employee).token,
  editor: openSession(store, PEOPLE.editor).token,
  admin: openSession(store, PEOPLE.admin).token,
};

async function send({ endpoint, input, as, locale, content }: SentCall): Promise<{ status: number; body: unknown }> {
  const isFile = endpoint.body === 'file';
  const address = addressOf(`${endpoint.method} ${endpoint.path}`, isFile ? undefined : input);
  const { method, path, body } = address;
  const query = isFile ? (input ?? {}) : address.query;
  const url = `http://localhost${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const headers = {
    'accept-language': locale,
    'content-type': isFile ? 'application/octet-stream' : 'application/json',
    ...(as && { authorization: tokens[as] }),
  };
  const json = body === undefined ? undefined : JSON.stringify(body);
  const sent = isFile && method === 'POST' ? content : json;
  const answer = await getResponse(handlers, new Request(url, { method, headers, body: sent }));
  if (!answer) throw new Error(`no handler for ${method} ${path}`);
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const firstIn = (items: readonly { id: string }[]): string => items[0]?.id ?? '';
const byArea = <A extends Area>(areas: readonly A[], idOf: (area: A) => string) =>
  Object.fromEntries(areas.map((area) => [area, idOf(area)])) as Record<A, string>;

const world: World = {
  send,
  items: byArea(AREAS, (area) => firstIn(store.items[area])),
  drafts: byArea(DRAFT_AREAS, (area) => firstIn(draftsIn(store, area))),
};

test.each(contractCases)('mocks: $name', ({ run }) => run(world));
