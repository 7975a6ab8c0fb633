import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../factories/session';
import { expectConsole } from '../setup/console';
import { answerWith } from '../setup/portal';
import { renderApp } from '../setup/render-app';

/** As webpack's loader throws it. */
const scriptFailure = Object.assign(
  new Error('Loading chunk 42 failed.\n(timeout: http://localhost/p__service__index.9f8e7d6c.async.js)'),
  {
    name: 'ChunkLoadError',
    type: 'timeout',
    request: 'http://localhost/p__service__index.9f8e7d6c.async.js',
  },
);
/** As the style plugin throws it. */
const styleFailure = Object.assign(new Error('Loading CSS chunk 42 failed.\n(/p__service__index.9f8e7d6c.chunk.css)'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  type: 'error',
  request: '/p__service__index.9f8e7d6c.chunk.css',
});

function deployed(build: string): void {
  const page = `<html><head><meta name="portico-build" content="${build}"></head></html>`;
  answerWith(http.get('http://localhost/', () => HttpResponse.html(page)));
}

beforeEach(() => {
  signedIn();
  document.head.innerHTML = '<meta name="portico-build" content="one">';
  deployed('one');
});
afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  { kind: 'script', error: scriptFailure, told: /Loading chunk 42 failed/ },
  { kind: 'style', error: styleFailure, told: /Loading CSS chunk 42 failed/ },
])('a page whose $kind file does not load says so, offers to reload, and leaves the frame standing', async ({ error, told }) => {
  expectConsole('error', told);
  await renderApp('/service', { failingPages: { 'service/index': error } });
  const panel = await screen.findByRole('alert');
  expect(within(panel).getByRole('heading', { level: 1, name: 'A part of this page did not load' })).toBeVisible();
  expect(document.title).toBe('A part of this page did not load · Portico');
  expect(within(panel).getByText(told)).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('a person whose page did not load goes on to another page', async () => {
  expectConsole('error', /Loading chunk 42 failed/);
  const user = await renderApp('/service', { failingPages: { 'service/index': scriptFailure } });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Portico, home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Mei Lin/ })).toBeVisible();
  expect(screen.queryByText('A part of this page did not load')).not.toBeInTheDocument();
});

test('a layout that does not load is told as well', async () => {
  expectConsole('error', /Loading chunk 42 failed/);
  await renderApp('/service', { failingPages: { '@@/global-layout': scriptFailure } });
  expect(await screen.findByText('A part of this page did not load')).toBeVisible();
});

describe('a part that is not the page itself', () => {
  const failToLoad = (module: string) => {
    expectConsole('error', /Loading chunk 42 failed/);
    jest.doMock(module, () => {
      throw scriptFailure;
    });
  };

  test('leaves the page standing when the sheet of further areas does not load, and opens once it does', async () => {
    failToLoad('@/layouts/MoreSheet');
    const user = await renderApp('/tool');
    const more = await screen.findByRole('button', { name: 'More' });
    await user.click(more);
    expect(await screen.findByText('This did not load. Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    expect(more).toHaveAttribute('aria-expanded', 'false');
    jest.dontMock('@/layouts/MoreSheet');
    await user.click(more);
    expect(await screen.findByRole('dialog', { name: 'More' })).toBeVisible();
  });

  test('leaves sharing by link when the program that draws the code does not load', async () => {
    failToLoad('antd/es/qr-code');
    const user = await renderApp('/service/annual-leave');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = screen.getByRole('dialog', { name: 'Share this page' });
    expect(await within(dialog).findByText('The code could not be loaded. Take the link instead.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
    jest.dontMock('antd/es/qr-code');
  });

  test('is told in words on the sign-in page, where the ticket waits for the next try', async () => {
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
    failToLoad('@/lib/sign-in');
    await renderApp('/login?ucToken=fresh');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('A part of the sign-in did not load. Check your connection, then reload the page.');
    expect(failure).not.toHaveTextContent('Loading chunk');
    jest.dontMock('@/lib/sign-in');
  });
});
