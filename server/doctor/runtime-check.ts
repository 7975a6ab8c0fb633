import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../config/project-folder';
import { failed, ok, type Finding } from './finding';

const CHECK = 'Node.js';

/** Checks the version of Node.js against `engines` of package.json, which has the form `>=20.19`. */
export async function checkRuntime(version = process.versions.node): Promise<Finding> {
  const { engines } = JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { engines: { node: string } };
  const oldest = engines.node.replace(/^>=/, '');
  return isAtLeast(version, oldest)
    ? ok(CHECK, `version ${version}`)
    : failed(CHECK, `version ${version} is too old`, `Install Node.js ${oldest} or newer`);
}

function isAtLeast(version: string, oldest: string): boolean {
  const [given, wanted] = [version, oldest].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (const [at, part] of wanted.entries()) if ((given[at] ?? 0) !== part) return (given[at] ?? 0) > part;
  return true;
}
