// `npm start`: builds the SPA when it is missing or older than what it is made of, then serves it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './stop-with-npm.mjs';

const SOURCES = [
  ...['src', 'contract', 'public', '.umirc.ts', 'plugin.ts', 'tsconfig.json', 'package-lock.json'],
  ...['early-start-script.ts', 'style-rules-loader.cjs', 'compress.mjs'].map((name) => `scripts/${name}`),
];
/** Written last by the build. */
const BUILT = 'dist/index.html.br';
const MADE_BY_UMI = /^\.umi/;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** The latest change of a file or of anything in a folder, in milliseconds since the epoch. */
function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path).filter((name) => !MADE_BY_UMI.test(name));
  return Math.max(stat.mtimeMs, ...entries.map((name) => changedAt(join(path, name))));
}

function build() {
  console.log(
    `Building the pages, as ${existsSync(BUILT) ? 'their sources have changed' : 'this is the first start'} (half a minute or so) …`,
  );
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nPortico cannot start: the pages could not be built, see above.\n`);
  process.exit(1);
}

if (changedAt(BUILT) < Math.max(...SOURCES.map(changedAt))) build();
await import('tsx');
stopWithNpm();
await import('../server/main.ts');
