import type { Locator, Page } from '@playwright/test';
import { putMouseAway, tabTo, withKeyboard, withMouse, type Hands } from './support/hands';
import { expect, test } from './support/own-portal';

const SERVICES = [
  { path: '/service/annual-leave', title: 'Request annual leave' },
  { path: '/service/sick-leave', title: 'Report sick leave' },
  { path: '/service/vpn-access', title: 'Get VPN access' },
] as const;
const [LEAVE, SICK, VPN] = SERVICES.map(({ title }) => title) as [string, string, string];

const handleOf = (page: Page, title: string): Locator => page.getByRole('button', { name: `Move ${title}`, exact: true });

/** Opens three services and pins them to the home page in order. Ends in the editor, where they can be moved. */
async function pinServices(page: Page, { press }: Hands): Promise<void> {
  for (const { path } of SERVICES) {
    const counted = page.waitForResponse('**/updateViews');
    await page.goto(path);
    await counted;
  }
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Arrange your links' }));
  for (const { title } of SERVICES) await press(page.getByRole('button', { name: `Pin ${title}`, exact: true }));
  await expectMovable(page, [LEAVE, SICK, VPN]);
}

const expectMovable = (page: Page, titles: string[]): Promise<void> =>
  expect
    .poll(() => page.getByRole('button', { name: /^Move / }).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))
    .toEqual(titles.map((title) => `Move ${title}`));

/** Asserts the order in the editor, and on the page after a reload. */
async function expectKept(page: Page, titles: string[]): Promise<void> {
  await expectMovable(page, titles);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your links' }).getByRole('link')).toHaveText(titles);
}

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

test('an employee drags a link to another position, and it is still there after a reload', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  await pinServices(page, withMouse(page));
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: handleOf(page, LEAVE) });
  const icon = await row.locator('span').first().boundingBox();
  expect(icon?.width, 'the icon is not stretched').toBe(icon?.height);
  // Pinning is still being saved and the list rendered again; hover() waits until the handle stops moving.
  await handleOf(page, LEAVE).hover();
  await page.mouse.down();
  const { x, y } = await middleOf(handleOf(page, VPN));
  // A slow browser merges several mouse moves into one, and the first move only picks the link up.
  await page.mouse.move(x, y - 20);
  await expect(page.getByText(`Picked up ${LEAVE}, position 1 of 3.`)).toBeAttached();
  await page.mouse.move(x, y);
  await expect(page.getByText(`${LEAVE} moved to position 3 of 3.`)).toBeAttached();
  const saved = page.waitForResponse('**/pinned/update');
  await page.mouse.up();
  await saved;
  await expectKept(page, [SICK, VPN, LEAVE]);
});

/** Picks up a link with Space. dnd-kit announces the pick-up one task before it listens to the arrow keys. */
async function takeByKey(page: Page, title: string, place: number): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${title}, position ${place} of 3.`)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('an employee moves a link with the keyboard, cancels moving another, and the order is kept after a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('Mei Lin');
  await putMouseAway(page);
  await pinServices(page, withKeyboard(page));
  await tabTo(page, handleOf(page, VPN));
  await takeByKey(page, VPN, 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${VPN} moved to position 2 of 3.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${VPN} moved to position 1 of 3.`)).toBeAttached();
  const saved = page.waitForResponse('**/pinned/update');
  await page.keyboard.press('Space');
  await saved;
  await expect(page.getByText(`Dropped ${VPN} at position 1 of 3.`)).toBeAttached();
  await expectMovable(page, [VPN, LEAVE, SICK]);

  await tabTo(page, handleOf(page, SICK));
  await takeByKey(page, SICK, 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${SICK} moved to position 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Cancelled. ${SICK} is back at position 3 of 3.`)).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectKept(page, [VPN, LEAVE, SICK]);
});

test('an employee sees what to do, the day or what comes up, and the newest notices without scrolling', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Mei Lin');
  await page.goto('/');
  const notices = page.getByRole('region', { name: 'Notices' });
  const first = [
    page.getByRole('region', { name: 'To do' }).getByRole('listitem').last(),
    page.getByRole('heading', { level: 2, name: /^(\w+day, \w{3} \d+|Coming up)$/ }),
    ...[0, 1, 2].map((place) => notices.getByRole('listitem').nth(place)),
  ];
  for (const part of first) {
    await expect(part).toBeVisible();
    const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThan(900);
  }
  await expect(page.getByRole('search')).toHaveCount(1);
});
