/**
 * `npm run bench:api [-- --against FOLDER --seconds 5 --rounds 3 --only home]`: measures the calls that readers make most, over
 * eight connections, on a production server with the content folder in PORTICO_HANDBOOK, or with the sample content.
 * `--against` names another checkout, whose server is measured alternately in the same run. `--changes 20` changes content every
 * 20 ms during the measurement, and `--items 100000` copies the items until there are that many. `--soak 10` instead makes all calls
 * in turn for ten minutes and watches the memory. `--servers 2` compares two servers on one database with a single server, and
 * `--standby` a server that reads from a standby with one that does not, both on Debian's PostgreSQL. Works only on Linux, because it
 * reads the processor time of processes from `/proc`.
 */
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { homeApi } from '../../contract/home';
import { noticeApi } from '../../contract/notice';
import { serviceApi } from '../../contract/service';
import { copyItems } from './copies';
import { databasesWithStandby, embeddedDatabases } from './databases';
import { mediansOf, ratioOf, shown } from './figures';
import { loadOf, type Cost, type LoadedCall } from './load';
import { soak } from './soak';
import { startSubject, type Subject } from './subject';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    changes: { type: 'string', default: '0' },
    items: { type: 'string', default: '0' },
    soak: { type: 'string', default: '0' },
    servers: { type: 'string', default: '1' },
    standby: { type: 'boolean', default: false },
  },
});
const content = resolve(process.env.PORTICO_HANDBOOK ?? 'sample-content');
const databases = await (options.standby ? databasesWithStandby() : embeddedDatabases());
const subjects: Subject[] = [];

try {
  const database = await databases.create('here');
  const standby = options.standby ? databases.onStandby(database) : undefined;
  subjects.push(await startSubject({ name: 'this', database, standby, content, servers: Number(options.servers) }));
  if (options.against) {
    const [checkout, there] = [resolve(options.against), await databases.create('there')];
    subjects.push(await startSubject({ name: 'against', checkout, database: there, content }));
  }
  // A single server on its database alone, as the baseline.
  if (Number(options.servers) > 1 || options.standby)
    subjects.push(await startSubject({ name: 'one server', database: await databases.create('one'), content }));
  for (const { db } of subjects) await copyItems(db, Number(options.items));
  const calls = await callsOf(subjects[0] as Subject);
  console.log(`Node ${process.versions.node}, ${cpus().length} cores shared by server, PostgreSQL and who asks; ${content}`);
  if (Number(options.soak)) await soak(subjects[0] as Subject, calls, Number(options.soak), databases.postmasters);
  else await compareAll(calls);
} finally {
  for (const { stop } of subjects) await stop();
  await databases.stop();
}

async function compareAll(calls: Record<string, LoadedCall>): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    if (!name.includes(options.only)) continue;
    for (const encoding of ['br', null]) await compare(`${name}${encoding ? `, ${encoding}` : ''}`, call, encoding);
  }
}

async function callsOf({ db }: Subject): Promise<Record<string, LoadedCall>> {
  const { id } = await db
    .selectFrom('item')
    .innerJoin('item_text', 'item_text.item', 'item.key')
    .where('area', '=', 'service')
    .where(sql<boolean>`published_at <= now() and expires_at is null and archived_at is null`)
    // A page with a length near the 75th percentile.
    .orderBy(sql`abs(length(html) - (select percentile_cont(0.75) within group (order by length(html)) from item_text))`)
    .select('item.id')
    .executeTakeFirstOrThrow();
  return {
    home: { path: homeApi.home.path, body: {} },
    'service list': { path: serviceApi.list.path, body: {} },
    'notice list': { path: noticeApi.list.path, body: {} },
    info: { path: `${serviceApi.info.path}?id=${id}` },
  };
}

/** Measures a call on all servers in turn, and prints the medians and the ratio of the first server to the second. */
async function compare(name: string, call: LoadedCall, encoding: string | null): Promise<void> {
  const costs = new Map<Subject, Cost[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round <= Number(options.rounds); round += 1)
    for (const subject of subjects) {
      const isWarmUp = round === 0;
      const changing = isWarmUp ? null : keepChanging(subject, Number(options.changes));
      const cost = await loadOf(subject, call, encoding, isWarmUp ? 2 : Number(options.seconds), databases.postmasters);
      await changing?.();
      if (!isWarmUp) costs.get(subject)?.push(cost);
    }
  const rows = [...costs].map(([subject, each]): [string, Cost] => [subject.name, mediansOf(each)]);
  const [own, other] = rows.map(([, cost]) => cost);
  console.log(`\n${name}`);
  if (own && other) rows.push(['ratio', ratioOf(own, other)]);
  console.table(Object.fromEntries(rows.map(([of, cost]) => [of, shown(cost)])));
}

/** Writes the title of an item every `everyMs` milliseconds. Returns a function that stops it, or null for 0. */
function keepChanging({ db }: Subject, everyMs: number): (() => Promise<void>) | null {
  if (!everyMs) return null;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() =>
      sql`update item_text set title = title where item = (select min(key) from item) and locale = 'en-US'`.execute(db),
    );
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
