/**
 * `npm run bench:sign-in [-- --people 200]`: signs in that many people at the same time, each in a separate browser and completely
 * through the demo provider, with the portal in a separate process. No sign-in may fail.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startPortal } from '../../scripts/portal-process';
import { signInAtOnce } from './sign-in';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '200' } } });
const count = Number(options.people);

const portal = await startPortal();
try {
  await signInAtOnce(portal.url, 1);
  const started = performance.now();
  const signIns = await signInAtOnce(portal.url, count);
  const seconds = (performance.now() - started) / 1000;
  const times = signIns.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string => `${Math.round(times[Math.ceil(times.length * share) - 1] ?? NaN)} ms`;
  const lost = signIns.flatMap(({ lost }) => lost ?? []);
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, one process of the portal and its own PostgreSQL`);
  console.log(`${count} people at once in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second`);
  console.log(`half within ${at(0.5)}, 95 % within ${at(0.95)}, all within ${at(1)}`);
  for (const reason of new Set(lost)) console.log(`LOST ${reason}`);
  console.log(`${count - lost.length} signed in, ${lost.length} lost`);
  process.exitCode = lost.length ? 1 : 0;
} finally {
  await portal.stop();
}
