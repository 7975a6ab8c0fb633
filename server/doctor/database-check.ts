import type { Config } from '../config/config';
import { compareMigrations } from '../db/migrate';
import { runningDatabaseUrl } from '../db/startup/embedded-cluster';
import { checkExternalDatabase } from '../db/startup/external-database';
import { readDatabaseFacts, type DatabaseFacts } from './database-repository';
import { failed, messageOf, ok, skipped, warning, type Finding } from './finding';

const DATABASE = 'database';
const RIGHTS = 'rights in the database';
const MIGRATED = 'migrations';
const EXTENSIONS = 'extensions of the database';
const CHINESE = 'search in Chinese';
const CLOCK = 'clock of the database';

const NEEDED = ['pg_trgm', 'fuzzystrmatch'];
const MAX_CLOCK_MS = 5_000;
const MIGRATE_AS_OWNER = 'Back up, then run npm run migrate as the role that owns the tables';

/** Checks the configured database, without starting or changing it. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = config;
  try {
    if (databaseUrl) await checkExternalDatabase(databaseUrl);
    const url = databaseUrl ?? (await runningDatabaseUrl(dataFolder));
    if (url === null) return [skipped(DATABASE, 'the embedded database is not running; it starts with the server')];
    return describe(await readDatabaseFacts(url), config, databaseUrl ? 'at DATABASE_URL' : 'embedded');
  } catch (error) {
    return [failed(DATABASE, messageOf(error).replace(/\.$/, ''), remedyFor(databaseUrl))];
  }
}

const remedyFor = (databaseUrl: string | null): string =>
  databaseUrl ? 'Check DATABASE_URL, and that PostgreSQL runs' : 'See database/log in the data folder';

const describe = (facts: DatabaseFacts, config: Config, place: string): Finding[] => [
  ok(DATABASE, `PostgreSQL ${facts.version}, ${place}`),
  checkRights(facts, config),
  checkMigrations(facts, config),
  checkExtensions(facts),
  ...(facts.hasChineseTrigrams === null ? [] : [checkChinese(facts.hasChineseTrigrams)]),
  checkClock(facts),
];

export function checkRights(
  { isReadOnly, mayCreateTables, mayUseJobs, closedTables: [closed, ...others] }: DatabaseFacts,
  { migrateAtStart }: Pick<Config, 'migrateAtStart'>,
): Finding {
  if (isReadOnly) return failed(RIGHTS, 'the database accepts no changes', 'Let DATABASE_URL lead to the primary server');
  if (closed !== undefined)
    return failed(
      RIGHTS,
      `the role may not use ${closed}${others.length ? ` and ${others.length} other tables` : ''}`,
      'As the owner of the tables: npm run migrate -- --grant ROLE',
    );
  if (!migrateAtStart) return ok(RIGHTS, 'all tables can be used');
  if (!mayCreateTables)
    return failed(RIGHTS, 'the role may not create tables', 'As a superuser: grant create on schema public to the role');
  if (!mayUseJobs)
    return failed(
      RIGHTS,
      'the role may not use the schema graphile_worker',
      'As a superuser: grant create on database … to the role, or make it the owner of the schema',
    );
  return ok(RIGHTS, 'tables and the job queue can be created and used');
}

export function checkMigrations(
  { migrations }: Pick<DatabaseFacts, 'migrations'>,
  { migrateAtStart }: Pick<Config, 'migrateAtStart'>,
): Finding {
  if (migrations === null)
    return migrateAtStart
      ? ok(MIGRATED, 'the database is empty; the first start creates its tables')
      : failed(MIGRATED, 'the database is empty', MIGRATE_AS_OWNER);
  const { pending, unknown } = compareMigrations(migrations);
  if (unknown.length)
    return failed(
      MIGRATED,
      `the database is of a newer version of Portico (${unknown.join(', ')})`,
      'Install that version, or restore a backup from before the update',
    );
  if (pending.length && !migrateAtStart)
    return failed(MIGRATED, `${pending.length} are pending (${pending.join(', ')})`, MIGRATE_AS_OWNER);
  return pending.length
    ? warning(
        MIGRATED,
        `${pending.length} are pending (${pending.join(', ')})`,
        'Back up, then start the new version, which applies them',
      )
    : ok(MIGRATED, `all ${migrations.length} are applied`);
}

export function checkExtensions({ installed, available, mayInstall }: DatabaseFacts): Finding {
  const missing = NEEDED.filter((name) => !installed.includes(name));
  if (!missing.length) return ok(EXTENSIONS, NEEDED.join(', '));
  const absent = missing.filter((name) => !available.includes(name));
  if (absent.length)
    return failed(
      EXTENSIONS,
      `${absent.join(', ')} cannot be installed`,
      "Install the server's contrib package (postgresql-contrib)",
    );
  return mayInstall
    ? ok(EXTENSIONS, `${missing.join(', ')} will be installed by the first start`)
    : failed(
        EXTENSIONS,
        `${missing.join(', ')} are not installed, and the role may not do so`,
        `As a superuser: ${missing.map((name) => `create extension ${name}`).join('; ')}`,
      );
}

const checkChinese = (hasTrigrams: boolean): Finding =>
  hasTrigrams
    ? ok(CHINESE, 'misspelt words are corrected')
    : warning(
        CHINESE,
        'the character type of the database covers no Chinese, so misspelt Chinese words are not corrected',
        'Create the database with lc_ctype C.UTF-8',
      );

export function checkClock({ clockMs }: Pick<DatabaseFacts, 'clockMs'>): Finding {
  const message = `${(clockMs / 1000).toFixed(1)} s from the clock of this machine`;
  return clockMs <= MAX_CLOCK_MS
    ? ok(CLOCK, message)
    : failed(CLOCK, message, 'Synchronize both clocks (NTP); what is scheduled is published at wrong times otherwise');
}
