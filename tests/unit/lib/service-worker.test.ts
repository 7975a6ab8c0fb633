import { startServiceWorker } from '@/lib/browser/service-worker';

const IDLE_MS = 5000;

interface Registration {
  installing: object | null;
  waiting: object | null;
  active: { postMessage: jest.Mock };
  update: jest.Mock;
}

type Entry = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'workerStart'>;

let registration: Registration;
/** Reports resources to the page's observer, as the browser does when they have arrived. */
let arrive: (...entries: Entry[]) => void;
let register: jest.Mock;

const { BroadcastChannel } = globalThis;
let channels: BroadcastChannel[] = [];
/** Channel that is closed after the test, because an open one hears the tests that follow. */
class ClosedAfterTest extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.BroadcastChannel = ClosedAfterTest;
  registration = {
    installing: null,
    waiting: null,
    active: { postMessage: jest.fn() },
    update: jest.fn().mockResolvedValue(undefined),
  };
  register = jest.fn().mockResolvedValue(registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve(registration),
      controller: null,
      getRegistration: () => Promise.resolve(undefined),
    },
  });
  // jsdom has no resource timing.
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: 'http://localhost/umi.6e75fa2f.js' }],
  });
  arrive = () => undefined;
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
        arrive = (...entries) => {
          callback({ getEntries: () => entries });
        };
      }

      observe = jest.fn();
    },
  });
  document.documentElement.lang = 'zh-CN';
});

afterEach(() => {
  for (const channel of channels) channel.close();
  channels = [];
  globalThis.BroadcastChannel = BroadcastChannel;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  document.head.innerHTML = '';
  jest.useRealTimers();
});

const nameWorker = (): void => {
  document.head.innerHTML = '<meta name="portico-worker" content="/sw.js">';
};

/** Starts the service worker's client on a page that is then loaded and idle. */
async function loadPage(): Promise<void> {
  startServiceWorker();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
}

/** Announces the end of the session as another part of the program does. */
async function endSession(): Promise<void> {
  const channel = new BroadcastChannel('portico.session');
  channel.postMessage('ended');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  channel.close();
}

test("registers the page's worker once the page is loaded and idle, and sends it the files and the language", async () => {
  nameWorker();
  const heard = jest.spyOn(window, 'addEventListener');
  startServiceWorker();
  expect(heard.mock.calls.map(([name]) => name)).toEqual(['load']);
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(registration.active.postMessage.mock.calls).toEqual([
    [{ type: 'visited', files: ['http://localhost/umi.6e75fa2f.js'], locale: 'zh-CN', checkedAt: expect.any(Number) as number }],
  ]);
});

test('reports scripts and style sheets that arrive later and did not come through the worker, until the session ends', async () => {
  nameWorker();
  await loadPage();
  registration.active.postMessage.mockClear();
  const style = { name: 'http://localhost/late.css', initiatorType: 'link', workerStart: 0 };
  const script = { name: 'http://localhost/late.js', initiatorType: 'script', workerStart: 0 };
  arrive(
    style,
    script,
    { ...script, name: 'http://localhost/through-the-worker.js', workerStart: 7 },
    { name: 'http://localhost/api/home/info', initiatorType: 'fetch', workerStart: 0 },
  );
  arrive({ ...script, workerStart: 7 });
  expect(registration.active.postMessage.mock.calls).toEqual([[{ type: 'loaded', files: [style.name, script.name] }]]);
  await endSession();
  registration.active.postMessage.mockClear();
  arrive(script);
  expect(registration.active.postMessage).not.toHaveBeenCalled();
});

test('registers nothing if the page names no worker, or the browser has none', async () => {
  await loadPage();
  expect(register).not.toHaveBeenCalled();
  nameWorker();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(loadPage()).resolves.toBeUndefined();
  expect(register).not.toHaveBeenCalled();
});

test('does not confirm a release while a newer one is being stored', async () => {
  nameWorker();
  registration.installing = {};
  await loadPage();
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(registration.active.postMessage).not.toHaveBeenCalled();
});

test('reports a refused registration and lets the page go on', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  nameWorker();
  register.mockRejectedValue(new Error('private window'));
  await loadPage();
  expect(warned).toHaveBeenCalledTimes(1);
});

test('tells the worker that a person has signed out, also before the page is idle', async () => {
  nameWorker();
  Object.assign(navigator.serviceWorker, { controller: registration.active });
  startServiceWorker();
  await endSession();
  expect(registration.active.postMessage).toHaveBeenCalledWith({ type: 'signed-out' });
  expect(register).not.toHaveBeenCalled();
});

test('lets the session end as usual where service workers are blocked', async () => {
  nameWorker();
  register.mockResolvedValue(undefined);
  await loadPage();
  await endSession();
  expect(register).toHaveBeenCalled();
  expect(registration.active.postMessage).not.toHaveBeenCalled();
});

test('checks for a newer release again when the page is shown after an hour', async () => {
  nameWorker();
  await loadPage();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(registration.update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(61 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
