import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { changedAt } from './changed-at.mjs';

/** Root folder of this project. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** Programs of the server, each bundled into one file in `build/server`. */
const PROGRAMS = {
  main: 'server/main.ts',
  import: 'server/commands/import.ts',
  export: 'server/commands/export.ts',
  migrate: 'server/commands/migrate.ts',
  reindex: 'server/commands/reindex.ts',
  keys: 'server/commands/keys.ts',
  doctor: 'server/commands/doctor.ts',
  backup: 'server/commands/backup.ts',
  restore: 'server/commands/restore.ts',
  preflight: 'server/commands/preflight.ts',
};
const SOURCES = ['server', 'contract', 'markdown', 'package-lock.json', 'scripts/bundle.mjs'].map((name) => join(PROJECT, name));
const FOLDER = join(PROJECT, 'build/server');

const bundleOf = (name) => join(FOLDER, `${name}.js`);

/** Bundles TypeScript of this project for Node.js, with source maps; imports of packages stay external. */
export async function bundle(options) {
  // Imported only here, so that a start that bundles nothing does not load esbuild.
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: PROJECT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  });
}

/** Bundles the server's programs and returns esbuild's metafile. */
export const bundleServer = () => replaceBundles({ entryPoints: PROGRAMS, outdir: FOLDER });

/**
 * Bundles like `bundle` and returns esbuild's metafile. Each file is replaced atomically, because several processes may start at the same
 * time.
 */
export async function replaceBundles(options) {
  const { outputFiles, metafile } = await bundle({ ...options, write: false, metafile: true });
  for (const { path, contents } of outputFiles) {
    const unfinished = `${path}.${process.pid}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, contents);
    await rename(unfinished, path);
  }
  return metafile;
}

/** Runs a program of the server in this process, with `words` as its arguments. Rebuilds the bundles first if sources are newer. */
export async function runProgram(name, words = []) {
  const bundledAt = Math.min(...Object.keys(PROGRAMS).map((program) => changedAt(bundleOf(program))));
  if (bundledAt < Math.max(...SOURCES.map(changedAt))) await bundleServer().catch(refuse);
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, Infinity, bundleOf(name), ...words);
  await import(pathToFileURL(bundleOf(name)).href);
}

function refuse({ message }) {
  process.stderr.write(
    `Portico cannot start: the server could not be bundled (${message}). Do \`npm run build\` as a user who may write into ${PROJECT}.\n`,
  );
  process.exit(1);
}
