import { expect, type Locator, type Page } from '@playwright/test';

/** Actions of a person in the portal, by mouse or keyboard. */
export interface Hands {
  /** Follows a link or presses a button. */
  press: (target: Locator) => Promise<void>;
  /** Types into the search palette and selects the suggestion. */
  search: (words: string, suggestion: Locator) => Promise<void>;
}

const searchField = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox');

export const withMouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  search: async (words, suggestion) => {
    // The header shows its search only where the page has none of its own; the home page has that of the portal.
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('main').getByRole('search').getByRole('button').click();
    await page.keyboard.type(words);
    await suggestion.click();
  },
});

export const withKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press((await isButton(target)) ? 'Space' : 'Enter');
  },
  search: async (words, suggestion) => {
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type(words);
    await suggestion.waitFor();
    await arrowTo(page, suggestion);
    await page.keyboard.press('Enter');
  },
});

const isButton = (target: Locator): Promise<boolean> => target.evaluate((element) => element.tagName === 'BUTTON');

/** Upper bound for the Tab presses needed on any page of the portal. */
const MAX_TABS = 200;

/** Presses Tab, or Shift+Tab to go back, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const key = (await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab';
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_TABS} times ${key} did not lead to ${String(target)}`);
}

const isBeforeFocus = (element: Element): boolean =>
  Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING);

const MAX_SUGGESTIONS = 20;

async function arrowTo(page: Page, option: Locator): Promise<void> {
  for (let arrows = 0; arrows < MAX_SUGGESTIONS; arrows += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${MAX_SUGGESTIONS} times ArrowDown did not lead to ${String(option)}`);
}

/** Makes any use of the mouse from the next page on a console error, which fails the test. */
export async function putMouseAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const complain = ({ type }: Event): void => {
      console.error(`the mouse was used: ${type}`);
    };
    for (const type of ['pointerdown', 'mousedown', 'wheel']) window.addEventListener(type, complain, { capture: true });
  });
}
