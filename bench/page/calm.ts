import { cpus } from 'node:os';

const WANTED_BUSY = 0.35;
const WINDOW_MS = 400;
const PATIENCE_MS = 20_000;

const total = (): { busy: number; all: number } =>
  cpus().reduce(
    (sum, { times }) => {
      const all = times.user + times.nice + times.sys + times.irq + times.idle;
      return { busy: sum.busy + all - times.idle, all: sum.all + all };
    },
    { busy: 0, all: 0 },
  );

/** Waits, for at most 20 s, until the machine is mostly idle, so that load does not distort a measurement. Returns whether it is. */
export async function calm(): Promise<boolean> {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit;) {
    const before = total();
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    const after = total();
    if ((after.busy - before.busy) / Math.max(1, after.all - before.all) < WANTED_BUSY) return true;
  }
  return false;
}
