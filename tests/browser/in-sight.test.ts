import type { Locator, Page } from '@playwright/test';
import type { NoticeInbox } from '../../contract/notice';
import { brokenWords, clippedTexts, expectSeen, hiddenWithFocus, open, withSafeArea } from './support/layout';
import { holdAnswers } from './support/hold-answers';
import { expect, expectAccessible, test } from './portal';

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 820, height: 700 }, { width: 1280, height: 640 }];
const WIDTHS = [320, 390, 600, 768, 820, 1024, 1101];
/** Height of the system bar of a phone without a home button, in pixels. */
const HOME_BAR = 34;

const main = (page: Page): Locator => page.getByRole('main');

/** Scrolls the target to the bottom of the viewport, above any bar that covers the page there. */
const scrollToEnd = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });

/** Fills in the questions of a benefit and presses the button at the bottom of the window. Returns the verdict that appears. */
async function answerQuestions(page: Page): Promise<Locator> {
  const form = main(page).getByRole('region', { name: 'Are you entitled?' });
  await form.getByRole('spinbutton').fill('9');
  await form.getByRole('radio', { name: 'Another time' }).check();
  await form.getByRole('radio', { name: 'Yes' }).check();
  const check = form.getByRole('button', { name: 'Check my answers' });
  await scrollToEnd(check);
  await check.click();
  return form.getByRole('status').filter({ hasText: /you are (probably not )?entitled/i });
}

for (const size of SIZES)
  test(`content that appears after a press is in view (${size.width} px)`, async ({ page, signInAs }) => {
    await page.setViewportSize(size);
    await signInAs('Mei Lin', '/welfare/holiday-camp');
    const verdict = await answerQuestions(page);
    await expectSeen(verdict);
    await expect(verdict).toBeFocused();

    const yes = main(page).getByRole('region', { name: 'Was this useful?' }).getByRole('button', { name: 'Yes' });
    await scrollToEnd(yes);
    await yes.click();
    await expectSeen(main(page).getByRole('textbox', { name: /^What helped you/ }));
    await expectSeen(main(page).getByText(/^Thank you/));
    await expect(yes).toBeFocused();
    await main(page)
      .getByRole('textbox', { name: /^What helped you/ })
      .fill('The dates.');
    await main(page).getByRole('button', { name: 'Send comment' }).click();
    const sent = main(page).getByText(/Your comment was sent to the owner/);
    await expectSeen(sent);
    await expect(sent).toBeFocused();

    await open(page, '/search?query=camp');
    const useful = main(page).getByRole('button', { name: 'Yes', exact: true });
    await scrollToEnd(useful);
    await useful.click();
    const thanks = main(page).getByText(/Thank you/);
    await expectSeen(thanks);
    await expect(thanks).toBeFocused();
  });

test('content that has the focus stays in view when an urgent notice arrives later', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 820, height: 700 });
  const deliver = await holdAnswers(page, '**/api/notice/inbox*');
  await signInAs('Mei Lin', '/welfare/holiday-camp');
  const verdict = await answerQuestions(page);
  await expect(verdict).toBeFocused();
  await deliver();
  await expect(page.getByRole('complementary', { name: 'Urgent notice' })).toBeVisible();
  await expectSeen(verdict);
});

test('feedback that a person typed stays when the window becomes narrower or wider', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Mei Lin', '/welfare/holiday-camp');
  await main(page).getByRole('region', { name: 'Was this useful?' }).getByRole('button', { name: 'No' }).click();
  const comment = main(page).getByRole('region', { name: 'Was this useful?' }).getByRole('textbox');
  await comment.fill('The dates are missing.');
  const article = page.locator('article[data-rail]');
  for (const { width, rail } of [
    { width: 820, rail: 'around' },
    { width: 390, rail: 'around' },
    { width: 1440, rail: 'beside' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(article).toHaveAttribute('data-rail', rail);
    await expect(comment).toHaveValue('The dates are missing.');
  }
});

test('on a phone the titles of four notices and the first three services are on the first screen', async ({ page, signInAs }) => {
  await page.setViewportSize(PHONE);
  await signInAs('Mei Lin', '/notice');
  await page.getByRole('complementary', { name: 'Urgent notice' }).getByRole('button', { name: 'Dismiss' }).click();
  await expectSeen(main(page).getByRole('list', { name: 'All notices' }).getByRole('heading', { level: 3 }).nth(3));
  await open(page, '/service');
  await expectSeen(main(page).getByRole('list', { name: 'All services' }).getByRole('listitem').nth(2));
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

test('the message about a category or department that was changed at the end of the list is in view, with Undo', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 820, height: 500 });
  await signInAs('Sofia Rossi');
  for (const path of ['/manage/structure', '/manage/structure?departments=1']) {
    await open(page, path);
    const last = main(page).getByRole('listitem').last().getByRole('textbox').first();
    await last.scrollIntoViewIfNeeded();
    const former = await last.inputValue();
    await last.fill(`${former} 2`);
    await last.press('Enter');
    await expectSeen(main(page).getByText(`Renamed ${former} to ${former} 2.`));
    await main(page).getByRole('button', { name: 'Undo' }).click();
    await expect(last).toHaveValue(former);
    expect(await hiddenWithFocus(page, { width: 820, height: 500 })).toEqual([]);
  }
});

