import { WORKER_META, type WorkerMessage } from 'contract/core/page-files';
import { activeWorker } from './active-worker';
import { whenIdle } from './idle';
import { SESSION_CHANNEL } from './session-channel';

/** Minimum time between two checks for a newer release by a page that stays open, in milliseconds. */
const CHECK_AFTER_MS = 60 * 60_000;

/** Returns the addresses of the files that the open page has loaded. */
export const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Registers the service worker once the page is loaded and idle, if the page names one, and reports the page's files to it. */
export function startServiceWorker(): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${WORKER_META}]`)?.content;
  // Browsers have no service workers without https, except on localhost.
  if (!address || !('serviceWorker' in navigator)) return;
  // Not only once the page is idle: a person may sign out before.
  const session = watchSession();
  const begin = () => {
    whenIdle(() => {
      // Private windows of some browsers refuse; the portal then loads its files as before.
      register(address, session).catch((error: unknown) => {
        console.warn('no service worker', error);
      });
    });
  };
  addEventListener('load', begin, { once: true });
}

interface WatchedSession {
  /** True once a person has signed out in this browser since the page was loaded. */
  hasEnded: boolean;
}

/** Tells the worker when a person signs out, so that it forgets the files that they have used. */
function watchSession(): WatchedSession {
  const session = { hasEnded: false };
  new BroadcastChannel(SESSION_CHANNEL).addEventListener('message', ({ data }) => {
    if (data !== 'ended') return;
    session.hasEnded = true;
    activeWorker().then(
      (worker) => {
        tell(worker, { type: 'signed-out' });
      },
      (error: unknown) => {
        console.warn('the files of visited pages stay on this device', error);
      },
    );
  });
  return session;
}

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void => {
  worker?.postMessage(message);
};

async function register(address: string, session: WatchedSession): Promise<void> {
  const registered = navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  // If an extension or a test tool blocks service workers, this resolves to undefined.
  const registration = await (registered as Promise<ServiceWorkerRegistration | undefined>);
  if (!registration) return;
  let checkedAt = 0;
  const report = (message: WorkerMessage): void => {
    // The worker of a newer release stores its files itself and takes over as soon as the present worker is idle.
    // After sign-out, the files that this page has used would reveal what the person has read.
    if (registration.installing || registration.waiting || session.hasEnded) return;
    tell(registration.active, message);
  };
  const check = async () => {
    checkedAt = Date.now();
    await navigator.serviceWorker.ready;
    await registration.update();
    report({ type: 'visited', files: loadedFiles(), locale: document.documentElement.lang, checkedAt });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_AFTER_MS) check().catch(() => undefined);
  });
  await check();
  onFilesPastWorker((files) => {
    report({ type: 'loaded', files });
  });
}

/** Calls back with the scripts and style sheets that arrive from now on without the worker, because it started after their requests. */
function onFilesPastWorker(callBack: (files: string[]) => void): void {
  const isPastWorker = ({ initiatorType, workerStart }: PerformanceResourceTiming) =>
    workerStart === 0 && ['script', 'link'].includes(initiatorType);
  new PerformanceObserver((list) => {
    const files = (list.getEntries() as PerformanceResourceTiming[]).filter(isPastWorker).map(({ name }) => name);
    if (files.length) callBack(files);
  }).observe({ type: 'resource' });
}
