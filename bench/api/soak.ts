import { readFileSync } from 'node:fs';
import { medianOf } from '../median';
import { loadOf, type LoadedCall } from './load';
import type { Subject } from './subject';

/** Length of one call's turn, in seconds. */
const TURN_SECONDS = 5;
/** Time after which the people get new sessions, in milliseconds. */
const SESSION_MS = 5 * 60_000;
/** Maximum ratio of the median memory in the last third of the run to that in the second third. */
const MAX_GROWTH = 1.1;

/**
 * Makes the calls in turn for `minutes` and prints the resident memory of the server's process after each round. Throws if the median
 * of the last third is more than a tenth above that of the second third. The first third only fills the cache.
 */
export async function soak(
  subject: Subject,
  calls: Record<string, LoadedCall>,
  minutes: number,
  postmasters: readonly number[],
): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const taken: number[] = [];
  let renewedAt = performance.now();
  for (let round = 1; performance.now() < end; round += 1) {
    let answered = 0;
    if (performance.now() - renewedAt > SESSION_MS) {
      await subject.renewPeople();
      renewedAt = performance.now();
    }
    for (const call of Object.values(calls)) {
      const { perSecond } = await loadOf(subject, call, 'br', TURN_SECONDS, postmasters);
      answered += perSecond * TURN_SECONDS;
    }
    const megabytes = memoryOf(subject.portals[0].pid);
    taken.push(megabytes);
    console.log(`round ${round}: ${Math.round(answered)} answers, ${megabytes.toFixed(0)} MB`);
  }
  const third = Math.floor(taken.length / 3);
  const [second, last] = [medianOf(taken.slice(third, 2 * third)), medianOf(taken.slice(2 * third))];
  console.log(`second third ${second.toFixed(0)} MB, last third ${last.toFixed(0)} MB, × ${(last / second).toFixed(2)}`);
  if (last > second * MAX_GROWTH) throw new Error('the memory grows');
}

/** Returns the resident memory of a process in MB. Works on Linux only. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1000;
