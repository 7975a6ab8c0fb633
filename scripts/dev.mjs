// `npm run dev`: Umi's development server, which people open, on the real API beside it; both reload when their sources change.
import { spawn } from 'node:child_process';

const PORT = Number(process.env.PORT ?? 8000);
const API_PORT = PORT + 1;
const address = (port) => `http://localhost:${port}`;

const programs = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(API_PORT), PUBLIC_URL: process.env.PUBLIC_URL ?? address(PORT) },
  }),
  spawn('npx', ['umi', 'dev'], { stdio: 'inherit', env: { ...process.env, PORT: String(PORT), PORTICO_API: address(API_PORT) } }),
];

function stop(signal) {
  for (const program of programs) program.kill(signal);
}
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const program of programs)
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
