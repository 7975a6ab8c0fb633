/**
 * `npm run bench:sizes`: loads each route in a fresh browser, and compares its sizes and layout shift with the budgets. On a busy machine
 * the content is visible later, so that scripts of its idle time arrive before it; a route above its budget is therefore measured again.
 */
import type { StorageState } from '../../scripts/demo-sign-in';
import { startPortal } from '../../scripts/portal-process';
import { SAMPLE_ROUTES, type SampleRoute } from '../../scripts/sample-routes';
import { judgeWeights, printVerdicts, type Verdict } from './budgets';
import { weigh, type PageUnderTest, type Weights } from './load';
import { signedIn } from './signed-in';

/** Path that all pages of the studio begin with. */
const MANAGE_PATH = '/manage';

/** Selector of the main content of a page: text of an article, an entry of a list, or the sign-in link. */
const CONTENT =
  'main :is(article p, li a, li h3 a, li button, section a.button, section button.button, p.second, li .dotted, a[href^="/api/user/login/start"])';

/** Number of parallel measurements; most of the time each waits for its page to settle. */
const AT_ONCE = 4;
/** Maximum number of repetitions for a route above its budget, one route at a time. */
const REPEATS = 2;

async function weighEveryRoute(url: string): Promise<Verdict[]> {
  const table: Record<string, Weights> = {};
  for (const person of new Set(SAMPLE_ROUTES.map(({ by }) => by))) {
    const storageState = person === null ? undefined : await signedIn(url, person);
    const pages = SAMPLE_ROUTES.filter(({ by }) => by === person).map((route) => pageOf(route, url, storageState));
    const waiting = [...pages];
    const weighNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) table[next.label] = await weighPatiently(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weighNext));
    for (const page of pages)
      for (let repeat = 0; repeat < REPEATS && isTooHeavy(page.label, table[page.label]); repeat++)
        table[page.label] = await weighPatiently(page);
  }
  console.table(table);
  return Object.entries(table).flatMap(([name, weights]) => verdictsOn(name, weights));
}

const pageOf = ({ name, path }: SampleRoute, url: string, storageState: StorageState | undefined): PageUnderTest => ({
  label: name,
  url: url + path,
  ready: CONTENT,
  storageState,
});

const isTooHeavy = (name: string, weights: Weights | undefined): boolean =>
  weights !== undefined && verdictsOn(name, weights).some(({ ok }) => !ok);

function verdictsOn(name: string, weights: Weights): Verdict[] {
  const isStudio = SAMPLE_ROUTES.some((route) => route.name === name && route.path.startsWith(MANAGE_PATH));
  return judgeWeights(name, weights, isStudio);
}

/** Measures a page; if that fails, logs the error and retries once. */
const weighPatiently = (page: PageUnderTest): Promise<Weights> =>
  weigh(page).catch((error: unknown) => {
    console.error(`once more, for ${String(error)}`);
    return weigh(page);
  });

const portal = await startPortal();
try {
  printVerdicts(await weighEveryRoute(portal.url));
} finally {
  await portal.stop();
}
