import { SingleBar } from 'cli-progress';
import type { Progress } from '../modules/item/publish/progress';

/** Runs `work` and shows a progress bar if standard error is a terminal. */
export async function withProgress<T>(
  what: string,
  work: (onProgress: ((progress: Progress) => void) | undefined) => Promise<T>,
): Promise<T> {
  if (!process.stderr.isTTY) return work(undefined);
  const bar = new SingleBar({ format: `{bar} {value}/{total} ${what}`, clearOnComplete: true, hideCursor: true });
  bar.start(0, 0);
  try {
    return await work(({ done, total }) => {
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
