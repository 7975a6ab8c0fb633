import { expect, type Locator, type Page, type Request } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** Removes the answers that the previous page has stored, so that each page loads like the first one of a tab. Runs in the browser. */
export const forgetAnswers = (): void => {
  if (location.origin !== 'null') sessionStorage.removeItem('portico.answers');
};

/**
 * Opens a page and waits until all of it is shown: until no response is pending and no part says that it loads, two frames long. The
 * code of other pages, which loads when the page is idle, does not count.
 */
export async function open(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request): void => void pending.add(request);
  const end = (request: Request): void => void pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isShown = async (): Promise<boolean> => {
    await twoFrames(page);
    return pending.size === 0 && (await page.locator('[aria-busy="true"]').count()) === 0;
  };
  await expect.poll(isShown, { message: `${path} is shown`, intervals: [0] }).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Waits two frames, so that what depends on a response or on the size of the window is shown. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Resizes the window and waits until scripts that depend on the width have run. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await twoFrames(page);
}

/** Returns by how much the page is wider than the window and the elements that stick out; empty for a page that fits. */
export async function widerThanWindow(page: Page, size: Size): Promise<string[]> {
  await resize(page, size);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isHeld(element.parentElement),
    );
    const named = outside.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${scrollWidth - clientWidth} px`, ...named];
  });
}

/** Returns the texts that are cut off without a visible sign: their container clips or scrolls them, and has no ellipsis. */
export async function clippedTexts(page: Page, size: Size): Promise<string[]> {
  await resize(page, size);
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, display, clipPath, maskImage } = getComputedStyle(element);
      // A row that scrolls sideways may extend beyond the edge of the window.
      if (element.getBoundingClientRect().right >= document.documentElement.clientWidth) return false;
      // So may one that fades at its end.
      if (overflowX === 'auto' && maskImage !== 'none') return false;
      // A wide table shows by a shadow that it has more columns.
      if (element.matches('.table-frame')) return false;
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || clipPath !== 'none' || display === '-webkit-box')
        return false;
      return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    };
    const texts = [...document.body.querySelectorAll('*')].filter((element) => element.textContent.trim() !== '');
    return texts
      .filter(isCut)
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent.slice(0, 60)}`);
  });
}

/** Returns the words of ordinary length that are broken over two lines; parts of addresses are ignored. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Text of closed details has no layout.
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
        /(?<![\p{L}\d.@/_-])[\p{Script=Latin}\d]{2,16}(?![\p{L}\d@/_-]|\.\p{L})/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = range.getClientRects();
        if (first && rest.some(({ top }) => top > first.bottom - 1)) broken.push(word);
      }
    }
    return broken;
  });
}

/** Asserts that the whole element is visible: inside the window and not covered. */
export async function expectSeen(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => target.evaluate(hiddenParts), `hidden parts of ${String(target)}`).toEqual([]);
}

/** Returns the ends of the element that are outside the window or covered. */
function hiddenParts(element: Element): string[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2;
  const ends = { top: top + 2, middle: (top + bottom) / 2, bottom: bottom - 2 };
  return Object.entries(ends).flatMap(([name, y]) => {
    const shown = document.elementFromPoint(x, y);
    return shown && (element.contains(shown) || shown.contains(element)) ? [] : [name];
  });
}

/** Focuses every focusable element in turn and returns those that are then covered by a bar or outside the window. */
export async function hiddenWithFocus(page: Page, size: Size): Promise<string[]> {
  await resize(page, size);
  return page.evaluate(() => {
    const hidden: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [tabindex="0"])',
    )) {
      if (!element.checkVisibility() || element.matches('[disabled], [tabindex="-1"]')) continue;
      element.focus();
      const { left, top, width, bottom } = element.getBoundingClientRect();
      const x = Math.min(left + width / 2, window.innerWidth - 2);
      for (const y of [top + 2, Math.min(bottom, top + 200) - 2]) {
        const shown = document.elementFromPoint(x, y);
        const isSeen = shown && (element.contains(shown) || shown.contains(element) || shown.closest('label')?.contains(element));
        if (!isSeen) hidden.push(`${element.tagName} ${(element.ariaLabel ?? element.textContent).slice(0, 40)}`);
      }
    }
    return hidden;
  });
}

/** Sets the safe-area insets of a phone with a rounded screen and a system bar at the bottom. */
export async function withSafeArea(page: Page, insets: { bottom: number; left?: number; right?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
