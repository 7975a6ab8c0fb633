import { randomBytes } from 'node:crypto';
import { BIND_COOKIE, cookieName } from '../../contract/core/cookies';
import { readConfig } from '../../server/config/config';
import { connect } from '../../server/db/connect';
import { createSession } from '../../server/modules/session/service';
import { openFiles } from '../../server/storage/open-files';
import { makePerson } from '../api/support/factories';
import { postgresOf, type ServerProcess } from './server-process';

export type Headers = Record<string, string>;
type Deps = Parameters<typeof createSession>[0];

/**
 * Creates an administrator with a session in the database of a server, and returns the headers of their calls. `env` contains the
 * server's non-default settings.
 */
export async function signInAdministrator(
  dataFolder: string,
  { port }: ServerProcess,
  prepare: (deps: Deps) => Promise<unknown> = () => Promise.resolve(),
  env: Record<string, string> = {},
): Promise<Headers> {
  const config = readConfig({ PORTICO_DATA: dataFolder, PORT: String(port), LOG_LEVEL: 'silent', ...env });
  const db = connect((await postgresOf(dataFolder))?.url ?? '', { maxConnections: 1 });
  try {
    const deps = { db, config, files: await openFiles(config), now: () => new Date() };
    await prepare(deps);
    const { id: personId } = await makePerson(db, { roles: ['employee', 'admin'] });
    const bind = randomBytes(24).toString('base64url');
    const { token } = await createSession(deps, { personId, bind, userAgent: null, idToken: null });
    return { authorization: token, cookie: `${cookieName(BIND_COOKIE, config.publicUrl)}=${bind}` };
  } finally {
    await db.destroy();
  }
}
