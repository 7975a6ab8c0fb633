import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Browser } from '../../bench/sign-in/browser';
import { sessionApi, type Session } from '../../contract/session';
import { pause, postgresOf, start, temporaryFolder, type ServerProcess } from './server-process';

/** Time within which every process knows that a session has ended. */
const KNOWN_MS = 1000;

const addressOf = ({ port }: ServerProcess): string => `http://localhost:${port}`;

/** Signs in with the demo provider of the server and returns the session's token. */
async function signIn(browser: Browser): Promise<string> {
  const choice = await browser.follow(sessionApi.start.path);
  const back = await browser.follow(choice, { method: 'POST', body: new URLSearchParams({ person: 'mei-lin' }) });
  const { answer } = await browser.request(sessionApi.ucToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ucToken: back.searchParams.get('ucToken') }),
  });
  assert.equal(answer.status, 200, back.href);
  return ((await answer.json()) as Session).token;
}

test('a session ended in one process is refused by another process that has served it', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const database = await postgresOf(dataFolder);
  assert(database);
  const second = await start({
    dataFolder: await temporaryFolder(t),
    env: { DATABASE_URL: database.url, PUBLIC_URL: addressOf(first) },
  });
  const [lost, own] = [new Browser(addressOf(first), fetch), new Browser(addressOf(first), fetch)];
  const [authorization, ownToken] = [await signIn(lost), await signIn(own)];
  const ask = async (server: ServerProcess) => {
    const { answer } = await lost.request(addressOf(server) + sessionApi.list.path, { headers: { authorization } });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };
  assert.deepEqual(await ask(second), { status: 200, code: undefined });
  const { path, method } = sessionApi.endOthers;
  const { answer } = await own.request(path, { method, headers: { authorization: ownToken, origin: addressOf(first) } });
  assert.deepEqual(await answer.json(), { ended: 1 });
  await pause(KNOWN_MS);
  for (const server of [second, first]) assert.deepEqual(await ask(server), { status: 401, code: 'session.revoked' });
  assert.equal(await second.kill('SIGTERM'), 0);
  assert.equal(await first.kill('SIGTERM'), 0);
});
