import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { AREA_FOLDERS, AREAS, type Area } from '../../contract/core/areas';
import { itemPath } from '../../contract/core/paths';
import { exportFolder } from '../../server/content-folder/export-folder';
import { importFolder, type ImportSummary } from '../../server/content-folder/import-folder';
import { slugId } from '../../server/modules/item/markdown/slug';
import { startTestApp, type TestApp } from '../api/support/harness';
import { assertSameFolders } from '../api/support/folder-content';
import { storedRows } from '../api/support/stored-content';

const folder = process.env.PORTICO_HANDBOOK ?? '';
assert(folder, 'PORTICO_HANDBOOK must name the content folder that this test imports');

const everyFile = readdirSync(folder, { recursive: true, encoding: 'utf8' });
/** Returns the documents of an area: Markdown files directly in its folder. */
const documentsOf = (area: Area): string[] =>
  everyFile.filter((file) => dirname(file) === AREA_FOLDERS[area] && file.endsWith('.md'));
const documents = AREAS.flatMap(documentsOf);

/** Returns the addresses of Markdown links and pictures, without those in code or after a backslash. */
function addressesIn(file: string): string[] {
  const markdown = readFileSync(join(folder, file), 'utf8').replace(/^( *)(```|~~~)[^]*?^\1\2/gm, '');
  const inline = [...markdown.matchAll(/(?<!\\)\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*<?([^\s<>()]+)/g)];
  const definitions = [...markdown.matchAll(/^\[[^\]^][^\]]*\]:\s*(\S+)$/gm)];
  return [...inline, ...definitions].map(([, address = '']) => address);
}
const isRelative = (address: string): boolean => !/^([a-z]+:|#|\/|www\.)/i.test(address);
/** Distinct relative links, as "document → target". */
const relative = [
  ...new Set(
    documents.flatMap((file) =>
      addressesIn(file)
        .filter(isRelative)
        .map((address) => `${file} → ${normalize(join(dirname(file), address.replace(/#.*/, '')))}`),
    ),
  ),
].map((written) => ({ written, file: written.split(' → ')[0] ?? '', target: written.split(' → ')[1] ?? '' }));

let portal: TestApp;
let summary: ImportSummary;
before(async () => {
  portal = await startTestApp();
  summary = await importFolder(portal.deps, folder);
});
after(() => portal.close());

test('every document of the folder is stored, by area', async () => {
  assert.deepEqual(summary.failed, []);
  assert.deepEqual([summary.read, summary.created], [documents.length, documents.length]);
  const stored = await portal.db.selectFrom('item').innerJoin('item_text', 'item_text.item', 'item.key').select('area').execute();
  for (const area of AREAS) assert.equal(stored.filter((row) => row.area === area).length, documentsOf(area).length, area);
});

/** Document behind each page of the portal, for documents directly in the folders of their areas. */
const documentOfPage = new Map(
  AREAS.flatMap((area) =>
    documentsOf(area).map((file): [string, string] => [itemPath(area, slugId(basename(file, '.md'))), file]),
  ),
);

/** Returns the matching addresses in the stored pages, each with its document. */
async function addressesShown(pattern: RegExp): Promise<{ file: string; address: string }[]> {
  const pages = await portal.db
    .selectFrom('item')
    .innerJoin('item_text', 'item_text.item', 'item.key')
    .select(['area', 'id', 'html'])
    .execute();
  return pages.flatMap(({ area, id, html }) =>
    [...html.matchAll(pattern)].map(([, address = '']) => ({ file: documentOfPage.get(itemPath(area, id)) ?? '', address })),
  );
}

test('every link between documents leads to its target', async () => {
  const links = (await addressesShown(/<a [^>]*?href="(\/[^"#]*)/g)).filter(({ address }) => !address.startsWith('/api/'));
  const followed = links.map(({ file, address }) => `${file} → ${documentOfPage.get(address) ?? `nothing at ${address}`}`);
  const written = relative.filter(({ target }) => documents.includes(target)).map((link) => link.written);
  assert.ok(written.length > 0);
  assert.deepEqual([...new Set(followed)].sort(), written.sort());
});

test('every picture and file of the folder is served', async () => {
  const { attachment } = await storedRows(portal.db);
  const sources = new Map(attachment.map(({ id, source }) => [id, source]));
  const shown = await addressesShown(/"\/api\/attachment\/([\da-f-]+)"/g);
  const written = relative
    .filter(({ target }) => everyFile.includes(target) && /\.(?!md$)\w+$/.test(target))
    .map((link) => link.written);
  assert.ok(written.length > 0);
  assert.deepEqual([...new Set(shown.map(({ file, address }) => `${file} → ${sources.get(address)}`))].sort(), written.sort());
  const pictures = await addressesShown(/(<img [^>]*>)/g);
  for (const { address, file } of pictures) assert.match(address, /width="\d+" height="\d+"/, file);
  for (const { storage_key, size } of attachment)
    assert.equal((await buffer(await portal.deps.files.read(storage_key))).length, size);
});

test('the import warns of every relative address without a target in the folder, and of no other', () => {
  const broken = relative
    .filter(({ target }) => !everyFile.includes(target) || !/\.\w+$/.test(target))
    .map((link) => link.written);
  const warned = summary.warnings.flatMap(({ file, reason }) => {
    const [address = ''] = reason['en-US'].split(' ');
    return isRelative(address) ? [`${file} → ${normalize(join(dirname(file), address.replace(/#.*/, '')))}`] : [];
  });
  assert.ok(broken.length > 0);
  assert.deepEqual([...new Set(warned)].sort(), broken.sort());
});

test('a second import changes nothing', async () => {
  const before = await storedRows(portal.db);
  const again = await importFolder(portal.deps, folder);
  assert.deepEqual([again.unchanged, again.created, again.updated], [documents.length, 0, 0]);
  assert.deepEqual(await storedRows(portal.db), before);
});

test('an empty portal that imports the export of the folder exports the same bytes, and both count it as unchanged', async (t) => {
  const parent = await mkdtemp(join(tmpdir(), 'portico-handbook-'));
  const other = await startTestApp();
  t.after(async () => {
    await other.close();
    await rm(parent, { recursive: true, force: true });
  });
  const [exported, again] = [join(parent, 'first'), join(parent, 'second')];
  const { items, problems } = await exportFolder(portal.deps, exported);
  assert.deepEqual([items, problems], [documents.length, []]);
  const imported = await importFolder(other.deps, exported);
  assert.deepEqual([imported.failed, imported.created], [[], items]);
  await exportFolder(other.deps, again);
  await assertSameFolders(again, exported);
  for (const path of [folder, exported]) assert.equal((await importFolder(portal.deps, path)).unchanged, items, path);
});
