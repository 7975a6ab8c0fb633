import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { WORKER_META } from '../../contract/core/page-files';
import { BYTES_PER_SECOND, ROUND_TRIP_MS } from './network';
import { probe } from './probe';

/** Page to load: `ready` is a selector of real content, visible only when a person can read it. */
export interface PageUnderTest {
  label: string;
  url: string;
  ready: string;
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Selector of a link to another page of the portal, from which the browser then goes back. */
  away?: string;
}

/** Figures of one load. Times in ms from the start of navigation, sizes in bytes as transferred, without headers. */
export interface Figures {
  ready: number;
  fcp: number;
  lcp: number;
  shift: number;
  jsReady: number;
  jsSettled: number;
  cssSettled: number;
  requests: number;
  /** The same figures of the first reload. */
  warmReady: number;
  warmRequests: number;
  /** The same figure of the second reload. */
  warmerReady: number;
  /** The same figure of a load in a new tab of the browser, which has the files but no answers of an earlier load. */
  tabReady: number;
  /** Time from going back to this page until its content is visible; 0 without `away`. */
  backReady: number;
}

export type Weights = Pick<Figures, 'shift' | 'jsReady' | 'jsSettled' | 'cssSettled' | 'requests'>;

const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
/** Cache that the service worker writes after the page has reported its files (src/service-worker/last-visit.ts). */
const LAST_VISIT_CACHE = 'portico-last-visit';
const LIMIT_MS = 45_000;

/**
 * Measures a cold load in a fresh browser, then two reloads, then going to another page and back, and a load in a new tab, with a
 * throttled CPU. The service worker serves all but the first load. Chromium cannot throttle its thread, so its own work runs at full speed.
 * Its network requests are not throttled either; `network.ts` delays them.
 */
export const load = (subject: PageUnderTest): Promise<Figures> =>
  inFreshBrowser(subject, CPU_SLOWDOWN, 'allow', async (page, network) => {
    const cold = await coldLoad(page, network, subject);
    await untilStored(page);
    const warm = await reload(page, network, subject);
    const warmer = await reload(page, network, subject);
    const backReady = await goAwayAndBack(page, network, subject);
    const tabReady = await loadInNewTab(page.context(), subject);
    return { ...cold, warmReady: warm.ready, warmRequests: warm.requests, warmerReady: warmer.ready, tabReady, backReady };
  });

/** Measures a cold load and returns only the figures that do not depend on the speed of the machine: sizes and shifts, no times. */
export const weigh = (subject: PageUnderTest): Promise<Weights> =>
  inFreshBrowser(subject, 1, 'block', (page, network) => coldLoad(page, network, subject));

async function reload(page: Page, network: Network, subject: PageUnderTest): Promise<{ ready: number; requests: number }> {
  network.take();
  await page.reload({ waitUntil: 'commit' });
  const { ready } = await settle(page, network, subject);
  return { ready, requests: network.take().filter((r) => !r.fromCache).length };
}

/** Waits until the service worker, if the page has one, has stored the files of the page. */
async function untilStored(page: Page): Promise<void> {
  const hasWorker = await page.locator(`meta[name="${WORKER_META}"]`).count();
  if (!hasWorker) return;
  await page.waitForFunction((key) => caches.has(key), LAST_VISIT_CACHE, { timeout: LIMIT_MS });
  await page.waitForTimeout(QUIET_MS);
}

async function goAwayAndBack(page: Page, network: Network, { away, ready }: PageUnderTest): Promise<number> {
  if (!away) return 0;
  const address = page.url();
  await page.locator(away).first().click();
  await page.waitForURL((url) => url.href !== address);
  while (network.quietFor() < QUIET_MS) await page.waitForTimeout(100);
  return page.evaluate(
    ([selector, href]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const content = location.href === href ? document.querySelector(selector) : null;
          if (content?.checkVisibility()) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        history.back();
        requestAnimationFrame(look);
      }),
    [ready, address] as const,
  );
}

async function inFreshBrowser<T>(
  { ready, storageState }: PageUnderTest,
  slowdown: number,
  serviceWorkers: 'allow' | 'block',
  measure: (page: Page, network: Network) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState, serviceWorkers });
    const { page, network } = await openTab(context, ready, slowdown);
    return await measure(page, network);
  } finally {
    await browser.close();
  }
}

