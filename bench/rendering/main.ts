/**
 * `npm run bench:rendering`: requests pages from the production server with and without their content, in turns, and reports how long an
 * answer takes and how much memory the process that renders needs (Linux).
 */
import { execFileSync } from 'node:child_process';
import { DEVICE_COOKIE, RENDERED_ATTRIBUTE } from '../../contract/core/page-rendering';
import { startPortal } from '../../scripts/portal-process';
import { medianOf } from '../median';
import { signedIn } from '../page/signed-in';

const PAGES = ['/', '/service', '/service/annual-leave', '/notice', '/welfare', '/personnel'];
/** Few enough for the number of calls that a person may make. */
const TURNS = 15;
const KIB = 1024;

/** Returns the milliseconds that an answer takes. Throws if its page has content and should have none, or the other way round. */
async function time(address: string, cookie: string, isRendered: boolean): Promise<number> {
  const start = performance.now();
  const html = await (await fetch(address, { headers: { cookie } })).text();
  const ms = performance.now() - start;
  if (html.includes(`<html ${RENDERED_ATTRIBUTE}`) !== isRendered)
    throw new Error(`${address} has ${isRendered ? 'no ' : ''}content`);
  return ms;
}

/** Returns the memory in KiB of the process that renders for the server with this id. */
function memoryOf(server: number): number {
  const children = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(server)], { encoding: 'utf8' }).split('\n');
  return parseInt(children.find((line) => line.includes('page-renderer')) ?? '', 10);
}

const portal = await startPortal();
try {
  const { cookies } = await signedIn(portal.url);
  const cookieOf = (names: (name: string) => boolean): string =>
    cookies.flatMap(({ name, value }) => (names(name) ? [`${name}=${value}`] : [])).join('; ');
  const [withDevice, without] = [cookieOf(() => true), cookieOf((name) => name !== DEVICE_COOKIE)];
  for (const path of PAGES) {
    const address = portal.url + path;
    const taken: { rendered: number[]; plain: number[] } = { rendered: [], plain: [] };
    // The first page of each kind reads what later ones find kept.
    await fetch(address, { headers: { cookie: withDevice } });
    for (let turn = 0; turn < TURNS; turn++) {
      taken.rendered.push(await time(address, withDevice, true));
      taken.plain.push(await time(address, without, false));
    }
    console.log(
      `${path}: ${medianOf(taken.rendered).toFixed(1)} ms with its content, ${medianOf(taken.plain).toFixed(1)} ms without`,
    );
  }
  console.log(`memory of the process that renders: ${Math.round(memoryOf(portal.pid) / KIB)} MiB`);
} finally {
  await portal.stop();
}
