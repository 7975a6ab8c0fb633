import { getResponse } from 'msw';
import { PEOPLE } from '../../mock/data/people';
import { createStore, openSession } from '../../mock/data/store';
import { portalHandlers } from '../../mock/handlers/portal';
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

const world: World = {
  send,
  items: {
    service: 'annual-leave',
    notice: 'badge-renewal',
    benefit: 'bicycle-lease',
    news: 'harbour-run',
    personnel: 'yearly-review',
    information: 'business-trips',
    tool: 'mail',
  },
  drafts: {
    service: 'home-office-kit',
    notice: 'quiet-floors',
    benefit: 'museum-pass',
    news: 'roof-garden',
    personnel: 'moving-abroad',
  },
};

test.each(contractCases)('on the mocks: $name', ({ run }) => run(world));
