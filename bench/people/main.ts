/**
 * `npm run bench:people [-- --people 100000 --openings 30 --events 1000000]`: fills a portal with people, what they opened and three
 * years of daily counts, prints the size of each table, and how long calls that depend on their number take before and after.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { favouriteApi } from '../../contract/favourite';
import { homeApi } from '../../contract/home';
import { auditApi } from '../../contract/manage/audit';
import { insightsApi } from '../../contract/manage/insights';
import { peopleApi } from '../../contract/manage/person';
import { noticeApi } from '../../contract/notice';
import { openCluster } from '../../server/db/startup/embedded-cluster';
import { startSubject, type Subject } from '../api/subject';
import { medianOf } from '../median';
import { fill, sizesOf } from './fill';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    openings: { type: 'string', default: '30' },
    events: { type: 'string', default: '1000000' },
  },
});
/** Number of timed calls: few enough for the rate limit of insights per person and minute. */
const CALLS = 9;
const MB = 1_000_000;

const folder = await mkdtemp(join(tmpdir(), 'portico-bench-people-'));
const cluster = await openCluster(folder);
try {
  const content = resolve('sample-content');
  const subject = await startSubject({ name: 'this', database: cluster.url('postgres'), content });
  try {
    console.log(`Node ${process.versions.node}, ${cpus().length} cores shared by server, PostgreSQL and who asks; ${content}`);
    const notice = await mustRead(subject);
    const before = await timesOf(subject, notice);
    const counts = { people: Number(options.people), openings: Number(options.openings), events: Number(options.events) };
    const took = await fill(subject.db, counts);
    console.table(took);
    const sizes = await sizesOf(subject.db);
    console.table(
      Object.fromEntries(
        sizes.map(({ name, rows, bytes }) => [
          name,
          {
            rows,
            MB: Math.round(bytes / MB),
            'bytes a row': Math.round(bytes / rows),
            'GB for 100 million': Math.round(bytes / rows) / 10,
          },
        ]),
      ),
    );
    const after = await timesOf(subject, notice);
    console.log(`medians of ${CALLS} calls, one at a time, in ms`);
    console.table(Object.fromEntries(Object.keys(after).map((name) => [name, { before: before[name], after: after[name] }])));
  } finally {
    await subject.stop();
  }
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Returns the id of a notice that everybody must confirm. */
async function mustRead({ db }: Subject): Promise<string> {
  const { id } = await db
    .selectFrom('item')
    .select('id')
    .where('area', '=', 'notice')
    .where(sql<boolean>`fields @> '{"mustRead": true}' and audience_departments = '{}' and published_at is not null`)
    .executeTakeFirstOrThrow();
  return id;
}

interface TimedCall {
  session: Record<string, string>;
  path: string;
  body: object;
  /** Runs before each call and is not timed. */
  before?: () => Promise<unknown>;
}

/** Returns the median time of each call in milliseconds. */
async function timesOf({ portals: [portal], people, admin }: Subject, notice: string): Promise<Record<string, number>> {
  const [employee = {}] = people;
  const post = async ({ session, path, body }: TimedCall): Promise<void> => {
    const headers = { ...session, 'content-type': 'application/json' };
    const response = await fetch(portal.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${response.status} ${text.slice(0, 300)}`);
  };
  let favourite = false;
  // Changes a favourite, after which the server must read the person's data again.
  const mark = () => {
    favourite = !favourite;
    return post({ session: employee, path: favouriteApi.update.path, body: { area: 'notice', id: notice, favourite } });
  };
  const asEmployee = (path: string, before?: () => Promise<unknown>): TimedCall => ({
    session: employee,
    path,
    body: {},
    before,
  });
  const asAdmin = (path: string, body: object = {}): TimedCall => ({ session: admin, path, body });
  const calls: Record<string, TimedCall> = {
    'home, repeated': asEmployee(homeApi.home.path),
    'home, after a change': asEmployee(homeApi.home.path, mark),
    'notices, repeated': asEmployee(noticeApi.list.path),
    'notices, after a change': asEmployee(noticeApi.list.path, mark),
    'people, first page': asAdmin(peopleApi.list.path),
    'people, by a name': asAdmin(peopleApi.list.path, { query: 'person 77' }),
    'insights, 90 days': asAdmin(insightsApi.overview.path, { days: '90' }),
    'insights by item, 90 days': asAdmin(insightsApi.itemList.path, { days: '90' }),
    'who confirmed a must-read': asAdmin(insightsApi.item.path, { area: 'notice', id: notice, days: '30' }),
    'who has not confirmed it': asAdmin(insightsApi.missingList.path, { area: 'notice', id: notice }),
    'audit log': asAdmin(auditApi.list.path),
    'audit log of a day': asAdmin(auditApi.list.path, { from: day(-31), to: day(-30) }),
  };
  const times: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    const each: number[] = [];
    for (let number = 0; number <= CALLS; number += 1) {
      await call.before?.();
      const began = performance.now();
      await post(call);
      // The first call is not counted, because it plans the statements.
      if (number > 0) each.push(performance.now() - began);
    }
    times[name] = Math.round(medianOf(each) * 10) / 10;
  }
  return times;
}

function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString();
}
