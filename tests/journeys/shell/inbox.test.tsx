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

test('the bell counts unread notices and lists those to confirm first, with their due date', async () => {
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

test('the icon of the tab has a dot while something is unread', async () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/logo.svg';
  document.head.append(icon);
  const user = await renderApp('/tool');
  await bell();
  expect(icon).toHaveAttribute('href', '/logo-unread.svg');
  await user.click(await bell());
  await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));
  await bell(/^Notices: 0 unread/);
  expect(icon).toHaveAttribute('href', '/logo.svg');
  icon.remove();
});

test('a keyboard user opens the bell menu, moves in it and leaves it', async () => {
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

test('marking all as read from the bell keeps the notices to confirm', async () => {
  const user = await renderApp('/tool');
  await user.click(await bell());
  await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));
  const button = await bell('Notices: 0 unread, 2 to confirm');
  expect(button).toHaveFocus();
  await user.click(button);
  expect(entries('To confirm')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Unread' })).not.toBeInTheDocument();
});

test('a confirmation removes the notice from the bell', async () => {
  const user = await renderApp('/notice/badge-renewal');
  await bell(/2 to confirm/);
  await user.click(await screen.findByRole('button', { name: 'I have read this' }));
  expect(await bell(/1 to confirm/)).toBeVisible();
});

test('an inbox that failed to load is loaded by a retry in the bell', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/inbox', 'Out of order.');
  const user = await renderApp('/tool');
  expect(await screen.findByText('Out of order.')).toBeVisible();
  failOnce('POST /api/notice/inbox', 'Still out of order.');
  await user.click(await bell('Notices'));
  await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
  expect(await screen.findByRole('menuitem', { name: /^Renew your badge/ })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: /^Renew your badge/ })).toHaveFocus();
});

test('the inbox is loaded once, whatever pages are opened', async () => {
  const calls = recordCalls();
  const user = await renderApp('/tool');
  await bell();
  await user.click(within(screen.getByRole('navigation', { name: 'Areas' })).getByRole('link', { name: 'Notices' }));
  await screen.findByRole('list', { name: 'All notices' });
  expect(calls.filter(({ call }) => call === 'POST /api/notice/inbox')).toHaveLength(1);
});

test('an urgent notice is shown on every page but its own until it is dismissed', async () => {
  const user = await renderApp('/tool');
  const bar = within(await alertBar());
  expect(bar.getByRole('alert')).toHaveTextContent('Urgent: Renew your badge');
  await user.click(bar.getByRole('link', { name: 'Renew your badge' }));
  await screen.findByRole('heading', { level: 1, name: 'Renew your badge' });
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();

  await renderApp('/tool');
  // The alert is known from the previous page and shown while the page loads, so it is not announced again.
  expect(within(await alertBar()).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(await alertBar()).getByRole('button', { name: 'Dismiss the alert' }));
  await waitFor(() => {
    expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  });
  expect(screen.getByRole('main')).toHaveFocus();
  await renderApp('/tool');
  await bell(/2 to confirm/);
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  expect(address()).toBe('/tool');
});

test('in the studio, an urgent notice that arrives is not shown on the open page, but from the next page on', async () => {
  signedIn('editor');
  await renderApp('/manage');
  await bell(/^Notices: /);
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  await renderApp('/manage/content');
  expect(within(await alertBar()).queryByRole('alert')).not.toBeInTheDocument();
});

test('an alert is shown again if dismissing it failed', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp('/tool');
  const bar = within(await alertBar());
  failOnce('POST /api/notice/alert/dismiss', 'Not now.');
  await user.click(bar.getByRole('button', { name: 'Dismiss the alert' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(await alertBar()).toBeVisible();
});

test('without an urgent notice there is no alert', async () => {
  itemOf('notice', 'badge-renewal').priority = 'normal';
  await renderApp('/tool');
  await bell();
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
});

test('an alert that is stored on this device in an unreadable form does not break the page', async () => {
  localStorage.setItem('portico.alert', '{"person":');
  await renderApp('/tool');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  expect(await alertBar()).toBeVisible();
});

test('an urgent notice of one person is not shown to the next on the same device', async () => {
  await renderApp('/tool');
  await alertBar();
  await bell();
  signedIn('admin');
  itemOf('notice', 'badge-renewal').priority = 'normal';
  await renderApp('/tool');
  await screen.findByRole('heading', { level: 1, name: 'Tools' });
  expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
});
