import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MADE_BY_UMI = /^\.umi/;

/** Returns the latest modification time of a file or of anything in a folder, in milliseconds since the epoch; 0 if it does not exist. */
export function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path).filter((name) => !MADE_BY_UMI.test(name));
  return Math.max(stat.mtimeMs, ...entries.map((name) => changedAt(join(path, name))));
}
