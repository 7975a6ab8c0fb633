import type { HttpHandler } from 'msw';
import { healthApi as api } from '../../contract/health';
import type { Store } from '../data/store';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const healthHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.live, () => ({ status: 'live' as const })),
  mockEndpoint(store, api.ready, () => ({ status: 'ready' as const })),
];
