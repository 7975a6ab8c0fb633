// `npm run dev`: Umi's development server, which people open, with the real API on the next port; both reload when sources change.
// `npm run dev:mock` (`--mock`): Umi's server only, which answers from the mocks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { runProgram } from './bundle.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const MAX_PORT = 65_535;
const mocked = process.argv.includes('--mock');

// Checked first, because Umi would otherwise take the next free port, to which sign-in does not redirect.
await runProgram('preflight', ['address']);
const PORT = Number(process.env.PORT || 8000);
const API_PORT = PORT + 1;
/** Loopback by default, because the mocks and the demo provider let in anyone who can reach them. */
const HOST = process.env.HOST || '127.0.0.1';
const LISTEN_ON_HOST = `--import=${new URL('listen-on-host.mjs', import.meta.url).href}`;
const umiSettings = { HOST, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${LISTEN_ON_HOST}` };

if (!mocked && API_PORT > MAX_PORT) refuse(`PORT: must be at most ${MAX_PORT - 1}, as the API listens one above it`);
if (!mocked && !(await isFree(API_PORT)))
  refuse(`port ${API_PORT}, of the API, is taken. Stop what listens there, or set PORT to another.`);

const programs = mocked
  ? [run('umi/bin/umi.js', ['dev'], { ...umiSettings, MOCK: 'msw' })]
  : [
      // Reachable from this computer only: people open Umi's server, which proxies API calls.
      run('tsx/cli', ['watch', '--clear-screen=false', 'server/main.ts'], {
        HOST: '127.0.0.1',
        PORT: String(API_PORT),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
      }),
      run('umi/bin/umi.js', ['dev'], { ...umiSettings, PORTICO_API: `http://127.0.0.1:${API_PORT}` }),
    ];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());
stopWithNpm();
for (const program of programs)
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });

/** Runs a Node.js module directly instead of through npx, which does not pass signals on. */
function run(module, words, env) {
  const command = [fileURLToPath(import.meta.resolve(module)), ...words];
  return spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, PORT: String(PORT), ...env } });
}

function stop() {
  for (const program of programs) program.kill('SIGTERM');
}

function refuse(reason) {
  console.error(`Portico cannot start: ${reason}`);
  process.exit(1);
}

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
