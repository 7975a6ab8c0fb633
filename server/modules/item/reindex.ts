import type { Db } from '../../db/connect';
import { putSetting, readSetting } from '../../db/settings';
import type { Progress } from '../../progress';
import { indexTexts } from './index-texts';
import { projectTexts } from './project';
import { lockContent } from './save-repository';
import { listFiles } from './stored-file-repository';

/** To be raised when a text is found by other terms than before. */
const INDEX_VERSION = 5;
const SETTING = 'search-index';
const BATCH = 200;

interface Options {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Stops between two items; what was done stays. */
  signal?: AbortSignal;
}

/** Makes the index anew item by item, each in a transaction of its own; until then it is found as before. Answers how many there were. */
export async function reindexEverything(db: Db, { onProgress, signal }: Options = {}): Promise<number> {
  const { total } = await db
    .selectFrom('item')
    .where('revision', '>', 0)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let done = 0;
  for (let keys = await keysAfter(db, 0); keys.length; keys = await keysAfter(db, keys.at(-1) ?? 0))
    for (const key of keys) {
      if (signal?.aborted) return done;
      await reindexItem(db, key);
      done += 1;
      onProgress?.({ done, total });
    }
  await putSetting(db, SETTING, { version: INDEX_VERSION });
  return done;
}

/** Does so when the index was made by an older Portico; answers whether it was. */
export async function reindexOutdated(db: Db, signal: AbortSignal): Promise<boolean> {
  const made = (await readSetting(db, SETTING)) as { version: number } | undefined;
  if (made?.version === INDEX_VERSION) return false;
  await reindexEverything(db, { signal });
  return true;
}

const keysAfter = async (db: Db, key: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('item')
    .where('revision', '>', 0)
    .where('key', '>', key)
    .orderBy('key')
    .limit(BATCH)
    .select('key')
    .execute();
  return rows.map((row) => row.key);
};

async function reindexItem(db: Db, key: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx);
    const published = await trx
      .selectFrom('item')
      .innerJoin('item_revision', (join) =>
        join.onRef('item_revision.item', '=', 'item.key').onRef('item_revision.revision', '=', 'item.revision'),
      )
      .where('item.key', '=', key)
      .select('item_revision.document')
      .executeTakeFirst();
    if (!published) return;
    await indexTexts(trx, key, published.document.area, projectTexts(published.document, await listFiles(trx, key, false)));
  });
}
