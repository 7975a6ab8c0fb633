// `npm run dev`: Umi's development server, which people open, on the real API beside it; both reload when their sources change.
// `npm run dev:mock` (`--mock`): Umi's server alone, which answers from the mocks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './stop-with-npm.mjs';

const PORT = Number(process.env.PORT ?? 8000);
const API_PORT = PORT + 1;
const mocked = process.argv.includes('--mock');

for (const port of mocked ? [PORT] : [PORT, API_PORT])
  if (!(await isFree(port))) {
    console.error(`Portico cannot start: port ${port} is taken. Stop what listens there, or choose another by PORT.`);
    process.exit(1);
  }

const programs = mocked
  ? [run('umi/bin/umi.js', ['dev'], { MOCK: 'msw' })]
  : [
      // An address of this machine alone: people open Umi's server, which hands on what is the API's.
      run('tsx/cli', ['watch', '--clear-screen=false', 'server/main.ts'], {
        HOST: '127.0.0.1',
        PORT: String(API_PORT),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
      }),
      run('umi/bin/umi.js', ['dev'], { PORTICO_API: `http://127.0.0.1:${API_PORT}` }),
    ];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());
stopWithNpm();
for (const program of programs)
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });

/** Without npx between, which keeps signals to itself. */
function run(module, words, env) {
  const command = [fileURLToPath(import.meta.resolve(module)), ...words];
  return spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, PORT: String(PORT), ...env } });
}

function stop() {
  for (const program of programs) program.kill('SIGTERM');
}

/** Umi would take the next free port, to which no sign-in comes back. */
async function isFree(port) {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
