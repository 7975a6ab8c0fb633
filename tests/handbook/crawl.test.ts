import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AREAS, type Area } from '../../contract/core/areas';
import type { ItemDetail } from '../../contract/item';
import { attachmentPath, itemPath } from '../../contract/core/paths';
import { importFolder, type ImportSummary } from '../../server/content-folder/import-folder';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { startTestApp, type TestApp } from '../api/support/harness';
import { COMMON_APIS } from '../contract/areas';

const folder = process.env.PORTICO_HANDBOOK ?? '';
assert(folder, 'PORTICO_HANDBOOK must name the content folder that this test imports');

interface CrawledPage {
  /** Path of the page in the portal. */
  path: string;
  item: ItemDetail;
  /** Ids of all elements of the page, in document order. */
  ids: string[];
  links: string[];
  pictures: string[];
}

let portal: TestApp;
let summary: ImportSummary;
/** Pages by path, as found by paging through the lists of all areas. */
const pages = new Map<string, CrawledPage>();

before(async () => {
  portal = await startTestApp();
  summary = await importFolder(portal.deps, folder);
  for (const area of AREAS) for (const id of await listed(area)) await open(area, id);
});
after(() => portal.close());

const asReader = () => ({ as: portal.people.employee });

async function listed(area: Area): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await portal.call(COMMON_APIS[area].list, { sort: 'name', page, pageSize: 100 }, asReader());
    assert.equal(status, 200);
    ids.push(...body.items.map(({ id }) => id));
    if (ids.length >= body.total) return ids;
  }
}

async function open(area: Area, id: string): Promise<void> {
  const { status, body: item } = await portal.call(COMMON_APIS[area].info, { id }, asReader());
  const path = itemPath(area, id);
  assert.equal(status, 200, path);
  const document = parseDocument(item.body);
  const attributes = (tag: string, name: string) =>
    DomUtils.getElementsByTagName(tag, document).flatMap(({ attribs }) => attribs[name] ?? []);
  const page = { path, item, links: attributes('a', 'href'), pictures: attributes('img', 'src') };
  pages.set(path, { ...page, ids: attributes('*', 'id') });
}

/** Path patterns of the client's pages, derived from `src/pages` as Umi does. */
const ROUTES = readdirSync(join(PROJECT_FOLDER, 'src/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== '404.tsx')
  .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
  .map((route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+').replace(/(.)\/$/, '$1')}$`));
const isRoute = (pathname: string): boolean => ROUTES.some((route) => route.test(pathname));
/** Returns true for the address of an item's page, whether or not the item exists. */
const isItemPage = ({ pathname, searchParams }: URL): boolean =>
  /^\/(service|personnel)\/[^/]+$|^\/notice\/(?!search$)[^/]+$|^\/welfare\/(?!news$|search$)[^/]+$|^\/welfare\/news\/[^/]+$/.test(
    pathname,
  ) ||
  (pathname === '/information' && searchParams.has('doc')) ||
  (pathname === '/tool' && searchParams.has('tool'));

type Kind = 'elsewhere' | 'file' | 'here' | 'document' | 'page';

function kindOf(link: string): Kind {
  if (/^(https?|mailto|tel):/i.test(link)) return 'elsewhere';
  if (link.startsWith('#')) return 'here';
  if (link.startsWith('/api/')) return 'file';
  return isItemPage(new URL(link, 'http://portico.invalid')) ? 'document' : 'page';
}

/** Returns the links of this kind on every page, each once per page. */
const linksOf = (kind: Kind) =>
  [...pages.values()].flatMap((page) =>
    [...new Set(page.links)].filter((link) => kindOf(link) === kind).map((link) => ({ page, link })),
  );
const named = ({ page, link }: { page: CrawledPage; link: string }): string => `${page.path} → ${link}`;

test('the lists of the areas contain every document of the folder', (t) => {
  assert.deepEqual(summary.failed, []);
  assert.equal(pages.size, summary.read);
  const counts = (['document', 'here', 'page', 'file', 'elsewhere'] as const).map((kind) => `${linksOf(kind).length} ${kind}`);
  t.diagnostic(`${pages.size} documents; links: ${counts.join(', ')}`);
});

test('every link to a document leads to an existing document and, with an anchor, to an existing element', () => {
  const links = linksOf('document');
  assert.ok(links.length > 0);
  const broken = links.filter(({ link }) => {
    const [path = '', anchor = ''] = link.split('#', 2);
    const target = pages.get(path);
    return !target || (anchor !== '' && !target.ids.includes(anchor));
  });
  assert.deepEqual(broken.map(named), []);
});

test('every link in the source to an existing document is kept', async () => {
  const stored = await portal.db
    .selectFrom('item_text')
    .innerJoin('item', 'item.key', 'item_text.item')
    .select(['area', 'id', 'html'])
    .execute();
  const pathsIn = (links: string[]) => new Set(links.map((link) => link.split('#')[0] ?? ''));
  const lost = stored.flatMap(({ area, id, html }) => {
    const path = itemPath(area, id);
    const shown = pathsIn(pages.get(path)?.links ?? []);
    const written = pathsIn(DomUtils.getElementsByTagName('a', parseDocument(html)).map(({ attribs }) => attribs.href ?? ''));
    return [...written].filter((link) => pages.has(link) && !shown.has(link)).map((link) => `${path} → ${link}`);
  });
  assert.deepEqual(lost, []);
});

test('every anchor within a document leads to an existing element', () => {
  const broken = linksOf('here').filter(({ page, link }) => link !== '#' && !page.ids.includes(link.slice(1)));
  assert.deepEqual(broken.map(named), []);
});

test('every other link inside the portal leads to one of its pages', () => {
  const broken = linksOf('page').filter(
    ({ link }) => !link.startsWith('/') || !isRoute(new URL(link, 'http://portico.invalid').pathname),
  );
  assert.deepEqual(broken.map(named), []);
});

test('the ids in a document are unique', () => {
  const doubled = [...pages.values()].filter(({ ids }) => new Set(ids).size !== ids.length);
  assert.deepEqual(
    doubled.map(({ path }) => path),
    [],
  );
});

test('every entry of a table of contents leads to its heading', () => {
  const broken = [...pages.values()].flatMap(({ path, item, ids }) =>
    item.toc.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${path} → #${id}`),
  );
  assert.deepEqual(broken, []);
});

test('every picture is served as an image, and every file with its declared type', async () => {
  const pictures = [...new Set([...pages.values()].flatMap((page) => page.pictures))];
  const attachments = [...pages.values()].flatMap(({ item }) => item.attachments);
  const files = [...new Set([...linksOf('file').map(({ link }) => link), ...attachments.map(({ id }) => attachmentPath(id))])];
  assert.ok(pictures.length > 0 && files.length > 0);
  for (const address of pictures)
    assert.match((await fetched(address)).type, /^image\/(png|jpeg|gif|webp|avif|svg\+xml)/, address);
  const types = new Map(attachments.map(({ id, type }) => [attachmentPath(id), type]));
  for (const address of files) assert.equal((await fetched(address)).type, types.get(address), address);
});

async function fetched(address: string): Promise<{ type: string }> {
  const answer = await portal.app.inject({ url: address, headers: await portal.signedIn(portal.people.employee) });
  assert.equal(answer.statusCode, 200, address);
  assert.ok(answer.rawPayload.length > 0, address);
  return { type: String(answer.headers['content-type']) };
}
