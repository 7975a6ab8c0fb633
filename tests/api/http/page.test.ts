import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PAGE_FILES_LIST, PAGE_FILES_PLACE, type PageFiles } from '../../../contract/core/page-files';
import { startWithSpa, type SpaPortal } from '../support/spa';

const HTML = `<!doctype html><html lang="en-US"><head>${PAGE_FILES_PLACE}</head></html>`;
const FILES: PageFiles = {
  routes: [
    ['^/service/[^/?]+/?(?:\\?|$)', ['/detail.chunk.css', '/detail.async.js']],
    ['^/service/?(?:\\?|$)', ['/list.async.js'], ['/glyphs.async.js']],
    ['^/information/?\\?(?:.*&)?doc=', ['/document.async.js']],
    ['^/information/?(?:\\?|$)', ['/opening.async.js']],
    ['^/login/?(?:\\?|$)', ['/login.async.js']],
    ['^/.*/?(?:\\?|$)', ['/404.async.js']],
  ],
  program: { 'en-US': '/english.async.js', 'zh-CN': '/chinese.async.js' },
  signInPath: '/login',
};
const SIGNED_IN = { token: 'any' };

let app: SpaPortal['app'];
let close: SpaPortal['close'];

before(async () => {
  ({ app, close } = await startWithSpa({ 'index.html': HTML, [PAGE_FILES_LIST]: JSON.stringify(FILES) }));
});
after(() => close());

interface Visit {
  cookies?: Record<string, string>;
  accepted?: string;
}

const visit = (url: string, { cookies = {}, accepted = 'en' }: Visit = {}) =>
  app.inject({ url, cookies, headers: { 'accept-language': accepted } });

/** Returns the files that the page refers to, in document order. */
const filesIn = (html: string): string[] => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);

test('names the files of the requested page in the HTML before the program', async () => {
  const list = await visit('/service?page=2', { cookies: SIGNED_IN });
  assert.deepEqual(filesIn(list.body), ['/list.async.js', '/glyphs.async.js', '/english.async.js']);
  assert.match(list.body, /<script src="\/list.async.js" defer[^>]*><\/script><script src="\/glyphs.async.js" async><\/script>/);
  const detail = await visit('/service/leave', { cookies: SIGNED_IN });
  assert.deepEqual(filesIn(detail.body), ['/detail.chunk.css', '/detail.async.js', '/english.async.js']);
  const unknown = await visit('/no/such/page', { cookies: SIGNED_IN });
  assert.deepEqual(filesIn(unknown.body), ['/404.async.js', '/english.async.js']);
});

test('names the files of the part that the query of the address chooses', async () => {
  for (const [url, file] of [
    ['/information?doc=offices', '/document.async.js'],
    ['/information/?section=rules&doc=offices', '/document.async.js'],
    ['/information?nodoc=offices', '/opening.async.js'],
    ['/information', '/opening.async.js'],
  ] as const)
    assert.equal(filesIn((await visit(url, { cookies: SIGNED_IN })).body)[0], file, url);
});

test('names the files of the login page for every address when the browser is signed out', async () => {
  for (const url of ['/login', '/service/leave', '/'])
    assert.deepEqual(filesIn((await visit(url)).body), ['/login.async.js', '/english.async.js'], url);
});

test('uses the language chosen in this browser, then that of the account, then that of the browser', async () => {
  const account = { userInfo: JSON.stringify({ id: 'x', locale: 'zh-CN' }) };
  const visits: [Visit, string][] = [
    [{ accepted: 'zh-TW,en;q=0.5' }, 'zh-CN'],
    [{ accepted: 'fr' }, 'en-US'],
    [{ cookies: account }, 'zh-CN'],
    [{ cookies: { ...account, locale: 'en-US' }, accepted: 'zh' }, 'en-US'],
    [{ cookies: { locale: '"><script>' } }, 'en-US'],
  ];
  for (const [given, locale] of visits) {
    const { body } = await visit('/login', given);
    assert.match(body, new RegExp(`^<!doctype html><html lang="${locale}">`), JSON.stringify(given));
    assert.equal(filesIn(body).at(-1), locale === 'zh-CN' ? '/chinese.async.js' : '/english.async.js');
  }
});

test('returns no 304 for a different variant of the page', async () => {
  const english = await visit('/service', { cookies: SIGNED_IN });
  assert.match(String(english.headers.vary), /cookie/);
  const known = { 'if-none-match': String(english.headers.etag) };
  const again = await app.inject({ url: '/service?page=3', cookies: SIGNED_IN, headers: known });
  assert.equal(again.statusCode, 304);
  const chinese = await app.inject({ url: '/service', cookies: { ...SIGNED_IN, locale: 'zh-CN' }, headers: known });
  assert.equal(chinese.statusCode, 200);
});
