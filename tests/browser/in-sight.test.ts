import type { Locator, Page } from '@playwright/test';
import { brokenWords, clippedTexts, expectSeen, hiddenWithFocus, open } from './support/layout';
import { holdAnswers } from './support/hold-answers';
import { expect, test } from './portal';

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 820, height: 700 }, { width: 1280, height: 640 }];
const WIDTHS = [320, 390, 600, 768, 820, 1024, 1101];

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
