import type { Page, Request, Response } from '@playwright/test';
import { RENDERED_ATTRIBUTE } from '../../contract/core/page-rendering';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { startPortal, type PortalProcess } from '../../scripts/portal-process';
import { expect, signOut, test as base } from './portal';
import { forgetAnswers } from './support/layout';
import { makeNewerRelease } from './support/newer-release';
import { switchedPortal, type SwitchedPortal } from './support/switched-portal';

const START_LIMIT_MS = 120_000;
/** Maximum time until the files of a page are stored; the page waits until it is idle. */
const STORED_LIMIT_MS = 30_000;

const preparedData = (): string => {
  const data = process.env.PORTICO_TEST_DATA;
  if (!data) throw new Error('PORTICO_TEST_DATA is not set: run these tests by npm, without PORTICO_CONTENT');
  return data;
};

/** A portal whose pages and files another server can take over. */
const test = base.extend<{
  /** Starts another server with these settings, and lets it serve the pages and files from now on. */
  takeOver: (options: { checkout?: string; settings?: Record<string, string> }) => Promise<void>;
  switched: SwitchedPortal;
  /** Makes a newer release and returns its folder. */
  newerRelease: string;
}>({
  switched: [
    async ({ browserName: _ }, use) => {
      let portal: PortalProcess | undefined;
      const switched = await switchedPortal(async (url) => {
        portal = await startPortal({ data: preparedData(), settings: { PUBLIC_URL: url } });
        return portal.url;
      });
      await use(switched);
      await switched.stop();
      await portal?.stop();
    },
    { timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ switched }, use) => {
    await use(switched.url);
  },
  takeOver: async ({ context, switched }, use) => {
    const started: PortalProcess[] = [];
    await use(async ({ checkout, settings }) => {
      const portal = await startPortal({ data: preparedData(), checkout, settings: { PUBLIC_URL: switched.url, ...settings } });
      started.push(portal);
      switched.choose(portal.url);
    });
    // Closes the pages first, because one that is still loading would report that its server is gone.
    await Promise.all(context.pages().map((open) => open.close()));
    await Promise.all(started.map((portal) => portal.stop()));
  },
  newerRelease: async ({ browserName: _ }, use) => {
    const { folder, remove } = await makeNewerRelease();
    await use(folder);
    await remove();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Returns the addresses in the worker's caches, by cache. */
const storedAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Waits until the service worker serves the page and has stored a file whose address contains this text. */
async function untilStored(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await storedAddresses(page)).flat(), { timeout: STORED_LIMIT_MS })
    .toContainEqual(expect.stringContaining(text));
  await expect.poll(() => page.evaluate(() => caches.has('portico-last-visit')), { timeout: STORED_LIMIT_MS }).toBe(true);
}

const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="portico-build"]').getAttribute('content', { timeout: 5000 });

test('if the server is slow, the second load of a page comes from the device, with the security headers of the server', async ({
  page,
  signInAs,
  switched,
}) => {
  await signInAs('Mei Lin', '/service');
  const first = await page.request.get('/service');
  await untilStored(page, 'page-src__pages__service__index');
  const files: boolean[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.push(response.fromServiceWorker());
  });
  const held = switched.hold('/service');
  const second = await page.reload();
  held.release();
  expect(second?.fromServiceWorker()).toBe(true);
  expect(await comesWithContent(second)).toBe(false);
  const policy = (name: string) => [first, second].map((response) => response?.headers()[name] ?? 'none');
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(new Set(policy(name)).size, name).toBe(1);
  await expect(page.locator('main li h3 a').first()).toBeVisible();
  expect(files.length).toBeGreaterThan(3);
  expect(files).not.toContain(false);
});

const comesWithContent = async (response: Response | null): Promise<boolean | undefined> =>
  (await response?.text())?.includes(`<html ${RENDERED_ATTRIBUTE}`);

