// `npm start`: builds the SPA if it is missing or older than its sources, then serves it. Settings that would stop the server are
// checked first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PROJECT, runProgram } from './bundle.mjs';
import { changedAt } from './changed-at.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const SOURCES = [
  ...['src', 'contract', 'markdown', 'public', '.umirc.ts', 'plugin.ts', 'tsconfig.json', 'package-lock.json'],
  ...[
    'bundled-scripts.ts',
    'join-scripts.ts',
    'style-rules-loader.cjs',
    'rendering/css-class-name.cjs',
    'rendering/bundle-renderer.mjs',
    'bundle.mjs',
    'compress.mjs',
  ].map((name) => `scripts/${name}`),
];
/** Last files that the build writes: of the pages, and the program that renders them. */
const BUILT = ['dist/index.html.br', 'build/server/page-renderer.js'];

process.chdir(PROJECT);

function build() {
  console.log(
    `Building the pages, as ${existsSync(BUILT[0]) ? 'their sources have changed' : 'this is the first start'} (half a minute or so) …`,
  );
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nPortico cannot start: the pages could not be built, see above.\n`);
  process.exit(1);
}

if (Math.min(...BUILT.map(changedAt)) < Math.max(...SOURCES.map(changedAt))) {
  await runProgram('preflight');
  build();
}
stopWithNpm();
await runProgram('main');
