import type { Locator, Page } from '@playwright/test';
import type { NoticeInbox } from '../../contract/notice';
import { brokenWords, expectSeen, open, withSafeArea } from './support/layout';
import { expect, test } from './portal';

const PHONE = { width: 390, height: 844 };
/** Height of the system bar of a phone without a home button, in pixels. */
const HOME_BAR = 34;

const main = (page: Page): Locator => page.getByRole('main');

test('on a phone the titles of four notices and the first three services are on the first screen', async ({ page, signInAs }) => {
  await page.setViewportSize(PHONE);
  await signInAs('Mei Lin', '/notice');
  await page.getByRole('complementary', { name: 'Urgent notice' }).getByRole('button', { name: 'Dismiss' }).click();
  await expectSeen(main(page).getByRole('list', { name: 'All notices' }).getByRole('heading', { level: 3 }).nth(3));
  await open(page, '/service');
  await expectSeen(main(page).getByRole('list', { name: 'All services' }).getByRole('listitem').nth(2));
});

test('on a phone the title of results breaks only between words', async ({ page, signInAs }) => {
  await page.setViewportSize(PHONE);
  await signInAs('Mei Lin', '/notice/search?query=december&sort=newest');
  await expect(main(page).getByRole('heading', { name: 'Results for “december”' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test('on a phone the languages of an item stand side by side in the list of content', async ({ page, signInAs }) => {
  await page.setViewportSize(PHONE);
  await signInAs('Sofia Rossi', '/manage/content');
  const rows = page.getByRole('list', { name: 'Content' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const split = await rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll('abbr')].map((tag) => Math.round(tag.getBoundingClientRect().top)))
      .filter((tops) => new Set(tops).size > 1),
  );
  expect(split).toEqual([]);
});

test('on a phone the text of a service, a notice, a benefit, a story and a guide begins on the first screen, below two lines of facts at most', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs('Mei Lin');
  for (const path of [
    ...['/service/annual-leave', '/service/access-card', '/notice/invoice-phishing', '/notice/shuttle-timetable'],
    ...['/welfare/holiday-camp', '/welfare/health-plan', '/personnel/probation', '/personnel/first-weeks'],
    ...['/welfare/news/holiday-camp-2027', '/information?doc=gifts'],
  ]) {
    await open(page, path);
    expect(await page.evaluate(firstLineOfText), `the first line of ${path}`).toBe('seen');
    const facts = page.locator('article > header ul');
    expect((await facts.boundingBox())?.height, `the height of the facts of ${path}`).toBeLessThanOrEqual(44);
    expect(await cutFacts(facts), `facts of ${path} that are cut`).toEqual([]);
  }
});

const cutFacts = (facts: Locator): Promise<string[]> =>
  facts
    .locator('li')
    .evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent));

/** Runs in the page: tells whether the first line of the text (a step or a paragraph) is in the window and not covered. */
function firstLineOfText(): string {
  const first = document.querySelector('main article :is(ol[lang] > li, div[lang] > p)');
  if (!first) return 'there is no text';
  const range = document.createRange();
  range.selectNodeContents(first);
  const [line] = range.getClientRects();
  if (!line) return 'there is no line';
  const shown = document.elementFromPoint(line.left + 4, line.bottom - 2);
  return shown && first.contains(shown) ? 'seen' : `at ${line.top} px, below ${shown?.className ?? 'the window'}`;
}

test('on a narrow phone every fact below a title can be read, and the card of a person is above an urgent notice', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Other tests of the same person read the urgent notice, which ends its alert.
  await page.route('**/api/notice/inbox*', async (route) => {
    const response = await route.fetch();
    const inbox = (await response.json()) as NoticeInbox;
    await route.fulfill({ response, json: { ...inbox, alert: inbox.alert ?? inbox.mustRead[0] ?? inbox.latest[0] } });
  });
  await signInAs('Mei Lin', '/welfare/news/holiday-camp-2027');
  const facts = page.locator('article > header ul > li').filter({ visible: true });
  await expect(facts.first()).toBeVisible();
  const widths = await facts.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeGreaterThan(48);

  const alert = page.getByRole('complementary', { name: 'Urgent notice' });
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Ruth Adeyemi' }).first().click();
  const card = page.getByRole('dialog', { name: 'Ruth Adeyemi' });
  await expect(card.getByRole('link', { name: 'Write e-mail' })).toBeVisible();
  const [cardBox, alertBox] = [await card.boundingBox(), await alert.boundingBox()];
  expect((cardBox?.y ?? NaN) + (cardBox?.height ?? NaN)).toBeLessThanOrEqual(alertBox?.y ?? NaN);
});

test.describe('on a phone without a home button', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await withSafeArea(page, { bottom: HOME_BAR });
  });

  async function expectAboveHomeBar(page: Page, target: Locator): Promise<void> {
    await expectSeen(target);
    const box = await target.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `the end of ${String(target)}`).toBeLessThanOrEqual(
      PHONE.height - HOME_BAR,
    );
  }

  test('the last button of the filters, of the bell menu and of the sheet of areas can be pressed', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Mei Lin', '/notice');
    await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
    await expectAboveHomeBar(page, page.getByRole('dialog').getByRole('button', { name: /\d notices$/ }));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Notices: / }).click();
    await expectAboveHomeBar(page, page.getByRole('menuitem').last());
    const bottomNav = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox();
    const last = await page.getByRole('menuitem').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(bottomNav?.y ?? 0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.scrollIntoViewIfNeeded();
    await expectAboveHomeBar(page, close);
  });

  test('no field has letters below 16 px, for which Safari would zoom into the page', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/account/favourites');
    const expectLarge = async (field: Locator) => {
      const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size, String(field)).toBeGreaterThanOrEqual(16);
    };
    await open(page, '/service/expense-claim');
    await main(page).getByRole('button', { name: 'Favourite' }).click();
    await main(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await expectLarge(main(page).getByRole('textbox', { name: /^What helped/ }));
    await open(page, '/account/favourites');
    await expectLarge(main(page).getByRole('searchbox'));
    await main(page).getByRole('button', { name: 'Favourite: Claim expenses' }).click();
    await open(page, '/information?doc=gifts');
    await main(page).getByRole('button', { name: 'Documents' }).click();
    await expectLarge(page.getByRole('dialog').getByRole('searchbox'));
    await open(page, '/notice');
    await expectLarge(main(page).getByRole('combobox', { name: 'Sort by' }));
    await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
    await expectLarge(page.getByRole('dialog').getByRole('textbox', { name: 'From' }));
  });

  test('the document drawer opens at the current document, and its last link can be pressed', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/information');
    await open(page, '/information?doc=gifts');
    await main(page).getByRole('button', { name: 'Documents' }).click();
    const drawer = page.getByRole('dialog');
    await expectSeen(drawer.locator('[aria-current="page"]'));
    const last = drawer.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expectAboveHomeBar(page, last);
  });

  test('rows of a wide table are cards with the headings of their columns, and a phone number is a tel: link', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Mei Lin', '/information?doc=emergency');
    const frame = main(page).locator('.table-frame');
    await expect(frame.getByRole('columnheader', { name: 'Police' })).toBeAttached();
    const number = frame.getByRole('cell').filter({ has: page.getByRole('link', { name: '110' }) });
    await number.scrollIntoViewIfNeeded();
    await expectSeen(number);
    expect(await number.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Police"');
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(number.getByRole('link')).toHaveAttribute('href', 'tel:110');
  });
});
