import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal';
import { open } from './support/layout';

test('elements for phones only are hidden elsewhere, and each page shows one search of the portal', async ({
  page,
  signInAs,
}) => {
  await signInAs('Mei Lin');
  for (const path of ['/', '/service?query=leave', '/search?query=leave', '/notice', '/tool', '/service/annual-leave']) {
    await open(page, path);
    // Home and the areas have their own large search in sight.
    await expect(page.getByRole('search'), path).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search the portal' })).toBeVisible({
      visible: path === '/service/annual-leave',
    });
    await expect(page.getByRole('main').getByRole('button', { name: /^Filter/ }), path).toBeHidden();
  }
});

test('on a tablet, the results of all areas are limited to dates in the drawer of filters; wide windows have the fields', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await signInAs('Mei Lin', '/search?query=leave');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Results for “leave”' })).toBeVisible();
  await expect(main.getByLabel('From', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByLabel('From', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(main.getByLabel('From', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Filter/ })).toBeHidden();
});

test('on a phone, the dialog for sharing shows the title and the address of the page', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Mei Lin', '/service/annual-leave');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await expect(dialog.getByText('Request annual leave')).toBeVisible();
  await expect(dialog.getByLabel('Link')).not.toHaveCSS('font-size', '0px');
});

test('switches to Chinese and the dark theme, and keeps both after a reload', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Request annual leave' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  const inChinese = async (): Promise<void> => {
    await expect(main.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
    await expect(main.getByRole('link', { name: '年假申请', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Request annual leave' })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle(/办事大厅/);
  };
  await inChinese();
  const light = await paper(page);
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  await page.reload();
  await inChinese();
  expect(await paper(page)).toBe(dark);
  await main.getByRole('link', { name: '年假申请', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: '年假申请' })).toBeVisible();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Request annual leave' })).toBeVisible();
});

const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('with reduced motion, the colours of another theme are there at once', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signInAs('Mei Lin');
  await open(page, '/notice');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.testFades = '';
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      dataset.testFades = `${dataset.testFades ?? ''}${(target as Element).tagName} ${propertyName}, `;
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('html')).toHaveAttribute('data-test-fades', '');
});

/** Returns whether the first element that the selector matches differs from the page behind it. */
const isDrawn = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((mark) => getComputedStyle(mark).backgroundColor !== getComputedStyle(document.body).backgroundColor);

test("with the system's colours, unread notices have their mark, and no button crosses a title", async ({ page, signInAs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs('Mei Lin', '/notice');
  const unread = page.getByRole('main').getByText(/^Unread:?$/);
  await expect(unread.first()).toBeAttached();
  expect(await isDrawn(page, 'main span[class*="dot"]')).toBe(true);

  await open(page, '/');
  await expect(unread.first()).toBeAttached();
  expect(await isDrawn(page, 'main li span[class*="dot"]')).toBe(true);
  const tasks = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(tasks.nth(1)).toBeVisible();
  const crossed = await tasks.evaluateAll((cards) =>
    cards
      .filter((card) => {
        const title = card.querySelector('h3')?.getBoundingClientRect();
        const button = card.querySelector('.button')?.getBoundingClientRect();
        return title && button && button.top < title.bottom && button.bottom > title.top;
      })
      .map(({ textContent }) => textContent),
  );
  expect(crossed, 'titles that a button crosses').toEqual([]);
});

for (const theme of ['light', 'dark'])
  test(`a selected row of the content has a tick and is as readable as the others (${theme})`, async ({ page, signInAs }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('portico.theme', chosen);
    }, theme);
    await signInAs('Sofia Rossi', '/manage/content');
    const row = page.getByRole('main').getByRole('row').nth(1);
    const box = row.getByRole('checkbox');
    await box.check();
    await page.waitForTimeout(500);
    const tick = await box.evaluate((input) => getComputedStyle(input.parentElement ?? input, '::after').borderRightWidth);
    expect(tick, 'the width of the tick').toBe('2px');
    await expectAccessible(page, 'a selected row with the pointer over it', 'colours');
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    await expectAccessible(page, 'a selected row', 'colours');
  });

test('no feature violates the content security policy', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`forbidden by ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  await signInAs('Mei Lin', '/service/annual-leave');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [kind, file] of [
  ['script', /src__pages__service__index\.[^/]*\.async\.js/],
  ['style sheet', /src__pages__service__index\.[^/]*\.chunk\.css/],
] as const)
  for (const way of ['goes to it', 'opens it directly'] as const)
    test(`a person who ${way} sees an error when the page's ${kind} fails to load, and can reload`, async ({
      page,
      signInAs,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_FAILED|Loading (CSS )?chunk|Failed to load/);
      await signInAs('Mei Lin', '/');
      await page.route(file, (route) => route.abort());
      if (way === 'opens it directly') await page.goto('/service');
      else await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Service hall' }).click();
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      await page.unroute(file);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
    });

