import type { Page } from '@playwright/test';
import { expect, test } from './portal';

/** People by role; null is somebody who is not signed in. An employee opens each item, the others a page of each kind. */
const PEOPLE = {
  'somebody who is not signed in': null,
  'an employee': 'Mei Lin',
  'an editor': 'Daniel Okafor',
  'an administrator': 'Sofia Rossi',
};
const OPENS_EACH_ITEM = 'Mei Lin';
/** Maximum number of lists with the same filters set that an employee opens. */
const MAX_OF_KIND = 2;
/** Parameters that name the item that a page shows. */
const ITEM_PARAMETERS = ['doc', 'tool'];

/** Returns the kind of an address: its path and the names of its parameters. With `withItems`, each item is a kind of its own. */
function kindOf({ pathname, searchParams }: URL, withItems: boolean): string {
  const [, area = '', place = '', ...rest] = pathname.split('/');
  const path = area === 'manage' ? ['manage', place, ...rest.map(() => '*')] : [area, ...[place, ...rest].map(() => '*')];
  const values = ITEM_PARAMETERS.flatMap((name) => searchParams.get(name) ?? []);
  return [withItems ? pathname : path.join('/'), ...new Set(searchParams.keys()), ...(withItems ? values : [])].join(' ');
}

interface Links {
  /** Addresses of pages of the portal, without anchors. */
  pages: string[];
  /** Addresses of files and calendars, which the API answers. */
  files: string[];
  /** Anchors that lead nowhere on the page. */
  loose: string[];
}

/** Returns the links of the page that is shown. */
const linksOf = (page: Page): Promise<Links> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin);
    const isHere = (url: URL) => url.pathname === location.pathname && url.search === location.search;
    const isAnchor = ({ hash }: URL) => hash.length > 1;
    const unique = (urls: URL[]) => [...new Set(urls.map(({ pathname, search }) => pathname + search))];
    return {
      pages: unique(links.filter(({ pathname }) => !pathname.startsWith('/api/'))),
      files: unique(links.filter(({ pathname }) => pathname.startsWith('/api/') && !pathname.startsWith('/api/user/'))),
      loose: links
        .filter((url) => isHere(url) && isAnchor(url) && !document.getElementById(decodeURIComponent(url.hash.slice(1))))
        .map(({ hash }) => hash),
    };
  });

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

// Recording a trace of this many pages costs more time than opening them.
test.use({ trace: 'off' });

for (const [who, person] of Object.entries(PEOPLE))
  test(`every link that ${who} sees leads to a page or file that they may open`, async ({ page, signInAs }) => {
    test.setTimeout(600_000);
    if (person) await signInAs(person);
    const opensEachItem = person === OPENS_EACH_ITEM;
    const refused: string[] = [];
    let from = '/';
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${from}: ${response.status()} ${new URL(response.url()).pathname}`);
    });
    const [queue, files, seen] = [['/'], new Set<string>(), new Map<string, number>()];
    const known = new Set(queue);
    const loose: string[] = [];
    for (const path of queue) {
      from = path;
      await load(page, path);
      const links = await linksOf(page);
      for (const file of links.files) files.add(file);
      loose.push(...links.loose.map((hash) => `${path} → ${hash}`));
      for (const next of links.pages.filter((each) => !known.has(each))) {
        known.add(next);
        const kind = kindOf(new URL(next, page.url()), opensEachItem);
        const count = seen.get(kind) ?? 0;
        seen.set(kind, count + 1);
        if (count < (opensEachItem ? MAX_OF_KIND : 1)) queue.push(next);
      }
    }
    for (const file of files) {
      const answer = await page.request.get(file);
      if (!answer.ok()) refused.push(`${file}: ${answer.status()}`);
    }
    test.info().annotations.push({ type: 'visited', description: `${queue.length} pages, ${files.size} files` });
    expect(refused).toEqual([]);
    expect(loose, 'anchors that lead nowhere').toEqual([]);
    expect(queue.length).toBeGreaterThan(person ? 50 : 0);
  });
