/**
 * `npm run bench:search [-- --items 100000 --queries 200 --only word]`: how long search takes in a portal of so many items in both
 * languages, by what is typed. The database is kept for the next run in the folder that PORTICO_BENCH_DATA names.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vocabularies } from './corpus';
import { openFilled } from './database';
import { openPortal } from './portal';
import { drawQueries, KINDS } from './queries';
import { timingOf, together } from './timing';

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

const words = vocabularies();
const { db, close } = await openFilled(folder, items, words);
const portal = await openPortal(db);
const table: Record<string, Record<string, string>> = {};
try {
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!name.includes(options.only)) continue;
    const asked = drawQueries(kind, count, items, words);
    await together(asked.slice(0, 20), 4, portal.time);
    const alone = timingOf(await together(asked, 1, portal.time));
    const crowded = timingOf(await together(asked, 16, portal.time));
    table[name] = {
      'p50, 1 at once': alone.p50.toFixed(1),
      'p99, 1': alone.p99.toFixed(1),
      'p50, 16': crowded.p50.toFixed(1),
      'p99, 16': crowded.p99.toFixed(1),
    };
    console.log(name, table[name]);
  }
} finally {
  await portal.close();
  await close();
}
console.table(table);