test('the count badge covers neither the bell nor the account picture, whatever the count', async ({ page, signInAs }) => {
  let unread = 0;
  for (const inbox of ['**/api/home', '**/api/notice/inbox'])
    await page.route(inbox, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { unread?: number; inbox?: { unread: number } };
      if (body.inbox) body.inbox.unread = unread;
      if (body.unread !== undefined) body.unread = unread;
      await route.fulfill({ response, json: body });
    });
  for (const width of [1440, 390])
    for (const { count, text } of [
      { count: 3, text: '3' },
      { count: 42, text: '42' },
      { count: 100, text: '99+' },
    ]) {
      unread = count;
      await page.setViewportSize({ width, height: 900 });
      if (page.url() === 'about:blank') await signInAs('Mei Lin');
      await page.goto('/');
      const bell = page.getByRole('banner').getByRole('button', { name: /^Notices: / });
      const counter = bell.getByText(text, { exact: true });
      await expect(counter).toBeVisible();
      const [sign, number] = [await boxOf(bell.locator('svg')), await boxOf(counter)];
      const account = await boxOf(page.getByRole('button', { name: 'Account of Mei Lin' }).locator('span').first());
      expect(overlap(sign, number) / (sign.width * sign.height), `${text} at ${width} px covers of the bell`).toBeLessThan(0.2);
      expect(overlap(number, account), `${text} at ${width} px covers of the picture`).toBe(0);
    }
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Returns the area of the intersection, in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

test('unread notices have a heavier weight than read ones: in the list, among the pinned notices and on the home page', async ({
  page,
  signInAs,
}) => {
  for (const list of ['**/api/home', '**/api/notice/list'])
    await page.route(list, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withEverySecondRead(await response.json()) });
    });
  await signInAs('Mei Lin');
  const weightOf = (title: Locator): Promise<string> => title.evaluate((element) => getComputedStyle(element).fontWeight);
  const notices = page.getByRole('region', { name: 'Notices', exact: true });
  await expect(notices.getByRole('link').first()).toBeVisible();
  const titles = notices.locator('li a > [data-read]');
  expect([await weightOf(titles.nth(0)), await weightOf(titles.nth(1))]).toEqual(['400', '600']);

  await page.goto('/notice');
  for (const list of [page.getByRole('region', { name: 'Pinned' }), page.getByRole('list', { name: 'All notices' })]) {
    const links = list.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    expect([await weightOf(links.nth(0)), await weightOf(links.nth(1))]).toEqual(['400', '600']);
  }
});

/** Marks every second notice of a list as read, wherever the list is in the response. */
function withEverySecondRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEverySecondRead(inner)]));
  return value.map((item: unknown, index) => {
    const isNotice = typeof item === 'object' && item !== null && 'read' in item;
    return isNotice ? { ...item, read: index % 2 === 0 } : withEverySecondRead(item);
  });
}

test('line-clamped text shows no part of the next line in rows, cards and boxes', async ({ page, signInAs }) => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (page.url() === 'about:blank') await signInAs('Mei Lin');
    for (const path of ['/service', '/notice', '/welfare', '/welfare/news', '/personnel', '/tool', '/']) {
      await open(page, path);
      const cards = page.getByRole('button', { name: 'Cards' });
      if (await cards.isVisible()) await cards.click();
      expect.soft(await page.evaluate(leakingTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: returns the texts whose boxes are taller than the lines that `line-clamp` allows. */
const leakingTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const lines = Number(style.webkitLineClamp);
      if (!lines || style.display === 'none') return false;
      const room = element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      return room > lines * Number.parseFloat(style.lineHeight) + 1;
    })
    .map((element) => element.textContent);

test('the error of the sessions page is in its middle', async ({ page, signInAs, expectConsoleError }) => {
  expectConsoleError(/500|error request/);
  await signInAs('Mei Lin');
  await page.route('**/api/user/session/list', (route) => route.fulfill({ status: 500, json: {} }));
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account/sessions');
    const [state, main] = await Promise.all([boxOf(page.getByText('This could not be loaded')), boxOf(page.getByRole('main'))]);
    expect(Math.abs(state.x + state.width / 2 - (main.x + main.width / 2)), `off the middle at ${width} px`).toBeLessThan(2);
  }
});
