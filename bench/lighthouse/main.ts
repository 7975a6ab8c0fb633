/**
 * `npm run bench:lighthouse [-- --runs 3]`: prints the four scores of Lighthouse for login, home, a service and a notice, as a phone and
 * as a desktop, the median of the runs, and every audit that costs points. Needs a build (`npm run build`). Exits with 1 if a score is
 * below 95.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { startPortal } from '../../scripts/portal-process';
import { freePort } from '../../server/db/startup/free-port';
import { medianOf } from '../median';

const GOAL = 95;
/** Downloaded when it is needed, because it is larger than all development dependencies together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = [
  { name: 'login', path: '/login', signedIn: false },
  { name: 'home', path: '/', signedIn: true },
  { name: 'service', path: '/service/annual-leave', signedIn: true },
  { name: 'notice', path: '/notice/invoice-phishing', signedIn: true },
];
const DEVICES = ['phone', 'desktop'] as const;

interface Audit {
  score: number | null;
  title: string;
  displayValue?: string;
  details?: { items?: { text?: string; href?: string }[] | Record<string, unknown> };
}
interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const run = promisify(execFile);
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(options.runs);

/** Returns Lighthouse's report of a page, opened in the browser that listens on that port, with its cookies. */
async function reportOn(url: string, device: (typeof DEVICES)[number], port: number, folder: string): Promise<Report> {
  const path = join(folder, 'report.json');
  const flags = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${path}`];
  // A portal behind a sign-in must not be indexed. `link-text` mistakes Information, the name of an area, for a generic link text.
  flags.push('--skip-audits=is-crawlable,link-text');
  if (device === 'desktop') flags.push('--preset=desktop');
  await run('npx', ['--yes', `--package=${LIGHTHOUSE}`, 'lighthouse', url, ...flags]);
  const report = JSON.parse(await readFile(path, 'utf8')) as Report;
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report;
}

/** Returns a line for each audit of a report that costs points. */
const costs = ({ categories, audits }: Report): string[] =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title, displayValue = '', details } = audits[id] ?? { score: null, title: id };
      // Some audits have an object instead of a list.
      const items = Array.isArray(details?.items) ? details.items : [];
      const places = items.map(({ text = '', href = '' }) => `${text} ${href}`.trim()).join(', ');
      return weight > 0 && score !== null && score < 0.9 ? [`${category}: ${title} ${displayValue} (${score}) ${places}`] : [];
    }),
  );

const portal = await startPortal();
const folder = await mkdtemp(join(tmpdir(), 'portico-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
let below = 0;
try {
  for (const { name, path, signedIn } of PAGES) {
    if (signedIn && !(await context.cookies()).some((cookie) => cookie.name.endsWith('token'))) {
      const page = await context.newPage();
      await demoSignIn(page, portal.url);
      await page.close();
    }
    for (const device of DEVICES) {
      const reports: Report[] = [];
      for (let round = 0; round < runs; round += 1) reports.push(await reportOn(portal.url + path, device, port, folder));
      const scores = Object.keys(reports[0]?.categories ?? {}).map((category) => {
        const score = Math.round(100 * medianOf(reports.map(({ categories }) => categories[category]?.score ?? 0)));
        if (score < GOAL) below += 1;
        return `${category} ${score}`;
      });
      console.log(`${name}, ${device}: ${scores.join(', ')}`);
      for (const cost of new Set(reports.flatMap(costs))) console.log(`    ${cost}`);
    }
  }
  console.log(below ? `${below} scores below ${GOAL}` : `all scores ${GOAL} or more`);
  process.exitCode = below ? 1 : 0;
} finally {
  await context.close();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
