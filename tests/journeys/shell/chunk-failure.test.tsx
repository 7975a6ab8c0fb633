import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

/** Error that webpack's chunk loader throws. */
const scriptFailure = Object.assign(
  new Error('Loading chunk 42 failed.\n(timeout: http://localhost/p__service__index.9f8e7d6c.async.js)'),
  {
    name: 'ChunkLoadError',
    type: 'timeout',
    request: 'http://localhost/p__service__index.9f8e7d6c.async.js',
  },
);
/** Error that the CSS plugin throws. */
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
  { kind: 'script', error: scriptFailure, told: /Loading chunk 42 failed.*timeout: http/s, codes: [] },
  {
    kind: 'style',
    error: styleFailure,
    told: /Loading CSS chunk 42 failed.*p__service__index/s,
    codes: ['CSS_CHUNK_LOAD_FAILED'],
  },
])(
  'a page whose $kind file fails to load shows an error with a reload button and the cause under Details, inside the page frame',
  async ({ error, told, codes }) => {
    expectConsole('error', told);
    const user = await renderApp('/service', { failingPages: { 'service/index': error } });
    const panel = within(await within(await screen.findByRole('main')).findByRole('alert'));
    expect(panel.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    expect(document.title).toBe('This page could not be loaded · Portico');
    expect(panel.getByText(/^The connection was interrupted, or the portal was updated\./)).toBeVisible();
    expect(panel.getByText(told)).not.toBeVisible();
    await user.click(panel.getByText('Details'));
    expect(panel.getByText(told)).toBeVisible();
    for (const code of codes) expect(panel.getByText(code)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

/** Error that jsdom logs when the page reloads itself, because jsdom cannot navigate. */
const RELOADED = /navigation/;
const RELOAD_ERROR: unknown = expect.objectContaining({ message: expect.stringMatching(RELOADED) as unknown });

test('an employee who is offline is told so, and the page loads again by itself once they are online', async () => {
  expectConsole('error', /Loading CSS chunk 42 failed/);
  expectConsole('warn', /the deployed release is not known/);
  answerWith(http.get('http://localhost/', () => HttpResponse.error()));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/service', { failingPages: { 'service/index': styleFailure } });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(screen.getByText(/^This loads by itself once you are connected again\./)).toBeVisible();
  expect(screen.queryByText(/Loading CSS chunk/)).not.toBeInTheDocument();
  expectConsole('error', RELOADED);
  deployed('one');
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(console.error).toHaveBeenCalledWith(RELOAD_ERROR);
  });
});

test('after a page has failed to load, the employee can go to another page', async () => {
  expectConsole('error', /Loading chunk 42 failed/);
  const user = await renderApp('/service', { failingPages: { 'service/index': scriptFailure } });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Portico, home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Mei Lin/ })).toBeVisible();
  expect(screen.queryByText('This page could not be loaded')).not.toBeInTheDocument();
});

test('a layout that fails to load shows an error', async () => {
  expectConsole('error', /Loading chunk 42 failed/);
  await renderApp('/service', { failingPages: { '@@/global-layout': scriptFailure } });
  expect(await screen.findByText('This page could not be loaded')).toBeVisible();
});

describe('a part of a page that fails to load', () => {
  const failToLoad = (module: string) => {
    expectConsole('error', /Loading chunk 42 failed/);
    jest.doMock(module, () => {
      throw scriptFailure;
    });
  };

  test('leaves the page usable when it is the sheet of further areas, which opens once it loads', async () => {
    failToLoad('@/layouts/MoreSheet');
    const user = await renderApp('/tool');
    const more = await screen.findByRole('button', { name: 'More' });
    await user.click(more);
    expect(await screen.findByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    expect(more).toHaveAttribute('aria-expanded', 'false');
    jest.dontMock('@/layouts/MoreSheet');
    await user.click(more);
    expect(await screen.findByRole('dialog', { name: 'More' })).toBeVisible();
  });

  test('leaves the search usable when it is the suggestions, and keeps the query', async () => {
    failToLoad('@/features/search-palette/PaletteBody');
    const user = await renderApp('/tool');
    await user.click(await screen.findByRole('button', { name: 'Search the portal' }));
    await screen.findByText('This could not be loaded. Check your connection and try again.');
    await user.keyboard('badge{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/search?query=badge');
    });
    jest.dontMock('@/features/search-palette/PaletteBody');
  });

  test('leaves a list of the studio usable when it is the dialog of a bulk action, which opens once it loads', async () => {
    signedIn('editor');
    failToLoad('@/features/studio/bulk/BulkDialog');
    const user = await renderApp('/manage/content?state=published');
    const table = within(await screen.findByRole('table', { name: 'Content' }));
    await user.click(table.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Check by…' }));
    expect(await screen.findByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
    expect(table.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
    jest.dontMock('@/features/studio/bulk/BulkDialog');
    await user.click(bar.getByRole('button', { name: 'Check by…' }));
    expect(await screen.findByRole('dialog', { name: /items by$/ })).toBeVisible();
  });

  test('is replaced by an error with a retry when it is a table of the studio', async () => {
    signedIn('editor');
    failToLoad('@/features/studio/content/ContentTable');
    const user = await renderApp('/manage/content');
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('This could not be loaded')).toBeVisible();
    expect(failure.getByText('Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Content/ })).toBeVisible();
    jest.dontMock('@/features/studio/content/ContentTable');
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Content' })).toBeVisible();
  });

  test('leaves sharing by link available when it is the QR code', async () => {
    failToLoad('antd/es/qr-code');
    const user = await renderApp('/service/annual-leave');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
    expect(await within(dialog).findByText('The QR code could not be loaded. Use the link instead.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
    jest.dontMock('antd/es/qr-code');
  });

  test('shows a message on the sign-in page, where the ticket is kept for the next try', async () => {
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
    failToLoad('@/features/session/sign-in');
    await renderApp('/login?ucToken=fresh');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('A part of this page could not be loaded. Check your connection, then reload the page.');
    expect(failure).not.toHaveTextContent('Loading chunk');
    jest.dontMock('@/features/session/sign-in');
  });
});

describe('a part of a page that breaks while it is shown', () => {
  const breakPart = (module: string, name: string) => {
    expectConsole('error', /unexpected data/);
    jest.doMock(module, () => ({
      [name]: () => {
        throw new Error('unexpected data');
      },
    }));
  };

  test('leaves the page usable when it is the sheet of further areas', async () => {
    breakPart('@/layouts/MoreSheet', 'MoreSheet');
    const user = await renderApp('/tool');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByText('Something went wrong here. Try again, or reload the page.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    jest.dontMock('@/layouts/MoreSheet');
  });

  test('is replaced by an error that does not blame the connection when it is a table of the studio', async () => {
    signedIn('editor');
    breakPart('@/features/studio/content/ContentTable', 'ContentTable');
    await renderApp('/manage/content');
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Something went wrong here. Try again, or reload the page.')).toBeVisible();
    expect(failure.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: /Content/ })).toBeVisible();
    jest.dontMock('@/features/studio/content/ContentTable');
  });
});