for (const theme of ['light', 'dark'])
  test(`a selected row of the content has a tick and is as readable as the others (${theme})`, async ({ page, signInAs }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('portico.theme', chosen);
    }, theme);
    await signInAs('Sofia Rossi', '/manage/content');
    const row = main(page).getByRole('row').nth(1);
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

test('the focused element is not covered by a bar at any width', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  const hidden: Record<string, string[]> = {};
  for (const path of [
    '/welfare/holiday-camp',
    '/service/annual-leave',
    '/notice/invoice-phishing',
    '/notice',
    '/information?doc=offices',
  ]) {
    await open(page, path);
    for (const size of SIZES) {
      const found = await hiddenWithFocus(page, size);
      if (found.length) hidden[`${path} at ${size.width} px`] = found;
    }
  }
  expect(hidden).toEqual({});
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

for (const { locale, message } of [
  { locale: 'en-US', message: 'Offline. Kept on this device' },
  { locale: 'zh-CN', message: '已离线，内容暂存在本机' },
])
  test.describe(() => {
    test.use({ locale });

    test(`the editor says below the buttons why a draft is not saved (${locale})`, async ({
      page,
      signInAs,
      expectConsoleError,
    }) => {
      expectConsoleError(/draft\/save|^error request RequestFailure/);
      await page.route('**/api/manage/draft/save', (route) => route.abort());
      await signInAs('Sofia Rossi', '/manage/content/service/annual-leave');
      await page.locator('main [contenteditable="true"]').first().pressSequentially('New. ');
      const problem = page.getByText(message);
      await problem.waitFor();
      const bar = page.locator('[data-own-bar]');
      const found: Record<string, unknown> = {};
      for (const { width, height } of [...SIZES, { width: 320, height: 700 }]) {
        found[`texts cut at ${width} px`] = await clippedTexts(page, { width, height });
        found[`broken words at ${width} px`] = await brokenWords(page);
        await expectSeen(problem);
        for (const button of await bar.getByRole('button').all()) await expectSeen(button);
        // The buttons of the smallest phones have a line of their own.
        const lines = width < 375 ? 3 : 2;
        expect((await bar.boundingBox())?.height, `the height of the bar at ${width} px`).toBeLessThan(lines * 56);
        // Settings are beside the languages, not over them.
        for (const choice of await page.getByRole('group').first().locator('label').all()) await expectSeen(choice);
      }
      expect(Object.entries(found).filter(([, texts]) => (texts as unknown[]).length)).toEqual([]);
    });
  });

test('the home page and the notices clip no text, and no drawing lies under the greeting', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/');
  await expect(main(page).getByRole('heading', { name: 'To do' })).toBeVisible();
  const found: Record<string, string[]> = {};
  for (const width of WIDTHS) {
    found[`texts cut at ${width} px`] = await clippedTexts(page, { width, height: 900 });
    found[`words over the drawing at ${width} px`] = await page.evaluate(drawnUnderWords);
  }
  await open(page, '/notice');
  for (const width of WIDTHS) found[`texts cut in notices at ${width} px`] = await clippedTexts(page, { width, height: 900 });
  expect(Object.entries(found).filter(([, texts]) => texts.length)).toEqual([]);
});

/** Returns the lines of the greeting that overlap the drawing beside it. */
function drawnUnderWords(): string[] {
  const drawing = document.querySelector('main section svg')?.getBoundingClientRect();
  if (!drawing) return ['there is no drawing'];
  return [...document.querySelectorAll('main section :is(h1, h1 + p)')]
    .filter((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].some(
        ({ right, top, bottom }) => right > drawing.left && bottom > drawing.top && top < drawing.bottom,
      );
    })
    .map(({ textContent }) => textContent);
}
