import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BUILT_WORKER, PAGE_FILES_PLACE, SHELL_PATH, WORKER_META, WORKER_PATH } from '../../../contract/core/page-files';
import { buildApp } from '../../../server/app';
import { startWithSpa, type SpaPortal } from '../support/spa';

const HTML = `<!doctype html><html lang="en-US"><head><meta name="${WORKER_META}" content="${WORKER_PATH}"><script>begin()</script>${PAGE_FILES_PLACE}</head></html>`;
const REMOVING = 'self.registration.unregister();';

let spa: SpaPortal;
before(async () => {
  spa = await startWithSpa({
    'index.html': HTML,
    [BUILT_WORKER]: `store("${SHELL_PATH}"); match("${SHELL_PATH}");`,
    'sw.js': REMOVING,
  });
});
after(() => spa.close());

/** Returns the path of the page shell that the service worker of this portal contains. */
async function shellPath(app: SpaPortal['app']): Promise<string> {
  const { body } = await app.inject(WORKER_PATH);
  const [path = '', ...others] = [...body.matchAll(/\/shell\.[0-9a-f]{8}\.html/g)].map(([found]) => found);
  assert.deepEqual(others, [path]);
  return path;
}

test('serves the worker with the path of the shell, and the shell with the content security policy of pages', async () => {
  const worker = await spa.app.inject(WORKER_PATH);
  assert.equal(worker.statusCode, 200);
  assert.match(String(worker.headers['content-type']), /^text\/javascript/);
  assert.equal(worker.headers['cache-control'], 'no-cache');
  const path = await shellPath(spa.app);
  assert.notEqual(path, SHELL_PATH);
  const [shell, page] = [await spa.app.inject(path), await spa.app.inject('/login')];
  assert.equal(shell.body, HTML);
  assert.equal(shell.headers['content-security-policy'], page.headers['content-security-policy']);
  assert.equal(shell.headers['content-type'], page.headers['content-type']);
});

test('sends the same shell to everybody', async () => {
  const path = await shellPath(spa.app);
  const answer = await spa.app.inject({
    url: path,
    cookies: { token: 'any', userInfo: JSON.stringify({ id: 'x', name: 'Mei Lin', locale: 'zh-CN' }), locale: 'zh-CN' },
    headers: { 'accept-language': 'zh-CN' },
  });
  assert.equal(answer.body, HTML);
});

test('answers 404 for the shell of another release', async () => {
  assert.equal((await spa.app.inject(SHELL_PATH)).statusCode, 404);
  assert.equal((await spa.app.inject('/shell.0000beef.html')).statusCode, 404);
});

test('changes the path of the shell when the content security policy of pages changes', async () => {
  const { deps } = spa.portal;
  const secure = await buildApp({ ...deps, config: { ...deps.config, publicUrl: 'https://portal.example' } }, { spa: spa.spa });
  try {
    assert.notEqual(await shellPath(secure), await shellPath(spa.app));
  } finally {
    await secure.close();
  }
});

test('with SERVICE_WORKER=off, serves a worker that removes itself, and pages register none', async () => {
  const { deps } = spa.portal;
  const without = await buildApp({ ...deps, config: { ...deps.config, serviceWorker: false } }, { spa: spa.spa });
  try {
    assert.equal((await without.inject(WORKER_PATH)).body, REMOVING);
    assert.doesNotMatch((await without.inject('/login')).body, new RegExp(WORKER_META));
  } finally {
    await without.close();
  }
});
