import { screen, waitFor, within } from '@testing-library/react';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const bell = (name: string | RegExp = 'Notices: 6 unread, 2 to confirm') => screen.findByRole('button', { name });
const entries = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent);
const alertBar = () => screen.findByRole('complementary', { name: 'Urgent notice' });

beforeEach(() => {
  signedIn();
});

test('the bell counts what is unread and shows what is to be confirmed first, with when it is due', async () => {
  const user = await renderApp('/tool');
  await user.click(await bell());
  expect(entries('To confirm')).toEqual([
    expect.stringMatching(/^Renew your badgeDue .*\(in 10 days\)$/),
    expect.stringMatching(/^New rules for expensesDue .*\(in 21 days\)$/),
  ]);
  expect(entries('Unread')[0]).toMatch(/^Mail pauses on Saturday night/);
  expect(entries('Unread').join()).not.toContain('Renew your badge');
  await user.click(screen.getByRole('menuitem', { name: /^Renew your badge/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Renew your badge' })).toBeVisible();
});

test('a keyboard user opens the bell, moves in it and leaves it', async () => {
  const user = await renderApp('/tool');
  const button = await bell();
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: /^Renew your badge/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'All notices' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('a person who marks all as read from the bell keeps what is to be confirmed', async () => {
  const user = await renderApp('/tool');
  await user.click(await bell());
  await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));
  const button = await bell('Notices: 0 unread, 2 to confirm');
  expect(button).toHaveFocus();
  await user.click(button);
  expect(entries('To confirm')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Unread' })).not.toBeInTheDocument();
});

test('a confirmation takes the notice off the bell', async () => {
  const user = await renderApp('/notice/badge-renewal');
  await bell(/2 to confirm/);
  await user.click(await screen.findByRole('button', { name: 'I have read this' }));
  expect(await bell(/1 to confirm/)).toBeVisible();
});

test('an inbox that failed is tried again from the bell', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/inbox', 'Out of order.');
  const user = await renderApp('/tool');
  expect(await screen.findByText('Out of order.')).toBeVisible();
  failOnce('POST /api/notice/inbox', 'Still out of order.');
  await user.click(await bell('Notices'));
  await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
  expect(await screen.findByRole('menuitem', { name: /^Renew your badge/ })).toBeVisible();
});

test('the inbox is asked for once, whatever page one goes on to', async () => {
  const calls = recordCalls();
  const user = await renderApp('/tool');
  await bell();
  await user.click(within(screen.getByRole('navigation', { name: 'Areas' })).getByRole('link', { name: 'Notices' }));
  await screen.findByRole('list', { name: 'All notices' });
  expect(calls.filter(({ call }) => call === 'POST /api/notice/inbox')).toHaveLength(1);
});

test('an urgent notice is announced over every page but its own, until it is dismissed', async () => {
  const user = await renderApp('/tool');
  const bar = within(await alertBar());
  expect(bar.getByRole('alert')).toHaveTextContent('Urgent: Renew your badge');
  await user.click(bar.getByRole('link', { name: 'Renew your badge' }));
  await screen.findByRole('heading', { level: 1, name: 'Renew your badge' });
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();

  await renderApp('/tool');
  // It is known from before, and has its place while the page itself is still coming.
  expect(within(await alertBar()).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(await alertBar()).getByRole('button', { name: 'Dismiss the alert' }));
  await waitFor(() => {
    expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  });
  await renderApp('/tool');
  await bell(/2 to confirm/);
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  expect(address()).toBe('/tool');
});

test('an alert whose dismissal failed comes back', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp('/tool');
  const bar = within(await alertBar());
  failOnce('POST /api/notice/alert/dismiss', 'Not now.');
  await user.click(bar.getByRole('button', { name: 'Dismiss the alert' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(await alertBar()).toBeVisible();
});

test('without anything urgent there is no alert', async () => {
  itemOf('notice', 'badge-renewal').priority = 'normal';
  await renderApp('/tool');
  await bell();
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
});

test('what was urgent for one person is not shown to the next on the same device', async () => {
  await renderApp('/tool');
  await alertBar();
  await bell();
  signedIn('admin');
  itemOf('notice', 'badge-renewal').priority = 'normal';
  await renderApp('/tool');
  await screen.findByRole('heading', { level: 1, name: 'Tools' });
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
});
