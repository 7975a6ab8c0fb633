import { http, type HttpHandler } from 'msw';
import { matchLocale } from '../../contract/locale';
import type { Store } from '../data/store';
import { draftHandlers } from './drafts';
import { MockFailure } from './failure';
import { healthHandlers } from './health';
import { homeHandlers } from './home';
import { informationHandlers } from './information';
import { itemHandlers } from './items';
import { manageSearchHandlers } from './manage-search';
import { noticeHandlers } from './notice';
import { personnelHandlers } from './personnel';
import { searchHandlers } from './search';
import { servicehallHandlers } from './servicehall';
import { sessionHandlers } from './session';
import { toolHandlers } from './tool';
import { benefitHandlers, newsHandlers } from './welfare';

/** The whole mocked portal on one store. */
export const portalHandlers = (store: Store): HttpHandler[] => [
  ...sessionHandlers(store),
  ...servicehallHandlers(store),
  ...noticeHandlers(store),
  ...benefitHandlers(store),
  ...newsHandlers(store),
  ...personnelHandlers(store),
  ...informationHandlers(store),
  ...toolHandlers(store),
  ...homeHandlers(store),
  ...searchHandlers(store),
  ...manageSearchHandlers(store),
  ...draftHandlers(store),
  ...itemHandlers(store),
  ...healthHandlers(store),
];

/** What a server answers to a call that there is not. Tests leave it out: there an unknown call is a mistake. */
export const unknownCall: HttpHandler = http.all('*/api/*', ({ request }) =>
  new MockFailure('path.not_found').answer(matchLocale(request.headers.get('accept-language') ?? undefined)),
);
