import { screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Subscribe to notices' }));
const openAt = async (address: string) => {
  const user = await renderApp(address);
  await screen.findByRole('complementary', { name: 'Narrow the list' });
  await screen.findByRole('link', { name: /^IT Services/ });
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return user;
};

beforeEach(() => {
  signedIn();
});

test('an employee creates a feed of the current filters, copies its address and removes it', async () => {
  const user = await openAt('/notice?department=it-services&priority=normal&unread=1');
  expect((await dialog()).getByText('IT Services · Priority: Normal')).toBeVisible();
  expect((await dialog()).getByText(/cannot be used in a feed/)).toBeVisible();
  expect(await (await dialog()).findByText('You have no feeds yet.')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Create feed' }));

  const field = await (await dialog()).findByRole<HTMLInputElement>('textbox', { name: 'Feed address' });
  expect(field).toHaveFocus();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click((await dialog()).getByRole('button', { name: 'Copy address' }));
  expect(copied).toHaveBeenCalledWith(field.value);
  expect(portal().feeds.map(({ filter }) => filter)).toEqual([{ department: 'it-services', priority: 'normal' }]);

  await user.click(await (await dialog()).findByRole('button', { name: 'Remove the feed: IT Services · Priority: Normal' }));
  expect(await (await dialog()).findByText('You have no feeds yet.')).toBeVisible();
  expect((await dialog()).queryByRole('textbox')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(portal().feeds).toEqual([]);
});

test('a feed without filters has all notices', async () => {
  await openAt('/notice');
  expect((await dialog()).getByText('All notices')).toBeVisible();
  expect((await dialog()).queryByText(/cannot be used in a feed/)).not.toBeInTheDocument();
});

test('feeds that fail to load are shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/feed/list', 'Out of order.');
  const user = await openAt('/notice');
  await user.click(await (await dialog()).findByRole('button', { name: 'Try again' }));
  expect(await (await dialog()).findByText('You have no feeds yet.')).toBeVisible();
});

test('a feed that could not be removed stays in the list', async () => {
  expectConsole('error', /error request/);
  const user = await openAt('/notice');
  await user.click((await dialog()).getByRole('button', { name: 'Create feed' }));
  failOnce('POST /api/notice/feed/remove', 'Not now.');
  const end = await (await dialog()).findByRole('button', { name: 'Remove the feed: All notices' });
  await user.click(end);
  expect(await screen.findByText('Not now.')).toBeVisible();
  await waitFor(() => {
    expect(end).toHaveAttribute('aria-disabled', 'false');
  });
});
