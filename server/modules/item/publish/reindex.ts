import type { Db } from '../../../db/connect';
import { putSetting, readSetting } from '../../../db/settings';
import { indexTexts } from './index-texts';
import { renderTexts } from './render-document';
import * as repository from './save-repository';
import { listFiles } from '../files/stored-file-repository';
import type { Progress } from './progress';

/** Version of the search index. Increase it when a change indexes texts with different terms. */
const INDEX_VERSION = 5;
const SETTING = 'search-index';
const BATCH = 200;

interface Options {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Stops the work between two items. Items that are done stay indexed. */
  signal?: AbortSignal;
}

/**
 * Rebuilds the search index item by item, each in its own transaction; items not reached yet keep their old entries. Returns the
 * number of items indexed.
 */
export async function reindexEverything(db: Db, { onProgress, signal }: Options = {}): Promise<number> {
  const total = await repository.countPublished(db);
  const keysAfter = (key: number) => repository.listPublishedKeys(db, key, BATCH);
  let done = 0;
  for (let keys = await keysAfter(0); keys.length; keys = await keysAfter(keys.at(-1) ?? 0))
    for (const key of keys) {
      if (signal?.aborted) return done;
      await reindexItem(db, key);
      done += 1;
      onProgress?.({ done, total });
    }
  await putSetting(db, SETTING, { version: INDEX_VERSION });
  return done;
}

/** Rebuilds the search index if an older version made it. Returns true if it was rebuilt as a whole. */
export async function reindexOutdated(db: Db, signal: AbortSignal): Promise<boolean> {
  const made = (await readSetting(db, SETTING)) as { version: number } | undefined;
  if (made?.version === INDEX_VERSION) return false;
  await reindexEverything(db, { signal });
  return !signal.aborted;
}

async function reindexItem(db: Db, key: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await repository.lockContent(trx);
    const document = await repository.findPublishedDocument(trx, key);
    if (document) await indexTexts(trx, key, document.area, renderTexts(document, await listFiles(trx, key, false)));
  });
}
