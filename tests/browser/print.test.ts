import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal';

/** Area of an A4 page inside the margins, in CSS pixels; print styles see this width. */
const SHEET = { width: 673, height: 987 };

interface PrintedPage {
  kind: string;
  path: string;
  title: string | RegExp;
  /** Facts, contacts and files that the sheet must show beside the text. */
  beside: readonly (string | RegExp)[];
  /** Most sheets that it takes. */
  sheets: number;
}

const PAGES: readonly PrintedPage[] = [
  {
    ...{ kind: 'a service online', path: '/service/expense-claim', title: 'Claim expenses', sheets: 3 },
    beside: [
      'Everyone who paid for the company with their own money',
      'finance@northgate.example.com · 4230',
      'expense-lines.csv',
    ],
  },
  {
    ...{ kind: 'a service in person', path: '/service/access-card', title: 'Get or replace an access card', sheets: 3 },
    beside: ['Where to go', 'Go to reception with an identity document.', 'facilities@northgate.example.com'],
  },
  {
    ...{ kind: 'a notice to confirm', path: '/notice/invoice-phishing', title: /^Warning: forged supplier mails/, sheets: 2 },
    beside: [
      'Please confirm that you have read this',
      'joost.verhagen@northgate.example.com · 4011',
      "A second supplier's name is misused.",
    ],
  },
  {
    ...{ kind: 'a benefit', path: '/welfare/holiday-camp', title: 'Holiday camp for children', sheets: 3 },
    // The panel of dates, which is named for the state of the period.
    beside: ['Employees with children from 6 to 12', /^(Claim period|Deadline)$/, 'ruth.adeyemi@northgate.example.com · 4131'],
  },
  {
    ...{ kind: 'a news story', path: '/welfare/news/holiday-camp-2027', title: /^Holiday camp 2027/, sheets: 3 },
    beside: ['Ruth Adeyemi', 'benefits@northgate.example.com'],
  },
  {
    ...{ kind: 'a guide', path: '/personnel/first-weeks', title: 'Your first 30 days', sheets: 2 },
    beside: ['Tom Pritchard', 'welcome@northgate.example.com'],
  },
  {
    ...{ kind: 'a policy', path: '/personnel/working-time', title: 'Working time and working from home', sheets: 2 },
    beside: ['people@northgate.example.com · 4120', 'Three days a week at home instead of two, agreed in the team.'],
  },
  {
    ...{ kind: 'a document', path: '/information?doc=emergency', title: 'In an emergency', sheets: 2 },
    beside: ['gareth.pugh@northgate.example.com · 4360', 'safety@northgate.example.com'],
  },
  {
    ...{ kind: 'a document with pictures', path: '/information?doc=offices', title: 'Our offices', sheets: 5 },
    beside: [],
  },
  {
    ...{ kind: 'the guide of a tool', path: '/tool?tool=expense-desk', title: 'Expense Desk', sheets: 2 },
    beside: ['Claims, orders and invoices, on the web and on your telephone.', 'finance@northgate.example.com · 4230'],
  },
];

/** A window in which the rail is beside the text. */
const WIDE_WINDOW = { width: 1440, height: 900 };

/** Returns the pairs of parts of an item's page that stand side by side instead of one below the other. */
const sideBySide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('[data-rail="beside"]');
    if (!frame) return ['there is no rail beside the text'];
    const flat = [...frame.children].flatMap((part) =>
      getComputedStyle(part).display === 'contents' ? [...part.children] : part,
    );
    const boxes = flat.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.height > 0);
    const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
    return pairs
      .filter(([{ box: a }, { box: b }]) => a.left !== b.left || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      .map((pair) => pair.map(({ part }) => part.outerHTML.slice(0, 80)).join(' beside '));
  });

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('main *:not(svg *)')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1,
    );
    return beyond.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Returns true if both themes print alike. Callers repeat it, because pictures further down may still be loading. */
const isPrintedAlike = async (page: Page): Promise<boolean> =>
  (await printedFrom(page, 'light')).equals(await printedFrom(page, 'dark'));

async function printedFrom(page: Page, theme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ media: 'print', colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Returns the parts of the text that paper lacks, and the links whose address does not stand behind them. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = 'main :is(article, dialog) div[lang]';
    const blocks = [...document.querySelectorAll(`${text} :is(h2, h3, p, li, th, td)`)];
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${text} a:is([href^="/"], [href^="http"])`)];
    const bare = links.filter(
      (link) => !link.pathname.startsWith('/api/') && ['none', 'normal'].includes(getComputedStyle(link, '::after').content),
    );
    const hidden = blocks.filter((block) => !block.checkVisibility({ contentVisibilityAuto: true }));
    if (!blocks.length) return ['there is no text'];
    return [...hidden, ...bare].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Returns the elements that browsers would print on every sheet, at its edge. */
const bars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Prints the page on A4 and returns the number of sheets. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function expectWhole(page: Page, { title, beside }: PrintedPage): Promise<void> {
  const sheet = page.getByRole('article').or(page.getByRole('dialog'));
  await expect(sheet.getByRole('heading', { name: title }).first()).toBeVisible();
  for (const text of beside) await expect(sheet.getByText(text).filter({ visible: true }).first(), String(text)).toBeVisible();
  expect(await missing(page), 'missing on paper').toEqual([]);
}

for (const printed of PAGES)
  test(`${printed.kind} is printed whole, without navigation and controls`, async ({ page, signInAs }) => {
    await signInAs('Mei Lin', printed.path);
    await expect(page.getByRole('heading', { name: printed.title }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await expectWhole(page, printed);
    for (const role of ['banner', 'navigation', 'contentinfo', 'search'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    // The name of an author is a button that looks like text.
    await expect(page.getByRole('button').and(page.locator(':not([aria-haspopup="dialog"])'))).toHaveCount(0);
    expect(await bars(page), 'fixed on every sheet').toEqual([]);
    expect(await tooWide(page), 'beyond the edge of the sheet').toEqual([]);
    await expect.poll(() => isPrintedAlike(page), 'paper is white in both themes').toBe(true);
    await expectAccessible(page, `${printed.kind} on paper`);
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(printed.sheets);
  });

for (const printed of PAGES.filter(({ path }) => !path.startsWith('/tool')))
  test(`${printed.kind} is printed in one column from a wide window`, async ({ page, signInAs }) => {
    await page.setViewportSize(WIDE_WINDOW);
    await signInAs('Mei Lin', printed.path);
    await expect(page.getByRole('heading', { name: printed.title }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-rail="beside"]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expectWhole(page, printed);
    expect(await sideBySide(page)).toEqual([]);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(printed.sheets);
  });

for (const path of [
  '/',
  '/service',
  '/notice',
  '/welfare',
  '/welfare/news',
  '/personnel',
  '/information',
  '/tool',
  '/search?query=leave',
])
  test(`the list at ${path} is printed without navigation and within the sheet`, async ({ page, signInAs }) => {
    await signInAs('Mei Lin', path);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'search', 'tablist'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    // The pressed button says which list is shown.
    await expect(page.getByRole('button').and(page.locator(':not([aria-haspopup="dialog"], [aria-pressed="true"])'))).toHaveCount(
      0,
    );
    expect(await bars(page), 'fixed on every sheet').toEqual([]);
    // The page may still be laid out for the window.
    await expect.poll(() => tooWide(page), 'beyond the edge of the sheet').toEqual([]);
  });
