import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { history } from 'umi';
import { dropAnswers } from '@/lib/api/answer-cache';
import { listCopies } from '@/lib/offline/copies';
import { endSession } from '@/lib/session/session-end';
import { eraseForeignPages } from '@/lib/session/offline-erasing';
import { clearSession } from '@/lib/session/session';
import { onlyServices, titled } from '../../factories/service';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { databaseNames, fillDisk, provideKeptPages } from '../../setup/kept-pages';
import { answerWith } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const INFO = '*/api/servicehall/form/info';
const PAGE = '/service/leave';

let remove: () => void;

beforeEach(() => {
  remove = provideKeptPages();
  signedIn();
  onlyServices({ id: 'leave', ...titled('Annual leave') }, { id: 'laptop', ...titled('Laptop') });
});
afterEach(() => {
  remove();
});

const keepButton = () => screen.findByRole('button', { name: 'Keep on this device' });

/** Keeps the open page on the device, for a person who has kept no other page yet. */
async function keep(user: UserEvent): Promise<void> {
  await user.click(await keepButton());
  const dialog = await screen.findByRole('dialog', { name: 'Keep this page on this device?' });
  expect(within(dialog).getByText('It can be read here without a connection until you sign out.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  await waitFor(async () => {
    expect(await keepButton()).toHaveAttribute('aria-pressed', 'true');
  });
  expect(await screen.findByText('Kept on this device until you sign out')).toBeInTheDocument();
}

/** Waits until the person keeps the pages with these titles. */
const expectKept = (titles: string[]): Promise<void> =>
  waitFor(async () => {
    expect((await listCopies()).map(({ title }) => title)).toEqual(titles);
  });

/** Simulates a reload on a device without a network: drops the answers in memory, and makes calls for services fail. */
function loseConnection(): void {
  dropAnswers();
  expectConsole('error', /error request/);
  answerWith(http.get(INFO, () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

test('a person keeps a page, reads it without a connection, and uses it normally once connected again', async () => {
  const user = await renderApp(PAGE);
  await keep(user);

  expectConsole('error', /error request/);
  let isLost = true;
  answerWith(http.get(INFO, () => (isLost ? HttpResponse.error() : undefined)));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/service');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: /Annual leave/ })).toBeVisible();
  const note = await screen.findByText(/^Kept on this device · as of .+\. You are offline$/);
  const favourite = screen.getByRole('button', { name: 'Favourite' });
  expect(favourite).toHaveAttribute('aria-disabled', 'true');
  expect(favourite).toHaveAccessibleDescription(/You are offline/);
  await user.click(favourite);
  expect(favourite).toHaveAttribute('aria-pressed', 'false');

  isLost = false;
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('You are connected again. This page is up to date.')).toBeVisible();
  expect(note).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Favourite' })).not.toHaveAttribute('aria-disabled');
});

test('the note of a kept page is not shown on the page that its reader opens next', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  dropAnswers();
  expectConsole('error', /error request/);
  answerWith(http.get(INFO, ({ request }) => (request.url.includes('leave') ? HttpResponse.error() : undefined)));
  await renderApp(PAGE);
  await screen.findByText(/^Kept on this device · as of /);
  act(() => {
    history.push('/service/laptop');
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Laptop/ })).toBeVisible();
  expect(screen.queryByText(/up to date/)).not.toBeInTheDocument();
});

test('the documents beside a kept document are loaded again when there is a connection', async () => {
  const user = await renderApp('/information?doc=visas');
  await keep(user);
  dropAnswers();
  expectConsole('error', /error request/);
  let isLost = true;
  const tree = jest.fn(() => (isLost ? HttpResponse.error() : undefined));
  answerWith(
    http.get('*/api/information/info', () => (isLost ? HttpResponse.error() : undefined)),
    http.post('*/api/information/tree', tree),
  );
  await renderApp('/information?doc=visas');
  await screen.findByText(/^Kept on this device · as of /);
  const contents = screen.getByRole('navigation', { name: 'Documents' });
  expect(await within(contents).findByRole('link', { current: 'page' })).toHaveTextContent('Visas');
  isLost = false;
  tree.mockClear();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('You are connected again. This page is up to date.')).toBeVisible();
  expect(tree).toHaveBeenCalledTimes(1);
});

