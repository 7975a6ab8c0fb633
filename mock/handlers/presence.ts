import type { HttpHandler } from 'msw';
import { can } from '../../contract/core/permissions';
import { PRESENCE_TIMEOUT_MS } from '../../contract/core/preview';
import { presenceApi } from '../../contract/manage/presence';
import { mayEdit } from '../area/drafts';
import type { AnyItem } from '../data/item';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const presenceHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, presenceApi.report, ({ area, id, mode }, { person }) => {
    if (!can(person, 'content.edit', { area })) throw new MockFailure('permission.denied');
    const isIt = (item: AnyItem) => item.area === area && item.id === id;
    const item = store.drafts.find(isIt) ?? allItems(store).find(isIt);
    if (!item || !mayEdit(person, item)) throw new MockFailure('draft.not_found');
    const now = Date.now();
    const present = (store.presence.get(`${area} ${id}`) ?? []).filter(({ seenAt }) => now - seenAt < PRESENCE_TIMEOUT_MS);
    const others = present.filter((other) => other.id !== person.id);
    const since = present.find((other) => other.id === person.id)?.since ?? new Date(now).toISOString();
    store.presence.set(`${area} ${id}`, [...others, { id: person.id, name: person.name, mode, since, seenAt: now }]);
    return { others: others.map(({ seenAt: _seenAt, ...other }) => other).sort((a, b) => a.since.localeCompare(b.since)) };
  }),
];
