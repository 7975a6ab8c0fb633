import { WORKER_META, type WorkerMessage } from 'contract/core/page-files';
import { whenIdle } from './idle';

/** Minimum time between two checks for a newer release by a page that stays open, in milliseconds. */
const CHECK_AFTER_MS = 60 * 60_000;

/** Channel on which the program announces what happens to the session (lib/session/session-events.ts). */
const SESSION_CHANNEL = 'portico.session';

/** Registers the service worker once the page is loaded and idle, if the page names one, and tells it which files the page uses. */
export function startServiceWorker(): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${WORKER_META}]`)?.content;
  // Browsers have no service workers without https, except on localhost.
  if (!address || !('serviceWorker' in navigator)) return;
  const begin = () => {
    whenIdle(() => {
      // Private windows of some browsers refuse; the portal then loads its files as before.
      register(address).catch((error: unknown) => {
        console.warn('no service worker', error);
      });
    });
  };
  addEventListener('load', begin, { once: true });
}

async function register(address: string): Promise<void> {
  const registered = navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  // Extensions and test programs that block service workers resolve it to nothing.
  const registration = await (registered as Promise<ServiceWorkerRegistration | undefined>);
  if (!registration) return;
  const tell = (message: WorkerMessage) => registration.active?.postMessage(message);
  let hasEnded = false;
  new BroadcastChannel(SESSION_CHANNEL).addEventListener('message', ({ data }) => {
    if (data !== 'ended') return;
    hasEnded = true;
    tell({ type: 'signed-out' });
  });
  const check = async () => {
    checkedAt = Date.now();
    await navigator.serviceWorker.ready;
    await registration.update();
    // A newer release stores what it needs itself, and takes over as soon as the present worker has nothing to do.
    // The files that this page has used would tell of the person who has signed out.
    if (registration.installing || registration.waiting || hasEnded) return;
    tell({
      type: 'visited',
      files: performance.getEntriesByType('resource').map(({ name }) => name),
      locale: document.documentElement.lang,
      checkedAt,
    });
  };
  let checkedAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_AFTER_MS) check().catch(() => undefined);
  });
  await check();
}
