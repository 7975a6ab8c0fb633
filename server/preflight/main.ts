import { readConfig } from '../config';
import { prepareDataFolder } from '../data-folder';
import { checkGivenDatabase } from '../db/given-database';
import { failureText } from '../failure-text';
import { checkListenAddress } from '../listen-address';

/**
 * Part of `npm start` and `npm run dev`: ends the process, with one line, when the server could not start with this configuration, before the
 * pages are built for it. With the argument `settings` only their names and values are looked at.
 */
async function main(): Promise<void> {
  const config = readConfig();
  if (process.argv[2] === 'settings') return;
  await checkListenAddress(config);
  await prepareDataFolder(config.dataFolder);
  if (config.databaseUrl) await checkGivenDatabase(config.databaseUrl);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Portico cannot start: ${failureText(error)}\n`);
  process.exit(1);
}
