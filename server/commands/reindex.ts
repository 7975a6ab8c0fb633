import { readConfig } from '../config/config';
import { openDatabase } from '../db/startup/open';
import { failureText } from './failure-text';
import { reindexEverything } from '../modules/item/publish/reindex';
import { refreshDictionary } from '../modules/search/index/dictionary';
import { withProgress } from './progress';

/** `npm run search:rebuild`: rebuilds the search index of a running portal, which continues to use the old index until then. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(), 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const items = await withProgress('items', (onProgress) => reindexEverything(database.db, { onProgress }));
    await refreshDictionary(database.db);
    process.stdout.write(`Search finds ${items} items by their new terms.\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`The index was not rebuilt, or not whole: ${failureText(error)}\n`);
  process.exitCode = 1;
}
