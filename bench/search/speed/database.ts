import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Db } from '../../../server/db/connect';
import { openCluster } from '../../../server/db/startup/embedded-cluster';
import { migrate } from '../../../server/db/migrate';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import type { vocabularies } from './corpus';
import { loadItems } from './load';

export interface Filled {
  db: Db;
  url: string;
  /** Closes the connections and stops PostgreSQL. Its files remain for the next run. */
  close: () => Promise<void>;
}

/** Settings of a PostgreSQL for that many documents: a cache of a quarter of 8 GB of memory, and memory to build indexes. */
const SETTINGS = { shared_buffers: '2GB', maintenance_work_mem: '1GB', max_wal_size: '8GB' };

/** Opens a database of generated items on the embedded PostgreSQL. It is filled on the first run and kept in the folder. */
export async function openFilled(folder: string, items: number, words: ReturnType<typeof vocabularies>): Promise<Filled> {
  const home = join(folder, String(items));
  await mkdir(home, { recursive: true });
  const cluster = await openCluster(home, SETTINGS);
  const url = cluster.url('postgres');
  const db = connect(url);
  const close = async () => {
    await db.destroy();
    await cluster.stop();
  };
  try {
    await migrate(db);
    if (!(await isFilled(db, items))) await fill(db, items, words);
    await readAll(db);
    return { db, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isFilled(db: Db, items: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count !== 0 && count !== items) throw new Error(`the database holds ${count} items; remove its folder to make it anew`);
  return count === items;
}

async function fill(db: Db, items: number, words: ReturnType<typeof vocabularies>): Promise<void> {
  const loaded = await loadItems(db, items, words, (done) => {
    if (done % 20_000 < 400) console.log(`  ${done.toLocaleString()} items made`);
  });
  const began = performance.now();
  await refreshDictionary(db);
  await sql`vacuum (analyze) search_term, search_word`.execute(db);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `filled with ${loaded.items} items, ${loaded.texts} texts in ${loaded.seconds.toFixed(0)} s, indexes in ${loaded.indexSeconds.toFixed(0)} s, dictionary in ${seconds.toFixed(0)} s`,
  );
}

/** Loads the tables and indexes of the search into memory, as far as they fit, as they are after some hours of use. */
async function readAll(db: Db): Promise<void> {
  await sql`create extension if not exists pg_prewarm`.execute(db);
  await sql`
    with tables as (
      select unnest(array[oid, reltoastrelid]) as oid from pg_class
      where oid = any(array['search_doc', 'item', 'item_text', 'search_term', 'search_word']::regclass[])
    )
    select pg_prewarm(oid::regclass) from (
      select oid from tables where oid <> 0
      union all select indexrelid from pg_index join tables on indrelid = tables.oid
    ) as read`.execute(db);
}
