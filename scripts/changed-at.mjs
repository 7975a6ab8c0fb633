import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MADE_BY_UMI = /^\.umi/;

/** The latest change of a file or of anything in a folder, in milliseconds since the epoch; 0 when it is not there. */
export function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path).filter((name) => !MADE_BY_UMI.test(name));
  return Math.max(stat.mtimeMs, ...entries.map((name) => changedAt(join(path, name))));
}
