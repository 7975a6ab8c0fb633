/// <reference lib="webworker" />
/**
 * Service worker of the portal. It serves the built files and the HTML of the portal's pages from the device. Everything about a person
 * comes from the server: it never touches the API, and never stores a page that came with its content.
 * docs/decisions/216-service-worker.md says why.
 */
import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from 'contract/core/page-files';
import { matchLocale } from 'contract/core/locale';
import { refuteConfirmation, storeVisit } from './last-visit';
import { hasPage, isOfServer, offlineResponse, pageResponse } from './page';
import { dropOldReleases, release } from './release';
import { builtFile, forgetVisited, isBuiltFile, storeKept, storeSuccessors, storeVisited } from './visited';

declare const self: ServiceWorkerGlobalScope;

/** Install event with static routing, by which a browser bypasses the worker for some requests (Chrome and Edge from version 123). */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]) => Promise<void>;
}

self.addEventListener('install', (event: RoutingEvent) => {
  const direct = event.addRoutes?.([{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }]);
  event.waitUntil(
    Promise.all([direct, release.install(event)])
      .then(() => storeSuccessors(event))
      // Open pages continue with the files of their own release, which stay cached.
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([release.activate(event), dropOldReleases()]).then(() => self.clients.claim()));
});

/** Work for the last message. Messages are handled one after another, so that files deleted at sign-out are not stored again. */
let lastWork: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'outdated') {
    event.waitUntil(
      refuteConfirmation().then(() => {
        event.ports[0]?.postMessage(null);
      }),
    );
    return;
  }
  const work = async (): Promise<unknown> => {
    if (message.type === 'signed-out') return forgetVisited();
    if (message.type === 'loaded') return storeVisited(message.files, event);
    if (message.type === 'kept') return storeKept(message.addresses, message.files, event);
    return Promise.all([storeVisit(matchLocale(message.locale), message.checkedAt), storeVisited(message.files, event)]);
  };
  lastWork = lastWork.then(work, work);
  event.waitUntil(lastWork);
});

registerRoute(
  ({ url }) => isBuiltFile(url),
  ({ request, event }) => builtFile(request, event),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && hasPage(url),
  ({ request, url, event }) => pageResponse(request, url, event),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isOfServer(url),
  ({ request, url }) => offlineResponse(request, url),
);
