import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import type { Role } from '../../contract/core/permissions';
import { readConfig } from '../../server/config/config';
import { connect, type Db } from '../../server/db/connect';
import { createSession } from '../../server/modules/session/service';
import { diskFiles } from '../../server/storage/disk-files';
import { startPortal, type PortalProcess } from '../../scripts/portal-process';

/** Running production servers of a checkout on one database, with people who have sessions. */
export interface Subject {
  name: string;
  portals: [PortalProcess, ...PortalProcess[]];
  db: Db;
  /** Headers of the sessions of employees. */
  people: Record<string, string>[];
  /** Headers of the session of an administrator. */
  admin: Record<string, string>;
  /** Starts new sessions for the employees. Tokens are valid for ten minutes. */
  renewPeople: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Number of people who make the calls: enough for a round within the rate limit of home per person and minute. */
const PEOPLE = 400;
const FAVOURITES = 3;
const OPENED = 6;

interface SubjectOptions {
  name: string;
  checkout?: string;
  /** URL of the database. */
  database: string;
  /** URL of its standby. */
  standby?: string;
  content: string;
  /** Number of servers on the database; 1 by default. */
  servers?: number;
}

/** Starts production servers of a checkout on one database, and imports the content folder. */
export async function startSubject({
  name,
  checkout = process.cwd(),
  database,
  standby,
  content,
  servers = 1,
}: SubjectOptions): Promise<Subject> {
  const settings = {
    ...{ DATABASE_URL: database, LOG_LEVEL: 'error', ADDRESS_LIMITS: 'off' },
    ...(standby && { DATABASE_READ_URL: standby }),
  };
  const first = await startPortal({ checkout, content, settings });
  const portals: Subject['portals'] = [first];
  while (portals.length < servers)
    portals.push(await startPortal({ checkout, settings: { ...settings, PUBLIC_URL: first.url, SAMPLE_CONTENT: 'off' } }));
  const db = connect(database, { maxConnections: 2 });
  const config = readConfig({ PORTICO_DATA: tmpdir(), DATABASE_URL: database, PUBLIC_URL: first.url, ADDRESS_LIMITS: 'off' });
  const deps = { db, config, files: diskFiles(tmpdir()), now: () => new Date() };
  const signIn = async (personId: string): Promise<Record<string, string>> => {
    const bind = randomBytes(24).toString('base64url');
    const { token } = await createSession(deps, { personId, bind, userAgent: 'bench', idToken: null });
    return { authorization: token, cookie: `uc_bind=${bind}` };
  };
  const employees: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) employees.push(await makePerson(db, 'employee'));
  const people: Record<string, string>[] = [];
  const renewPeople = async (): Promise<void> => {
    for (const [index, employee] of employees.entries()) people[index] = await signIn(employee);
  };
  await renewPeople();
  const admin = await signIn(await makePerson(db, 'admin'));
  const stop = async (): Promise<void> => {
    await db.destroy();
    for (const portal of portals) await portal.stop();
  };
  return { name, portals, db, people, admin, renewPeople, stop };
}

/** Creates a person with a few favourites and recently opened items. */
async function makePerson(db: Db, role: Role): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('person')
    .values({
      ...{ id, issuer: 'https://bench.invalid', subject: id, name: 'Mei Lin', email: `${id}@bench.invalid` },
      ...{ department: 'Product Design', location: 'Bristol', avatar_url: null, roles: [role], locale: 'en-US' },
      ...{ editor_areas: [], editor_departments: [] },
    })
    .execute();
  const some = (count: number) =>
    sql`(select key, revision from item where published_at is not null order by random() limit ${count})`;
  await sql`insert into favourite (person, item) select ${id}, key from ${some(FAVOURITES)} as item`.execute(db);
  await sql`insert into opened (person, item, revision, last_at)
    select ${id}, key, revision, now() from ${some(OPENED)} as item`.execute(db);
  return id;
}
