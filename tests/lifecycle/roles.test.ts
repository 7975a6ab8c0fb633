import assert from 'node:assert/strict';
import { chmod, chown, copyFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type pg from 'pg';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import type { ErrorBody } from '../../contract/core/errors';
import { serviceApi } from '../../contract/service';
import { sessionApi } from '../../contract/session';
import { makeDocument } from '../api/support/factories';
import { runProgram } from '../api/support/run-program';
import { addressOf, StudioSession } from './killed-servers';
import { makeCertificate } from './proxy-process';
import { connectTo, isReady, launch, pause, postgresOf, refusal, start, temporaryFolder } from './server-process';

const DATABASE = 'with_roles';
const ROLE = 'portico_app';
const SCHEDULED_MS = 400;
const PUBLISHED_MS = 5_000;
const READY_MS = 10_000;
/** More calls than a server has connections, so that some wait for one. */
const CALLS = 60;

const DOCUMENT = makeDocument({
  id: 'later',
  texts: { 'en-US': { title: 'Later', summary: '', markdown: 'Here.', keywords: [], fields: {} } },
});

test('a server whose role owns nothing starts once the owner has migrated, publishes by schedule, and cannot touch tables', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = await start({ dataFolder });
  const postgres = await postgresOf(dataFolder);
  assert(postgres);
  const owner = await connectTo(dataFolder);
  t.after(() => owner.end());
  await owner.query(`create database ${DATABASE}`);
  await owner.query(`create role ${ROLE} login password '${ROLE}'`);
  const ownerUrl = Object.assign(new URL(postgres.url), { pathname: `/${DATABASE}` }).href;
  const env = {
    DATABASE_URL: Object.assign(new URL(ownerUrl), { username: ROLE, password: ROLE }).href,
    MIGRATE_AT_START: 'off',
  };

  const early = await launch({ dataFolder: await temporaryFolder(t), env });
  assert.equal(await early.ended, 1);
  assert.match(
    early.stderr(),
    /^Portico cannot start: The database lacks \d+ migrations, and MIGRATE_AT_START is off; run npm run migrate /,
  );
  const migrated = await runProgram(['migrate', '--grant', ROLE], {
    DATABASE_URL: ownerUrl,
    PORTICO_DATA: await temporaryFolder(t),
  });
  assert.deepEqual([migrated.code, migrated.stderr], [0, ''], migrated.stdout);

  const server = await start({ dataFolder: await temporaryFolder(t), env });
  const session = new StudioSession(addressOf(server));
  await session.signIn();
  await session.post(addressOf(server), drafts.save.path, { document: DOCUMENT, version: null, baseRevision: 0 });
  const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
  const scheduled = { area: 'service', id: 'later', version: 1, publishAt, change: null };
  await session.post(addressOf(server), drafts.schedule.path, scheduled);
  for (const deadline = Date.now() + PUBLISHED_MS; ; await pause()) {
    if ((await session.get(addressOf(server), `${serviceApi.info.path}?id=later`)) !== null) break;
    assert(Date.now() < deadline, `the scheduled revision was not published\n${server.stdout()}`);
  }
  assert.doesNotMatch(server.stdout(), /permission denied|must be owner/);
  for (const one of [server, holder]) assert.equal(await one.kill('SIGTERM'), 0, one.stderr());
});

/** Makes the PostgreSQL of a data folder demand TLS and the certificate `ca` of clients of the database, and accept no password there. */
async function demandCertificates(dataFolder: string, owner: pg.Client, database: string, ca: string): Promise<string> {
  const data = join(dataFolder, 'database/data');
  const { certFile, keyFile } = makeCertificate(data, 'localhost');
  await copyFile(ca, join(data, 'ca.pem'));
  const { uid, gid } = await stat(data);
  for (const file of [certFile, keyFile, join(data, 'ca.pem')]) {
    await chown(file, uid, gid);
    await chmod(file, 0o600);
  }
  const rules = `hostssl ${database} all all cert\nhost ${database} all all reject\n`;
  const file = join(data, 'pg_hba.conf');
  await writeFile(file, rules + (await readFile(file, 'utf8')));
  const settings = { ssl_cert_file: 'certificate.pem', ssl_key_file: 'key.pem', ssl_ca_file: 'ca.pem', ssl: 'on' };
  for (const [name, value] of Object.entries(settings)) await owner.query(`alter system set ${name} = '${value}'`);
  await owner.query('select pg_reload_conf()');
  return certFile;
}

test('a server signs in at its database with a client certificate, without a password, for every connection, and serves again after its files were missing', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = await start({ dataFolder });
  const owner = await connectTo(dataFolder);
  t.after(() => owner.end());
  await owner.query(`create role ${ROLE} login`);
  await owner.query(`create database with_certificates owner ${ROLE}`);
  const client = makeCertificate(await temporaryFolder(t), ROLE);
  const rootFile = await demandCertificates(dataFolder, owner, 'with_certificates', client.certFile);
  const { port } = new URL((await postgresOf(dataFolder))?.url ?? '');
  const trusting = `postgres://${ROLE}@localhost:${port}/with_certificates?sslmode=verify-full&sslrootcert=${rootFile}`;
  const place = async () => ({ dataFolder: await temporaryFolder(t) });
  assert.match(await refusal({ ...(await place()), env: { DATABASE_URL: trusting } }), /requires a valid client certificate/);

  const url = `${trusting}&sslcert=${client.certFile}&sslkey=${client.keyFile}`;
  const server = await start({ ...(await place()), env: { DATABASE_URL: url, REQUIRE_TLS: 'on' } });
  const session = new StudioSession(addressOf(server));
  await session.signIn();
  await session.post(addressOf(server), drafts.save.path, { document: DOCUMENT, version: null, baseRevision: 0 });
  const { rows } = await owner.query<{ connections: number; dn: string }>(
    `select count(*)::integer as connections, client_dn as dn from pg_stat_ssl join pg_stat_activity using (pid)
     where datname = 'with_certificates' group by client_dn`,
  );
  assert.deepEqual(
    rows.map(({ dn }) => dn),
    [`/CN=${ROLE}`],
  );
  assert(Number(rows[0]?.connections) > 1, 'those of calls and those of jobs');

  await rename(client.certFile, `${client.certFile}.away`);
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'with_certificates'`);
  const answers = await Promise.all(
    Array.from({ length: CALLS }, () => session.get<ErrorBody>(addressOf(server), sessionApi.list.path)),
  );
  assert.deepEqual([...new Set(answers.map((answer) => answer?.code))], ['unavailable']);
  await rename(`${client.certFile}.away`, client.certFile);
  for (const deadline = Date.now() + READY_MS; !(await isReady(server)); await pause())
    assert(Date.now() < deadline, server.stdout() + server.stderr());
  for (const one of [server, holder]) assert.equal(await one.kill('SIGTERM'), 0, one.stderr());
});
