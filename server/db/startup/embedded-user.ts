import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error';

/** Options of a child process: the user that it runs as; empty for the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Returns the user that PostgreSQL runs as. PostgreSQL refuses to run as root, so under root this is the owner of the data, or an
 * unprivileged system user if there is no data yet.
 */
export async function postgresUser(database: string): Promise<RunAs> {
  const owner = await stat(database).catch(() => null);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw new StartupError(
        `The database in ${database} belongs to another user (id ${owner.uid}). Start Portico as that user or as root.`,
      );
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of UNPRIVILEGED) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]).catch(() => null);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and this system has no user ${UNPRIVILEGED.join(' or ')}. Start Portico as an ordinary user, or set DATABASE_URL.`,
  );
}

async function idOf(option: '-u' | '-g', name: string): Promise<number> {
  const { stdout } = await run('id', [option, name]);
  return Number.parseInt(stdout, 10);
}
