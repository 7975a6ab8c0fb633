import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { AnswerOf, Endpoint, InputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { EDITOR_PERMISSIONS, type Viewer } from '../../../contract/core/permissions';
import { buildApp, type AppOptions, type Deps } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { connect, type Db } from '../../../server/db/connect';
import { diskFiles } from '../../../server/storage/disk-files';
import { createSession } from '../../../server/modules/session/service';
import { executeSql } from '../../../scripts/test-database/execute-sql';

export interface TestPerson extends Viewer {
  name: string;
}
interface People {
  employee: TestPerson;
  editor: TestPerson;
  admin: TestPerson;
}
interface CallOptions {
  as?: TestPerson;
  locale?: Locale;
  headers?: Record<string, string>;
  /** Body of a call whose body is a file. */
  content?: Buffer | string;
}
interface Answer<Body> {
  status: number;
  body: Body;
  headers: LightMyRequestResponse['headers'];
  raw: Buffer;
}
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  people: People;
  /** Calls an endpoint of the contract. The body has the type of a successful response; `Failure` is the type of the others. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Answer<AnswerOf<E>>>;
  /** Returns headers with a session of that person, for requests that `call` cannot make. */
  signedIn: (person: TestPerson) => Promise<Record<string, string>>;
  close(): Promise<void>;
}

const PEOPLE: Record<keyof People, Omit<TestPerson, 'id'>> = {
  employee: {
    name: 'Mei Lin',
    roles: ['employee'],
    department: 'Product Design',
    location: null,
    editorAreas: [],
    editorDepartments: [],
    editorPermissions: EDITOR_PERMISSIONS,
  },
  editor: {
    name: 'Daniel Okafor',
    roles: ['employee', 'editor'],
    department: 'People Operations',
    location: null,
    editorAreas: ['service'],
    editorDepartments: [],
    editorPermissions: EDITOR_PERMISSIONS,
  },
  admin: {
    name: 'Sofia Rossi',
    roles: ['employee', 'admin'],
    department: 'IT Services',
    location: null,
    editorAreas: [],
    editorDepartments: [],
    editorPermissions: EDITOR_PERMISSIONS,
  },
};

/** Starts the whole API on a new database with three people. `overrides` replaces parts of its Deps, such as the clock. */
export async function startTestApp(overrides: Partial<Deps> = {}, options: AppOptions = {}): Promise<TestApp> {
  const database = await makeDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-files-'));
  const db = connect(database.url, { maxConnections: 4 });
  const config = readConfig({ PORTICO_DATA: folder, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:8000' });
  const deps: Deps = { db, config, files: diskFiles(join(folder, 'files')), now: () => new Date(), ...overrides };
  const app = await buildApp(deps, options);
  const people = await insertPeople(db);
  const sessions = new Map<string, Promise<Record<string, string>>>();
  const signedIn = (person: TestPerson) => {
    const session = sessions.get(person.id) ?? signIn(deps, person);
    sessions.set(person.id, session);
    return session;
  };
  const close = async () => {
    await app.close();
    await db.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, db, deps, people, signedIn, close, call: caller(app, signedIn) };
}

function caller(app: FastifyInstance, signedIn: TestApp['signedIn']): TestApp['call'] {
  return async (endpoint, input, { as, locale = 'en-US', headers = {}, content = 'A note.' } = {}) => {
    const session = as ? await signedIn(as) : {};
    const answer = await app.inject({
      ...requestOf(endpoint, input, content),
      headers: {
        ...(endpoint.body === 'file' && { 'content-type': 'application/octet-stream' }),
        'accept-language': locale,
        ...session,
        ...headers,
      },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body = isJson ? answer.json<AnswerOf<typeof endpoint>>() : (undefined as AnswerOf<typeof endpoint>);
    return { status: answer.statusCode, body, headers: answer.headers, raw: answer.rawPayload };
  };
}

/** Converts the input into path parameters and query of a GET, the JSON body of a POST, or the query of a POST whose body is a file. */
function requestOf({ method, path, body }: Endpoint, input: unknown, content: Buffer | string) {
  if (method === 'POST' && body === 'file')
    return { method, url: path, query: { ...(input as Record<string, string>) }, payload: content };
  if (method === 'POST') return { method, url: path, ...(input !== undefined && { payload: input as object }) };
  const rest = new Map(Object.entries((input ?? {}) as Record<string, string>));
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(value ?? '');
  });
  return { method, url, query: Object.fromEntries(rest) };
}

async function signIn(deps: Deps, person: TestPerson): Promise<Record<string, string>> {
  const bind = randomBytes(24).toString('base64url');
  const { token } = await createSession(deps, { personId: person.id, bind, userAgent: 'portico-test', idToken: null });
  return { authorization: token, cookie: `uc_bind=${bind}` };
}

async function insertPeople(db: Db): Promise<People> {
  const withId = (person: Omit<TestPerson, 'id'>): TestPerson => ({ ...person, id: randomUUID() });
  const people = { employee: withId(PEOPLE.employee), editor: withId(PEOPLE.editor), admin: withId(PEOPLE.admin) };
  const rows = Object.entries(people).map(([subject, person]) => personRow(subject, person));
  await db.insertInto('person').values(rows).execute();
  return people;
}

const personRow = (
  subject: string,
  { id, name, roles, department, location, editorAreas, editorDepartments, editorPermissions }: TestPerson,
) => ({
  id,
  issuer: 'https://test.invalid',
  subject,
  name,
  email: `${subject}@test.invalid`,
  department,
  location,
  avatar_url: null,
  roles: [...roles],
  editor_areas: [...editorAreas],
  editor_departments: [...editorDepartments],
  editor_permissions: [...editorPermissions],
  locale: 'en-US' as const,
});

/** Returns the URL of the database of a test. */
export async function databaseUrlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return Object.assign(new URL(process.env.TEST_SERVER_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href;
}

/** Calls `work` with a connection to the database of a test as the owner of its tables, who may change them. */
export async function asOwner<T>(db: Db, work: (owner: Db) => Promise<T>): Promise<T> {
  const owner = connect(await databaseUrlOf(db), { maxConnections: 1 });
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}

/** Creates an empty database without migrations and connections, and drops it after the test. Returns its URL. */
export async function emptyDatabaseUrl(t: TestContext): Promise<string> {
  const database = await makeDatabase('template0');
  t.after(database.drop);
  return database.url;
}

/** Creates an empty database, not migrated, and drops it after the test. */
export async function emptyDatabase(t: TestContext, options: Parameters<typeof connect>[1] = {}): Promise<Db> {
  const database = await makeDatabase('template0');
  const db = connect(database.url, { maxConnections: 2, ...options });
  t.after(async () => {
    await db.destroy();
    await database.drop();
  });
  return db;
}

/** Creates a database for this test file from a template, by default the one that `scripts/test-api.ts` migrated for the run. */
async function makeDatabase(from = process.env.TEST_TEMPLATE): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const { TEST_SERVER_URL: serverUrl, TEST_TEMPLATE: template, TEST_ROLE: role } = process.env;
  assert(serverUrl && template && from, 'API tests need a database: run them by `npm run test:api [-- FILE]`');
  const name = template.replace('template', randomBytes(6).toString('hex'));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (role !== undefined && from === template) Object.assign(url, { username: role, password: role });
  await executeSql(serverUrl, `create database ${name} template ${from}`);
  return { url: url.href, drop: () => executeSql(serverUrl, `drop database ${name} with (force)`) };
}
