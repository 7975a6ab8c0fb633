import { parseArgs } from 'node:util';
import { readConfig } from '../config/config';
import { StartupError } from '../config/startup-error';
import { connect } from '../db/connect';
import { MIGRATIONS } from '../db/migrate';
import { grantRights, hasRole } from '../db/rights-repository';
import { migrateToLatest, openWithoutMigrating } from '../db/startup/open';
import { failureText } from './failure-text';

const USAGE = 'npm run migrate [-- --grant ROLE]';

/**
 * `npm run migrate [-- --grant ROLE]`: applies all migrations as the role of DATABASE_URL, which then owns the tables; with `--grant`,
 * lets another role run the portal on them.
 */
async function main(): Promise<void> {
  const role = readArguments();
  const source = await openWithoutMigrating(readConfig(), 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    await migrateToLatest(source.url);
    process.stdout.write(`All ${Object.keys(MIGRATIONS).length} migrations are applied.\n`);
    if (role !== undefined) await grant(source.url, role);
  } finally {
    await source.close();
  }
}

async function grant(url: string, role: string): Promise<void> {
  const db = connect(url, { maxConnections: 1 });
  try {
    if (!(await hasRole(db, role)))
      throw new StartupError(`there is no role ${role}; create it first, such as create role ${role} login password '…'`);
    await grantRights(db, role);
    process.stdout.write(`The role ${role} may run the portal with MIGRATE_AT_START=off.\n`);
  } finally {
    await db.destroy();
  }
}

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { grant: { type: 'string' } } }).values.grant;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}: ${USAGE}`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`The database was not brought up to date, or not whole: ${failureText(error)}\n`);
  process.exitCode = 1;
}
