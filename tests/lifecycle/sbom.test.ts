import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PROJECT_FOLDER } from '../../server/config/project-folder';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: unknown[];
  properties?: { name: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}
interface Bom {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
}

/** Licences that let a company run, change and distribute Portico with no obligation except attribution. */
const PERMISSIVE = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Zlib', 'Unlicense'],
  ...['BlueOak-1.0.0', 'PSF-2.0', 'Python-2.0'],
]);
/** Packages under other licences, or without one in their package.json, and why they are acceptable. */
const EXCEPTIONS: [packages: RegExp, licence: string, reason: string][] = [
  [/^@img\/sharp-(libvips|wasm32|win32)/, 'LGPL-3.0-or-later', 'libvips is a shared library of its own, which can be replaced'],
  [
    /^(lightningcss(-.+)?|webpack-5-chain)$/,
    'MPL-2.0',
    'the build runs them unchanged; pages and server contain nothing of them',
  ],
  [
    /^@stagewise\/toolbar$/,
    'AGPL-3.0-only',
    'comes with Umi, for its development server; pages and server contain nothing of it',
  ],
  [/^(console-browserify|dom-walk|querystring-es3)$/, '', 'MIT by an old field of their package.json or their licence file'],
  [/^@umijs\/bundler-(mako|utoopack)$/, '', 'part of Umi, which is MIT; not the bundler that is used'],
];

const bom = JSON.parse(
  execFileSync('npm', ['run', '-s', 'sbom'], { cwd: PROJECT_FOLDER, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }),
) as Bom;

/** Returns the licences in a component's expressions, and only the first of alternatives that are joined by `OR`. */
function licencesOf({ licenses = [] }: Component): string[] {
  const expressions = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
  const licences = expressions.flatMap((expression) =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' AND ')
      .map((part) => part.split(' OR ')[0] ?? ''),
  );
  return licences.length > 0 ? licences : [''];
}

test('the bill of materials names every production dependency with version, address and hash', () => {
  assert.equal(bom.bomFormat, 'CycloneDX');
  assert.equal(bom.metadata.component.name, 'portico');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const names = new Set(bom.components.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => !names.has(name)),
    [],
  );
  assert('@playwright/test' in devDependencies && !names.has('@playwright/test'), 'no dependencies of development');
  for (const { name, version, purl, hashes, properties = [] } of bom.components) {
    assert(purl.startsWith('pkg:npm/') && purl.endsWith(`@${version}`), name);
    // A package that is shipped inside another one is covered by the hash of that one.
    assert((hashes?.length ?? 0) > 0 || properties.some((property) => property.name === 'cdx:npm:package:bundled'), name);
  }
});

test('production dependencies have licences that let companies use them, or a documented exception', () => {
  const unexplained = bom.components.flatMap((component) =>
    licencesOf(component)
      .filter((licence) => !PERMISSIVE.has(licence))
      .filter((licence) => !EXCEPTIONS.some(([packages, allowed]) => allowed === licence && packages.test(component.name)))
      .map((licence) => `${component.name}@${component.version}: ${licence || 'no licence'}`),
  );
  assert.deepEqual(unexplained, []);
  const unused = EXCEPTIONS.filter(([packages]) => !bom.components.some(({ name }) => packages.test(name)));
  assert.deepEqual(
    unused.map(([packages]) => packages.source),
    [],
  );
});