/** Makes the worker ask the server for content again, even if the server was late on a busy machine. */
async function endPause(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('portico-last-visit');
    const visit = (await (await cache.match('/last-visit'))?.json()) as object;
    await cache.put('/last-visit', Response.json({ ...visit, pause: undefined }));
  });
  await stopWorkers(page);
}

/** Stops the workers, as browsers do when these have nothing to do. They are started again for a page or a message. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Reloads the page until the server sends it with its content in time. */
async function reloadWithContent(page: Page): Promise<void> {
  await expect(async () => {
    await endPause(page);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await comesWithContent(response)).toBe(true);
  }).toPass();
}

test('a reload comes with its content from the server, with files from the device and without calls', async ({
  page,
  signInAs,
}) => {
  await signInAs('Mei Lin', '/service');
  await untilStored(page, 'page-src__pages__service__index');
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.length = 0;
    requests.push(request);
  });
  await reloadWithContent(page);
  await expect(page.locator('html')).not.toHaveAttribute(RENDERED_ATTRIBUTE);
  await expect(page.locator('main li h3 a').first()).toBeVisible();
  expect(requests.filter((request) => request.url().includes('/api/servicehall/')).map((request) => request.url())).toEqual([]);
});

test('while the server is slow, a reload comes from the device, and the server is not asked for the next ones', async ({
  page,
  signInAs,
  switched,
}) => {
  await signInAs('Mei Lin', '/service');
  await untilStored(page, 'page-src__pages__service__index');
  await endPause(page);
  const held = switched.hold('/service');
  for (let load = 0; load < 3; load += 1) {
    expect(await comesWithContent(await page.reload())).toBe(false);
    await expect(page.locator('main li h3 a').first()).toBeVisible();
  }
  expect(held.asked()).toBe(1);
  held.release();
});

test('the worker leaves data, previews and files to the server', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  await untilStored(page, 'src__pages__index');
  for (const address of ['/robots.txt', '/api/health/live']) {
    const response = await page.goto(address);
    expect(response?.fromServiceWorker(), address).toBe(false);
  }
  const preview = await page.goto('/notice/preview/canteen');
  expect(preview?.headers()['referrer-policy']).toBe('no-referrer');
});

test('no personal data is stored, and the next person sees nothing of the previous one', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/notice');
  await untilStored(page, 'page-src__pages__notice__index');
  await reloadWithContent(page);
  await page.goto('/account/favourites');
  await untilStored(page, 'src__pages__account__favourites');
  const bodies = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts;
  });
  expect(bodies.length).toBeGreaterThan(20);
  for (const personal of ['Mei Lin', '/api/user/session/refresh?', 'eyJ'])
    expect(
      bodies.filter((text) => text.includes(personal)).map((text) => text.slice(0, 80)),
      personal,
    ).toEqual([]);
  expect(bodies.filter((text) => /^http.*\/api\//.test(text))).toEqual([]);
  await stopWorkers(page);
  await signOut(page, 'Mei Lin');
  await expect
    .poll(async () => (await storedAddresses(page))['portico-visited'] ?? [])
    .not.toContainEqual(expect.stringMatching(/notice|account/));
  await demoSignIn(page, new URL(page.url()).origin, 'Daniel Okafor', '/');
  await expect(page.getByRole('button', { name: 'Account of Daniel Okafor' })).toBeVisible();
  await untilStored(page, 'src__pages__index');
  await reloadWithContent(page);
  await expect(page.getByRole('button', { name: 'Account of Daniel Okafor' })).toBeVisible();
  await expect(page.getByText('Mei Lin')).toHaveCount(0);
});

test('files of the first page that arrive after the worker has started are stored too', async ({ page, context, signInAs }) => {
  const stored: string[] = [];
  await context.route(/src__pages__service__index.*\.(css|js)$/, async (route) => {
    // On a slow network these arrive last. Requests of the worker itself are not slow, so that it has started before.
    if (!route.request().serviceWorker()) {
      await expect
        .poll(async () => page.evaluate(() => caches.has('portico-last-visit')), { timeout: STORED_LIMIT_MS })
        .toBe(true);
      stored.push(...Object.values(await storedAddresses(page)).flat());
    }
    await route.continue();
  });
  await signInAs('Mei Lin', '/service');
  await untilStored(page, 'page-src__pages__service__index');
  expect(
    stored.filter((address) => address.includes('service__index')),
    'stored before',
  ).toEqual([]);
});

