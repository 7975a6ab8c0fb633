/**
 * `npm run bench:search [-- --items 100000 --queries 200 --only word]`: measures the time of a search in a portal with that many items
 * in both languages, per kind of query, also as a ratio to the time of its statements in pgbench. The database is kept for the next
 * run in the folder that PORTICO_BENCH_DATA names.
 */
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { timeBareSql } from './bare-sql';
import { vocabularies } from './corpus';
import { openFilled } from './database';
import { openPortal } from './portal';
import { drawQueries, KINDS, type Asked } from './queries';
import { measureSaving } from './saving';
import { sizesOf } from './sizes';
import { timingOf, together, withPauses, yardstick } from './timing';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const items = Number(options.items);
const count = Number(options.queries);
const folder = process.env.PORTICO_BENCH_DATA ?? join(tmpdir(), 'portico-bench-search');
const AT_ONCE = [1, 16];
/** Number of calls whose statements are repeated with pgbench. */
const REPEATED = 40;

const words = vocabularies();
const { db, url, close } = await openFilled(folder, items, words);
const portal = await openPortal(url);
const table: Record<string, Record<string, number>> = {};
try {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} cores shared by the portal, PostgreSQL and who asks; ${items} items`,
  );
  console.table(await sizesOf(db));
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!name.includes(options.only)) continue;
    const asked = drawQueries(kind, count, items, words);
    await together(asked.slice(0, REPEATED), 4, portal.time);
    const scripts = await together(asked.slice(0, REPEATED), 1, portal.statementsOf);
    const row: Record<string, number> = { machine: rounded(yardstick()) };
    for (const atOnce of AT_ONCE) {
      const { done: times, paused } = await withPauses(() => together(asked, atOnce, portal.time));
      const { p50, p99 } = timingOf(times);
      const bare = timingOf(await timeBareSql(scripts, { url, atOnce, runs: count }));
      Object.assign(row, {
        [`p50 of ${atOnce}`]: rounded(p50),
        [`p99 of ${atOnce}`]: rounded(p99),
        [`p50 to SQL, ${atOnce}`]: rounded(p50 / bare.p50),
        [`p99 to SQL, ${atOnce}`]: rounded(p99 / bare.p99),
        [`GC, ${atOnce}`]: rounded(paused / count),
      });
      if (atOnce === 1) row['p99 of 1, medians'] = rounded(timingOf(await mediansWith(times, asked)).p99);
    }
    table[name] = row;
    console.log(name, row);
  }
  if (!options.only) console.log('saving', await measureSaving(db, { items, words }));
} finally {
  await portal.close();
  await close();
}
console.table(table);

/** Returns for each query the median of this time and two others, because a disturbance of the machine rarely repeats. */
async function mediansWith(times: readonly number[], asked: readonly Asked[]): Promise<number[]> {
  const again = [await together(asked, 1, portal.time), await together(asked, 1, portal.time)];
  return times.map((time, nth) => timingOf([time, ...again.flatMap((others) => others[nth] ?? [])]).p50);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
