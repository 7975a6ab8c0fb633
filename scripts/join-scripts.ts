import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the address of one script with the code of all the given ones, in their order, in the folder of the build; of a single
 * one its own. They compress better together, and a browser makes one request for them.
 */
export function joinScripts(folder: string, name: string, scripts: readonly string[]): string {
  const [only = '', ...others] = scripts;
  if (!others.length) return only;
  const code = scripts.map((script) => readFileSync(join(folder, script), 'utf8')).join('\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.async.js`;
  writeFileSync(join(folder, file), code);
  return `/${file}`;
}
