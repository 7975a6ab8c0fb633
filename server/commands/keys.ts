import { readConfig } from '../config/config';
import { openDatabase } from '../db/startup/open';
import { failureText } from './failure-text';
import { retireKeys } from '../modules/session/key-repository';

/** `npm run keys:rotate`: retires every signing key in all processes within a second; the next token is signed with a new key. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(), 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const retired = await retireKeys(database.db, new Date());
    const keys = `${retired} signing ${retired === 1 ? 'key' : 'keys'}`;
    process.stdout.write(`${keys} withdrawn. People with an open page sign in again; other clients go on by a refresh.\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`No key was withdrawn: ${failureText(error)}\n`);
  process.exitCode = 1;
}
