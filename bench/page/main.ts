import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startPortal } from '../../scripts/portal-process';
import { medianOf } from '../median';
import { placeBarePage, placePageWithoutScripts } from './bare-page';
import { judgeSpeed, judgeWeights, printVerdicts, READY_TO_BARE } from './budgets';
import { calm } from './calm';
import { load, weigh, type Figures, type PageUnderTest } from './load';
import { behindNetwork } from './network';
import { signedIn } from './signed-in';

const WEB_ROOT = 'dist';
const BARE = 'bare React';
const WITHOUT_SCRIPTS = ' without scripts';
/** Link of the header that every signed-in page has. */
const AWAY = 'header a[href="/personnel"]';
const FIGURES = [
  'ready',
  'fcp',
  'lcp',
  'shift',
  'jsReady',
  'jsSettled',
  'cssSettled',
  'requests',
  'warmReady',
  'warmRequests',
  'warmerReady',
  'tabReady',
  'backReady',
] as const satisfies (keyof Figures)[];

/** Figures of each round, keyed by the label of the page. */
type Taken = Map<string, Figures[]>;
/** Maximum number of repetitions of all rounds while a page looks too slow, as other load may be temporary. All rounds count. */
const REPEATS = 4;

interface Subject extends Omit<PageUnderTest, 'storageState'> {
  signedIn: boolean;
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, json: { type: 'string' }, static: { type: 'boolean', default: false } },
});
const runs = Number(options.runs);

/**
 * Loads each page once per round, in turn, so that other load affects all pages equally; the first round only warms the server.
 * Each round signs in again, because an access token expires before the run ends.
 */
async function rounds(url: string, pages: Subject[], taken: Taken): Promise<void> {
  let busy = 0;
  for (let turn = 0; turn <= runs; turn++) {
    process.stderr.write(`round ${turn} of ${runs}\n`);
    const session = await signedIn(url);
    for (const page of pages) {
      if (!(await calm())) busy += 1;
      const subject = { ...page, storageState: page.signedIn ? session : undefined };
      if (turn === 0) await weigh(subject);
      else taken.get(page.label)?.push(await load(subject));
    }
  }
  console.log(`${busy} of ${(runs + 1) * pages.length} loads began on a busy machine`);
}

/** Returns the median over the rounds of the time until a page's content was visible, divided by that of the bare page. */
const toBare = (taken: Taken, label: string, figure: 'ready' | 'warmReady' | 'warmerReady' | 'tabReady'): number =>
  medianOf((taken.get(label) ?? []).map((run, i) => run[figure] / (taken.get(BARE)?.[i]?.[figure] ?? NaN)));
const readyToBare = (taken: Taken, label: string): number => toBare(taken, label, 'ready');

const bare = await placeBarePage(WEB_ROOT);
const placed: { remove: () => Promise<void> }[] = [];
const portal = await behindNetwork((url) => startPortal({ settings: { PUBLIC_URL: url } })).catch(async (error: unknown) => {
  await bare.remove();
  throw error;
});
try {
  const pages: Subject[] = [
    { label: BARE, url: portal.url + bare.path, ready: 'main h1', signedIn: false },
    { label: '/login', url: `${portal.url}/login`, ready: 'main a[href^="/api/user/login/start"]', signedIn: false },
    { label: '/service', url: `${portal.url}/service`, ready: 'main li h3 a', signedIn: true, away: AWAY },
    { label: '/service/:id', url: `${portal.url}/service/annual-leave`, ready: 'main article p', signedIn: true, away: AWAY },
    { label: '/notice/:id', url: `${portal.url}/notice/invoice-phishing`, ready: 'main article p', signedIn: true, away: AWAY },
    { label: '/', url: `${portal.url}/`, ready: 'main li > a[href^="/notice/"]', signedIn: true, away: AWAY },
  ];
  if (options.static) pages.push(...(await withoutScripts(pages.filter((page) => page.signedIn))));
  const taken: Taken = new Map(pages.map(({ label }) => [label, []]));
  const looksSlow = () => pages.some(({ label }) => !(readyToBare(taken, label) <= READY_TO_BARE));
  for (let repeat = 0; repeat <= REPEATS && looksSlow(); repeat++) await rounds(portal.url, pages, taken);
  const report = pages.map(({ label }) => {
    const own = taken.get(label) ?? [];
    const figures = Object.fromEntries(
      FIGURES.map((name) => [name, medianOf(own.map((run) => run[name]))]),
    ) as unknown as Figures;
    const laterToBare = {
      'reload/bare': toBare(taken, label, 'warmReady'),
      '2nd/bare': toBare(taken, label, 'warmerReady'),
      'tab/bare': toBare(taken, label, 'tabReady'),
    };
    return { label, figures, readyToBare: readyToBare(taken, label), laterToBare };
  });
  console.log(
    `${taken.get(BARE)?.length ?? 0} rounds, Node ${process.versions.node}, ${cpus().length} cores; CPU slowed 4×, 10 Mbit/s, 40 ms a request; medians, ms and bytes (brotli)`,
  );
  console.table(
    Object.fromEntries(
      report.map(({ label, figures, readyToBare: ratio, laterToBare }) => [
        label,
        {
          ...round(figures),
          'ready/bare': ratio.toFixed(2),
          ...Object.fromEntries(Object.entries(laterToBare).map(([name, value]) => [name, value.toFixed(2)])),
        },
      ]),
    ),
  );
  const verdicts = report
    .filter(({ label }) => label !== BARE && !label.endsWith(WITHOUT_SCRIPTS))
    .flatMap(({ label, figures, readyToBare: ratio }) => [...judgeWeights(label, figures, false), judgeSpeed(label, ratio)]);
  if (options.json)
    await writeFile(options.json, JSON.stringify({ report, verdicts, rounds: Object.fromEntries(taken) }, null, 1));
  printVerdicts(verdicts);
} finally {
  await portal.stop();
  await Promise.all([bare, ...placed].map(({ remove }) => remove()));
}

/** Places a copy without scripts of each page, and returns the copies as further subjects. */
async function withoutScripts(pages: Subject[]): Promise<Subject[]> {
  const { cookies } = await signedIn(portal.url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const copies: Subject[] = [];
  for (const { label, url, ready } of pages) {
    const copy = await placePageWithoutScripts(WEB_ROOT, { url, cookie });
    placed.push(copy);
    copies.push({ label: label + WITHOUT_SCRIPTS, url: portal.url + copy.path, ready, signedIn: false });
  }
  return copies;
}

function round(figures: Figures): Record<string, number> {
  return Object.fromEntries(
    FIGURES.map((name) => [name, name === 'shift' ? Number(figures[name].toFixed(3)) : Math.round(figures[name])]),
  );
}
