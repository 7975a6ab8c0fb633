import { SAMPLE_ROUTES, type SampleRoute } from '../../scripts/sample-routes';
import type { StorageState } from '../../scripts/demo-sign-in';
import { judgeWeights, type Verdict } from './budgets';
import { weigh, type PageUnderTest, type Weights } from './load';

/** Path that all pages of the studio begin with. */
const MANAGE_PATH = '/manage';

/** Selector of the main content of a page: text of an article, an entry of a list, or the sign-in link. */
const CONTENT =
  'main :is(article p, li a, li h3 a, li button, section a.button, section button.button, p.second, li .dotted, a[href^="/api/user/login/start"])';

/** Number of parallel measurements; most of the time each waits for its page to settle. */
const AT_ONCE = 4;

/** Measures each route once, in a fresh browser, and returns the verdicts. Sizes and layout shifts do not depend on the machine's load. */
export async function weighEveryRoute(
  url: string,
  signedIn: (url: string, person: string) => Promise<StorageState>,
): Promise<Verdict[]> {
  const table: Record<string, Weights> = {};
  for (const person of new Set(SAMPLE_ROUTES.map(({ by }) => by))) {
    const storageState = person === null ? undefined : await signedIn(url, person);
    const waiting = [...routesOf(person)];
    const weighNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        table[next.name] = await weighPatiently({ label: next.name, url: url + next.path, ready: CONTENT, storageState });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weighNext));
  }
  console.table(table);
  const isStudio = (name: string): boolean =>
    SAMPLE_ROUTES.some((route) => route.name === name && route.path.startsWith(MANAGE_PATH));
  return Object.entries(table).flatMap(([name, weights]) => judgeWeights(name, weights, isStudio(name)));
}

/** Measures a page; if that fails, logs the error and retries once. */
const weighPatiently = (page: PageUnderTest): Promise<Weights> =>
  weigh(page).catch((error: unknown) => {
    console.error(`once more, for ${String(error)}`);
    return weigh(page);
  });

const routesOf = (person: string | null): SampleRoute[] => SAMPLE_ROUTES.filter(({ by }) => by === person);
