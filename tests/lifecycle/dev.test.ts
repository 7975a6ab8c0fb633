import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '../../server/db/startup/free-port';
import { refusal, temporaryFolder } from './server-process';

test('a wrong setting is reported before either development server starts', async (t) => {
  const dataFolder = await temporaryFolder(t);
  for (const words of [[], ['--mock']])
    for (const [env, line] of [
      [{ PORT: 'abc' }, /: PORT: must be a whole number from 1 to 65535, such as 8000\n$/],
      [{ PORT: '65535' }, /: PORT: must be at most 65534, as the API listens one above it\n$/],
      [{ DATABSE_URL: 'x' }, /: DATABSE_URL: is not a setting of the portal; did you mean DATABASE_URL\?\n$/],
      [
        { HOST: '192.0.2.1', PORT: String(await freePort()) },
        /: Cannot listen on 192\.0\.2\.1:\d+: it is no address of this machine/,
      ],
    ] as const) {
      if (words.length && env.PORT === '65535') continue;
      assert.match(await refusal({ dataFolder, env, command: [process.execPath, 'scripts/dev.mjs', ...words] }), line);
    }
});