test('without a connection, other pages list what can be read', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  loseConnection();
  await renderApp('/service/laptop');
  const list = await screen.findByRole('region', { name: 'You can read these pages now' });
  expect(within(list).getByRole('link', { name: 'Annual leave' })).toHaveAttribute('href', PAGE);
});

test('a person removes a page where they kept it', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  await user.click(await keepButton());
  await waitFor(async () => {
    expect(await keepButton()).toHaveAttribute('aria-pressed', 'false');
  });
  await expectKept([]);
});

test('a person is told that a page could not be removed, and it is still kept', async () => {
  expectConsole('warn', /could not be kept or removed/);
  const user = await renderApp(PAGE);
  await keep(user);
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The database is broken.', 'UnknownError');
  });
  await user.click(await keepButton());
  const dialog = await screen.findByRole('dialog', { name: 'This page could not be removed' });
  expect(within(dialog).getByText(/^It is still kept on this device\./)).toBeVisible();
  await expectKept(['Annual leave']);
});

test('a person is told that the server could not send a page', async () => {
  expectConsole('warn', /could not be kept/);
  expectConsole('error', /error request/);
  const user = await renderApp(PAGE);
  answerWith(http.get(INFO, () => HttpResponse.json({ code: 'server.error', message: 'Broken' }, { status: 500 })));
  await user.click(await keepButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep' }));
  const dialog = await screen.findByRole('dialog', { name: 'This page could not be kept' });
  expect(within(dialog).getByText('The portal could not send this page. Try again later.')).toBeVisible();
});

test('a failure is shown in a toast if the person has closed the dialog', async () => {
  expectConsole('warn', /could not be kept/);
  const user = await renderApp(PAGE);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith(
    http.get(INFO, async () => {
      await released;
      return HttpResponse.json({ code: 'form.not_found', message: 'Gone' }, { status: 404 });
    }),
  );
  expectConsole('error', /error request/);
  await user.click(await keepButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  release();
  expect(await screen.findByText('This page could not be kept · This page is no longer available to you.')).toBeVisible();
});

test('a person is told that the disk is full, and what was kept before is still there', async () => {
  expectConsole('warn', /could not be kept/);
  const user = await renderApp(PAGE);
  await keep(user);
  await renderApp('/service/laptop');
  fillDisk();
  await user.click(await keepButton());
  const dialog = await screen.findByRole('dialog', { name: 'This page could not be kept' });
  expect(within(dialog).getByText(/^There is not enough free space on this device\./)).toBeVisible();
  expect(await within(dialog).findByText('What you kept before is still there.')).toBeVisible();
  await expectKept(['Annual leave']);
});

test('a page that was withdrawn is removed when the person opens it', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  onlyServices({ id: 'laptop', ...titled('Laptop') });
  expectConsole('error', /error request/);
  await renderApp(PAGE);
  await expectKept([]);
});

test('the end of a session erases what is kept', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  act(() => {
    endSession('ended');
  });
  await eraseForeignPages();
  expect(address()).toMatch(/^\/login/);
  expect(await databaseNames()).toEqual([]);
  expect(window.localStorage.getItem('portico.offline')).toBeNull();
});

test('another person cannot read what the previous person kept', async () => {
  const user = await renderApp(PAGE);
  await keep(user);
  clearSession();
  signedIn('editor');
  expect(await listCopies()).toEqual([]);
  loseConnection();
  await renderApp(PAGE);
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.queryByText('Annual leave')).not.toBeInTheDocument();
  await eraseForeignPages();
  expect(await databaseNames()).toEqual([]);
});

test('a portal without a service worker does not offer to keep pages', async () => {
  remove();
  await renderApp(PAGE);
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep on this device' })).not.toBeInTheDocument();
});
