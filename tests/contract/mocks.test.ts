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

async function send({ endpoint, input, as, locale }: SentCall): Promise<{ status: number; body: unknown }> {
  const { method, path, query, body } = addressOf(`${endpoint.method} ${endpoint.path}`, input);
  const address = `http://localhost${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const headers = { 'accept-language': locale, 'content-type': 'application/json', ...(as && { authorization: tokens[as] }) };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const answer = await getResponse(handlers, new Request(address, { method, headers, body: sent }));
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
