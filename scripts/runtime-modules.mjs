// `node scripts/runtime-modules.mjs FOLDER`: copies the packages that the bundled server imports, with their dependencies, from
// `node_modules` into FOLDER. Packages of the pages and of the build are left out.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { bundleServer, PROJECT } from './bundle.mjs';

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Returns the package of an import, such as `@fastify/static` for `@fastify/static/types`. */
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the names of the packages that the bundles import, sorted. */
function importedBy({ outputs }) {
  const paths = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return [
    ...new Set(
      paths
        .map(({ path }) => path)
        .filter((path) => !isBuiltin(path))
        .map(packageOf),
    ),
  ].sort();
}

/** Returns the folders of these packages and of all that they depend on, relative to the project, as npm resolves them. */
function foldersOf(names) {
  const ids = names.map((name) => `[name="${name}"]`);
  const selector = ids.map((id) => `:root > ${id}, :root > ${id} *`).join(', ');
  const text = execFileSync('npm', ['query', selector], { cwd: PROJECT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(text).map(({ location }) => location);
}

const [target] = process.argv.slice(2);
if (!target) {
  process.stderr.write('Usage: node scripts/runtime-modules.mjs FOLDER\n');
  process.exit(1);
}
const names = importedBy(await bundleServer());
const folders = foldersOf(names);
const missing = names.filter((name) => !folders.includes(`node_modules/${name}`));
if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
for (const folder of folders) {
  // A package's nested node_modules are skipped, because `folders` lists their packages too.
  const from = join(PROJECT, folder);
  cpSync(from, join(target, relative('node_modules', folder)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !relative(from, path).split('/').includes('node_modules'),
  });
}
console.log(`${folders.length} packages are in ${target}`);