async function openTab(context: BrowserContext, ready: string, slowdown: number): Promise<{ page: Page; network: Network }> {
  const page = await context.newPage();
  const network = await throttle(await context.newCDPSession(page), slowdown);
  // The compiled probe calls the helper `__name`, which does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await page.addInitScript(probe, ready);
  return { page, network };
}

async function loadInNewTab(context: BrowserContext, subject: PageUnderTest): Promise<number> {
  const { page, network } = await openTab(context, subject.ready, CPU_SLOWDOWN);
  await page.goto(subject.url, { waitUntil: 'commit' });
  const { ready } = await settle(page, network, subject);
  return ready;
}

async function coldLoad(page: Page, network: Network, subject: PageUnderTest) {
  await page.goto(subject.url, { waitUntil: 'commit' });
  const { ready, readyAt, fcp, lcp, shift } = await settle(page, network, subject);
  const traffic = network.take();
  const sum = (kind: 'js' | 'css', until = Infinity): number =>
    traffic.filter((r) => r.kind === kind && r.at <= until).reduce((total, r) => total + r.bytes, 0);
  return {
    ...{ ready, fcp, lcp, shift },
    jsReady: sum('js', readyAt),
    jsSettled: sum('js'),
    cssSettled: sum('css'),
    requests: traffic.length,
  };
}

interface Transfer {
  kind: 'js' | 'css' | 'other';
  bytes: number;
  /** Time at which the response was complete, by the browser's clock, in epoch milliseconds. */
  at: number;
  fromCache: boolean;
}

interface Network {
  /** Returns the requests that have not finished. */
  open(): string[];
  quietFor(): number;
  take(): Transfer[];
}

async function throttle(cdp: CDPSession, slowdown: number): Promise<Network> {
  const open = new Map<
    string,
    { url: string; kind: Transfer['kind']; headerBytes: number; fromCache: boolean; wallOffset: number }
  >();
  let done: Transfer[] = [];
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    last = Date.now();
    open.set(requestId, { url: request.url, kind: 'other', headerBytes: 0, fromCache: false, wallOffset: wallTime - timestamp });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = open.get(requestId);
    if (request) request.fromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = open.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.fromCache ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
    request.kind =
      type === 'Script' || response.mimeType.includes('javascript') ? 'js' : response.mimeType === 'text/css' ? 'css' : 'other';
  });
  const finish = (requestId: string, encoded: number, timestamp: number): void => {
    last = Date.now();
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    const bytes = request.fromCache ? 0 : Math.max(0, encoded - request.headerBytes);
    done.push({ kind: request.kind, bytes, at: (timestamp + request.wallOffset) * 1000, fromCache: request.fromCache });
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    finish(requestId, encodedDataLength, timestamp);
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    finish(requestId, 0, timestamp);
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    open: () => [...open.values()].map(({ url }) => url),
    quietFor: () => (open.size ? 0 : Date.now() - last),
    take: () => {
      const taken = done;
      done = [];
      return taken;
    },
  };
}

interface Signals {
  ready: number | null;
  readyAt: number | null;
  fcp: number;
  lcp: number;
  shift: number;
  lastLongTaskEnd: number;
  now: number;
}

async function settle(
  page: Page,
  network: Network,
  { label, ready }: PageUnderTest,
): Promise<Signals & { ready: number; readyAt: number }> {
  for (const limit = Date.now() + LIMIT_MS; Date.now() < limit;) {
    await page.waitForTimeout(100);
    const signals = await page.evaluate(() => ({ ...window.porticoProbe, now: performance.now() })).catch(() => null);
    if (signals?.ready == null || signals.readyAt === null) continue;
    if (network.quietFor() >= QUIET_MS && signals.now - signals.lastLongTaskEnd >= QUIET_MS)
      return { ...signals, ready: signals.ready, readyAt: signals.readyAt };
  }
  const seen = await page.evaluate(() => ({ ...window.porticoProbe, words: document.body.innerText.slice(0, 500) }));
  throw new Error(
    `${label}: "${ready}" was not visible and the page not settled within ${LIMIT_MS / 1000} s: ${JSON.stringify({ ...seen, quietFor: network.quietFor(), open: network.open() })}`,
  );
}