test('the next page uses a new release, and an open page keeps working', async ({
  page,
  context,
  signInAs,
  takeOver,
  newerRelease,
}) => {
  await signInAs('Mei Lin', '/service');
  await untilStored(page, 'page-src__pages__service__index');
  const former = await buildOf(page);
  await takeOver({ checkout: newerRelease });

  const other = await context.newPage();
  await other.goto('/service');
  expect(await buildOf(other), 'the stored release is shown while the newer one is stored').toBe(former);
  await untilStored(other, 'program-en-US.0000beef');
  await expect
    .poll(async () => (await storedAddresses(other))['portico-visited'], 'pages seen before are stored with the new release')
    .toContainEqual(expect.stringMatching(/page-src__pages__service__index\.0000beef/));
  await other.reload();
  expect(await buildOf(other)).toBe('0000beef');
  await expect(other.locator('main li h3 a').first()).toBeVisible();

  // The page that stayed open still has the files of its own release.
  expect(await buildOf(page)).toBe(former);
  const releases = Object.keys(await storedAddresses(page)).filter((name) => name.startsWith('portico-release-'));
  expect(releases).toHaveLength(2);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  const statuses = await page.evaluate((all) => Promise.all(all.map(async (src) => (await fetch(src)).status)), scripts);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const removed = scripts.find((src) => src.includes('/program-')) ?? '';
  expect((await page.request.get(removed)).status(), 'the server no longer has them').toBe(404);
});

const REPLACED = 'a page whose files the new release no longer has is replaced by that release';
for (const [name, withoutCache] of [
  [REPLACED, false],
  [`${REPLACED}, also after a reload without the cache`, true],
] as const)
  test(name, async ({ page, context, signInAs, takeOver, newerRelease, expectConsoleError }) => {
    expectConsoleError(/404|Loading chunk|ChunkLoadError|MIME type/);
    await signInAs('Mei Lin', '/');
    await untilStored(page, 'src__pages__index');
    if (withoutCache) {
      const session = await context.newCDPSession(page);
      const loaded = page.waitForEvent('load');
      await session.send('Page.reload', { ignoreCache: true });
      await loaded;
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    }
    await takeOver({ checkout: newerRelease });
    await page.getByRole('banner').getByRole('link', { name: 'Personnel' }).first().click();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('0000beef');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

for (const [locale, text] of [
  ['en-US', 'You are offline'],
  ['zh-CN', '网络已断开'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test(`without a connection, the portal itself says that the person is offline (${locale})`, async ({
      page,
      context,
      signInAs,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|cannot be reached|无法|ChunkLoadError|Loading C?S?S? ?chunk/);
      await signInAs('Mei Lin');
      await untilStored(page, 'src__pages__index');
      // Without this, the answers of the last minutes would be shown.
      await page.addInitScript(forgetAnswers);
      await context.setOffline(true);
      for (const address of ['/notice', '/no/such/page', '/']) {
        await page.goto(address);
        await expect(page.getByText(text).first(), address).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      }
      await context.setOffline(false);
      await expect(async () => {
        await page.goto('/');
        await expect(page.locator('main li > a[href^="/notice/"]').first()).toBeVisible({ timeout: 5000 });
      }).toPass();
    });
  });

test('an operator can remove the service worker from all browsers', async ({ page, signInAs, takeOver }) => {
  await signInAs('Mei Lin');
  await untilStored(page, 'src__pages__index');
  await takeOver({ settings: { SERVICE_WORKER: 'off' } });
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: STORED_LIMIT_MS }).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  await expect(page.locator('meta[name="portico-worker"]')).toHaveCount(0);
});
