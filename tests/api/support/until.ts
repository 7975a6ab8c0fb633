import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

const DEADLINE_MS = 30_000;
const PAUSE_MS = 10;

/** Waits until a condition holds. Throws an AssertionError with the message after 30 seconds. */
export async function until(holds: () => boolean | Promise<boolean>, message: string | (() => string)): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; !(await holds());) {
    assert(Date.now() < deadline, typeof message === 'string' ? message : message());
    await setTimeout(PAUSE_MS);
  }
}
