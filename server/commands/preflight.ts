import { readConfig } from '../config/config';
import { prepareDataFolder } from '../config/data-folder';
import { checkExternalDatabase } from '../db/startup/external-database';
import { openCheckedFiles } from '../storage/open-files';
import { failureText } from './failure-text';
import { checkListenAddress } from '../config/listen-address';

/**
 * Part of `npm start` and `npm run dev`: checks that the server can start with this configuration before the pages are built, and
 * otherwise ends the process with a one-line message. With the argument `address` it checks only the settings and the address to
 * listen on.
 */
async function main(): Promise<void> {
  const config = readConfig();
  await checkListenAddress(config);
  if (process.argv[2] === 'address') return;
  await prepareDataFolder(config.dataFolder);
  // An unavailable bucket is not fatal: the server starts without it, and reports it.
  await openCheckedFiles(config, () => undefined);
  if (config.databaseUrl) await checkExternalDatabase(config.databaseUrl);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Portico cannot start: ${failureText(error)}\n`);
  process.exit(1);
}
