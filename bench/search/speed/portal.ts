import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionApi } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { connect, type Db } from '../../../server/db/connect';
import { diskFiles } from '../../../server/storage/disk-files';
import { createSession } from '../../../server/modules/session/service';
import type { Parameter, Statement } from './bare-sql';
import type { Asked } from './queries';

/** API in this process, called without a network to measure the cost of a call for the server. */
export interface Portal {
  /** Makes a call as the next of many people and returns its duration in milliseconds. Throws if the call fails. */
  time: (asked: Asked) => Promise<number>;
  /** Makes a call and returns the reading statements that it sent. */
  statementsOf: (asked: Asked) => Promise<Statement[]>;
  close: () => Promise<void>;
}

/** Number of people who make the calls; enough for a run, as the calls per person and minute are limited. */
const PEOPLE = 400;
const GOOD = 200;
const READS = /^\s*(select|with)\b/;

export async function openPortal(url: string): Promise<Portal> {
  let statements: Statement[] | undefined;
  const db = connect(url, {
    log: ({ query: { sql, parameters } }) => {
      statements?.push({ sql, parameters: parameters as Parameter[] });
    },
  });
  const folder = join(tmpdir(), 'portico-bench-files');
  const config = readConfig({
    PORTICO_DATA: folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8000',
    ADDRESS_LIMITS: 'off',
  });
  const deps = { db, config, files: diskFiles(folder), now: () => new Date() };
  const app = await buildApp(deps);
  const people: Record<string, string>[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const bind = randomBytes(24).toString('base64url');
    const { token } = await createSession(deps, { personId: await makePerson(db), bind, userAgent: 'bench', idToken: null });
    people.push({ authorization: token, cookie: `uc_bind=${bind}` });
  }
  // Makes one call per person, so that token signatures are already verified; that takes as long as a fast search.
  const { method: reads, path: sessions } = sessionApi.list;
  for (const headers of people) await app.inject({ method: reads, url: sessions, headers });
  let asking = 0;
  const time: Portal['time'] = async ({ endpoint: { method, path }, input, locale }) => {
    const headers = { 'accept-language': locale, ...people[(asking += 1) % people.length] };
    const began = performance.now();
    const answer = await app.inject({ method, url: path, payload: input as object, headers });
    const took = performance.now() - began;
    if (answer.statusCode !== GOOD) throw new Error(`${path} ${JSON.stringify(input)}: ${answer.statusCode} ${answer.body}`);
    return took;
  };
  const statementsOf: Portal['statementsOf'] = async (asked) => {
    const made: Statement[] = [];
    statements = made;
    await time(asked);
    statements = undefined;
    // Statements that count in the background are not part of the call.
    return made.filter(({ sql }) => READS.test(sql));
  };
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { time, statementsOf, close };
}

async function makePerson(db: Db): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('person')
    .values({
      ...{ id, issuer: 'https://bench.invalid', subject: id, name: 'Mei Lin', email: `${id}@bench.invalid` },
      ...{ department: 'Product Design', location: 'Bristol', avatar_url: null, roles: ['employee'], locale: 'en-US' },
      ...{ editor_areas: [], editor_departments: [] },
    })
    .execute();
  return id;
}
