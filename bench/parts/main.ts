/**
 * `npm run bench:parts -- [--against CHECKOUT] [--runs N]`: shows parts whose code loads after the code of their page, each in a new
 * browser context, and reports the time until the part is shown, from its press or from the start of the page. `--against` measures
 * the portal of another built checkout in turns.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { startPortal, type PortalProcess } from '../../scripts/portal-process';
import { medianOf } from '../median';
import { calm } from '../page/calm';

interface Part {
  name: string;
  person: string;
  path: string;
  /** Name of the button that opens the part; without one, the part opens with its page. */
  button?: string;
  /** Selector that matches once the part is shown. */
  shown: string;
}

const PARTS: Part[] = [
  { name: 'dialog: share', person: 'Mei Lin', path: '/service/annual-leave', button: 'Share', shown: 'dialog input' },
  { name: 'dialog: shortcuts', person: 'Mei Lin', path: '/service', button: 'Keyboard shortcuts', shown: 'dialog h2' },
  { name: 'table: content', person: 'Sofia Rossi', path: '/manage/content', shown: '.ant-table-row' },
  { name: 'table: audit log', person: 'Sofia Rossi', path: '/manage/audit', shown: '.ant-table-row' },
];

/** Time between the pointer's arrival at a button and its press; hands need longer. */
const HOVER_MS = 100;

const { values: options } = parseArgs({ options: { against: { type: 'string' }, runs: { type: 'string', default: '7' } } });
const runs = Number(options.runs);

/** Notes the time at which an element matches the selector for the first time. Runs in the page. */
const watchFor = (selector: string): void => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    document.documentElement.dataset.shownAt = String(performance.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

/** Returns the time until the part is shown, in milliseconds. */
async function timeOf(browser: Browser, url: string, { person, path, button, shown }: Part): Promise<number> {
  const page = await browser.newPage({ baseURL: url, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    await demoSignIn(page, url, person);
    await page.waitForLoadState('networkidle');
    // Otherwise the page shows the answers of an earlier load at once.
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await calm();
    if (!button) await page.addInitScript(watchFor, shown);
    await page.goto(path);
    let began = 0;
    if (button) {
      await page.waitForLoadState('networkidle');
      await page.evaluate(watchFor, shown);
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.hover();
      await page.waitForTimeout(HOVER_MS);
      began = await opener.evaluate((pressed: HTMLElement) => {
        pressed.click();
        return performance.now();
      });
    }
    const shownAt = page.locator('html[data-shown-at]');
    return Number(await shownAt.getAttribute('data-shown-at')) - began;
  } finally {
    await page.context().close();
  }
}

const portals: Record<string, PortalProcess> = { now: await startPortal() };
if (options.against) portals.before = await startPortal({ checkout: options.against });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const part of PARTS) {
    const times: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1)
      for (const [version, { url }] of Object.entries(portals)) (times[version] ??= []).push(await timeOf(browser, url, part));
    rows[part.name] = Object.fromEntries(Object.entries(times).map(([version, each]) => [version, Math.round(medianOf(each))]));
  }
  console.log(`Node ${process.versions.node}, ${cpus().length} cores; ms until shown, medians of ${runs}`);
  console.table(rows);
} finally {
  await browser.close();
  for (const portal of Object.values(portals)) await portal.stop();
}
