import { http, HttpResponse, type HttpHandler } from 'msw';
import { AREAS } from '../../contract/core/areas';
import { endpoints } from '../../contract/api';
import { matchLocale } from '../../contract/core/locale';
import type { Store } from '../data/store';
import { draftHandlers } from '../area/drafts';
import { MockFailure } from '../endpoint/failure';
import { auditHandlers } from '../manage/audit';
import { insightsHandlers } from '../manage/insights';
import { healthHandlers } from '../handlers/health';
import { homeHandlers } from '../handlers/home';
import { itemHandlers } from '../handlers/items';
import { manageSearchHandlers } from '../handlers/search-admin';
import { searchHandlers } from '../handlers/search';
import { manageDraftHandlers } from '../manage/drafts';
import { bulkHandlers } from '../manage/bulk';
import { manageContentHandlers } from '../manage/content';
import { lifecycleHandlers } from '../manage/lifecycle';
import { revisionHandlers } from '../manage/revisions';
import { manageFileHandlers } from '../manage/files';
import { releaseHandlers } from '../manage/releases';
import { reviewHandlers } from '../manage/review';
import { manageHomeHandlers } from '../manage/home';
import { departmentHandlers } from '../manage/departments';
import { directoryManageHandlers } from '../manage/directory';
import { structureHandlers } from '../manage/structure';
import { peopleHandlers } from '../manage/people';
import { questionHandlers } from '../manage/questions';
import { seeAsHandlers } from '../manage/see-as';
import { transferHandlers } from '../manage/transfer';
import { personHandlers } from '../handlers/person';
import { presenceHandlers } from '../handlers/presence';
import { remarkHandlers } from '../handlers/remarks';
import { sessionHandlers } from '../handlers/session';
import { MOCKED_AREAS } from './areas';

/** Returns all handlers of the mocked portal, sharing one store. */
export const portalHandlers = (store: Store): HttpHandler[] => [
  ...sessionHandlers(store),
  ...AREAS.flatMap((area) => MOCKED_AREAS[area].handlers(store)),
  ...homeHandlers(store),
  ...personHandlers(store),
  ...searchHandlers(store),
  ...manageSearchHandlers(store),
  ...draftHandlers(store),
  ...remarkHandlers(store),
  ...presenceHandlers(store),
  ...auditHandlers(store),
  ...insightsHandlers(store),
  ...seeAsHandlers(store),
  ...peopleHandlers(store),
  ...questionHandlers(store),
  ...transferHandlers(store),
  ...manageDraftHandlers(store),
  ...manageContentHandlers(store),
  ...bulkHandlers(store),
  ...lifecycleHandlers(store),
  ...revisionHandlers(store),
  ...manageFileHandlers(store),
  ...reviewHandlers(store),
  ...releaseHandlers(store),
  ...structureHandlers(store),
  ...manageHomeHandlers(store),
  ...departmentHandlers(store),
  ...directoryManageHandlers(store),
  ...itemHandlers(store),
  ...healthHandlers(store),
  ...wrongMethodHandlers,
];

/** Handlers that respond to unsupported methods of known paths as the server does; supported methods reach the handlers above. */
const wrongMethodHandlers: HttpHandler[] = [...new Set(endpoints.map(({ path }) => path))].map((path) => {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
  const allowed = methods.flatMap<string>((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const headers = { allow: allowed.join(', ') };
  return http.all(`*${path}`, ({ request }) => {
    if (allowed.includes(request.method)) return undefined;
    if (request.method === 'OPTIONS') return new HttpResponse(null, { status: 204, headers });
    return new MockFailure('method.not_allowed').answer(localeOf(request), headers);
  });
});

const localeOf = ({ headers }: Request) => matchLocale(headers.get('accept-language') ?? undefined);

/** Responds to unknown paths as the server does. Tests leave it out, because an unknown call is a mistake there. */
export const unknownCall: HttpHandler = http.all('*/api/*', ({ request }) =>
  new MockFailure('path.not_found').answer(localeOf(request)),
);
