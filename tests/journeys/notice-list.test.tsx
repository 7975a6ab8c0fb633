import { screen, waitFor, within } from '@testing-library/react';
import { makeNotice } from '../../mock/data/factories';
import { dayFromNow } from '../../mock/data/moments';
import { itemOf, onlyItems } from '../factories/items';
import { signedIn } from '../factories/session';
import { address } from '../setup/address';
import { expectConsole } from '../setup/console';
import { failOnce, recordCalls } from '../setup/portal';
import { renderApp } from '../setup/render-app';

const list = (name: string | RegExp = 'All notices') => screen.findByRole('list', { name });
const titles = async (name?: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const expectTitles = (expected: string[], name?: string) =>
  waitFor(async () => {
    expect((await titles(name)).map((title) => title.replace(/^Unread: /, ''))).toEqual(expected);
  });
const row = async (title: string) => {
  const rows = within(await list()).getAllByRole('listitem');
  const found = rows.find((item) => within(item).queryByRole('link', { name: title }));
  if (!found) throw new Error(`${title} stands in no row`);
  return found;
};
const filters = async () => within(await screen.findByRole('complementary', { name: 'Narrow the list' }));
const main = () => within(screen.getByRole('main'));
const ALL = [
  'Mail pauses on Saturday night',
  'Renew your badge',
  '食堂秋季菜单 In Chinese',
  'We move to the harbour office',
  'New rules for expenses',
  'Half-year results',
  'The old network is off',
];

beforeEach(() => {
  signedIn();
});

test('an employee sees the newest first: what is unread, what is important, what must be confirmed and by when', async () => {
  await renderApp('/notice');
  await expectTitles(ALL);
  expect(await titles()).toContain('Unread: Renew your badge');
  expect(await titles()).toContain('The old network is off');
  const badge = await row('Renew your badge');
  expect(within(badge).getByText('Urgent')).toBeVisible();
  expect(within(badge).getByText(/^Confirm by /)).toBeVisible();
  expect(within(badge).getByText('Facilities')).toBeVisible();
  expect(document.title).toBe('Notices · Portico');
});

test('what is pinned stands above the list', async () => {
  await renderApp('/notice');
  const pinned = within(await screen.findByRole('region', { name: 'Pinned' }));
  expect(pinned.getByRole('link', { name: 'We move to the harbour office' })).toHaveAttribute('href', '/notice/harbour-office');
  expect(pinned.getByText('Important')).toBeVisible();
  expect(pinned.queryByRole('link', { name: 'Renew your badge' })).not.toBeInTheDocument();
});

test('without anything pinned there is no empty shelf for it', async () => {
  itemOf('notice', 'harbour-office').pinned = false;
  await renderApp('/notice');
  await expectTitles(ALL);
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Pinned' })).not.toBeInTheDocument();
  });
});

test('an employee narrows by category, department and priority; chips take each of them away again', async () => {
  const user = await renderApp('/notice');
  await user.click(await (await filters()).findByRole('link', { name: 'IT Services 2' }));
  await expectTitles(['Mail pauses on Saturday night', 'The old network is off']);
  expect(main().getByText('2 notices')).toBeVisible();
  await user.click((await filters()).getByRole('link', { name: 'Ordinary' }));
  expect(address()).toBe('/notice?department=it-services&priority=normal');
  await user.click(screen.getByRole('link', { name: 'Remove the filter IT Services' }));
  expect(address()).toBe('/notice?priority=normal');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Priority: Ordinary' }));
  await expectTitles(ALL);
});

test('an employee sees only what is unread, or only what must be confirmed', async () => {
  const user = await renderApp('/notice');
  await user.click(await (await filters()).findByRole('checkbox', { name: 'Unread' }));
  await expectTitles(ALL.slice(0, 6));
  await user.click((await filters()).getByRole('checkbox', { name: 'Must be confirmed' }));
  await expectTitles(['Renew your badge', 'New rules for expenses']);
  expect(address()).toBe('/notice?unread=1&mustRead=1');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Unread' }));
  expect(address()).toBe('/notice?mustRead=1');
});

test('an employee narrows by days; the address keeps them, and a period that ends before it begins is told', async () => {
  const user = await renderApp('/notice');
  await user.type(await (await filters()).findByLabelText('From'), dayFromNow(-5));
  await expectTitles(ALL.slice(0, 3));
  expect(address()).toBe(`/notice?from=${dayFromNow(-5)}`);
  await user.type((await filters()).getByLabelText('To'), dayFromNow(-8));
  expect(await (await filters()).findByText(/The first day is after the last/)).toBeVisible();
  expect((await filters()).getByLabelText('To')).toBeInvalid();
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Clear filters' }));
  await expectTitles(ALL);
  expect((await filters()).getByLabelText('From')).toHaveValue('');
});

test('a day that is none is left out of what the address asks for', async () => {
  const calls = recordCalls();
  await renderApp('/notice?from=2026-02-30&to=soon&priority=huge');
  await expectTitles(ALL);
  const asked = calls.filter(({ call }) => call === 'POST /api/notice/list').map(({ request }) => request.json());
  expect(await Promise.all(asked)).toContainEqual({});
});

test('an employee marks all as read: the list and the bell follow at once', async () => {
  const user = await renderApp('/notice');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read (6)' }));
  expect(await main().findByText('You have read everything.')).toBeVisible();
  await waitFor(async () => {
    expect((await titles()).filter((title) => title.startsWith('Unread'))).toEqual([]);
  });
  expect(screen.getByRole('button', { name: 'Notices: 0 unread, 2 to confirm' })).toBeVisible();
});

test('a list of the unread is empty once all is marked as read', async () => {
  const user = await renderApp('/notice?unread=1');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read (6)' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
});

test('marking that fails leaves everything unread', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/markAllRead', 'Not now.');
  const user = await renderApp('/notice');
  const button = await screen.findByRole('button', { name: 'Mark all as read (6)' });
  await user.click(button);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(button).toBeVisible();
});

test('pages of a long list keep the filters', async () => {
  const seeds = Array.from({ length: 25 }, (_, n) =>
    makeNotice({ texts: { 'en-US': { title: `Notice ${String(n + 1).padStart(2, '0')}` } } }),
  );
  onlyItems('notice', ...seeds);
  const user = await renderApp('/notice?priority=normal&sort=name');
  await list();
  await user.click(within(await screen.findByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Page 2' }));
  await expectTitles(['Notice 21', 'Notice 22', 'Notice 23', 'Notice 24', 'Notice 25']);
  expect(address()).toBe('/notice?priority=normal&sort=name&page=2');
});

test('a list that fails says what happened; trying again brings it', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/list', 'The list is down.');
  failOnce('POST /api/notice/list', 'The list is down.');
  const user = await renderApp('/notice');
  await user.click(await main().findByRole('button', { name: 'Try again' }));
  await expectTitles(ALL);
});

test('departments that fail say so and are tried again; the other filters work meanwhile', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/department/list', 'Out of order.');
  const user = await renderApp('/notice');
  const group = within(await (await filters()).findByRole('region', { name: 'Department' }));
  expect(group.getByText('The departments could not be loaded.')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Try again' }));
  expect(await (await filters()).findByRole('link', { name: 'IT Services 2' })).toBeVisible();
});

test('the page is read in Chinese as well', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/notice');
  expect(await list('全部公告')).toBeVisible();
  expect(await screen.findByRole('button', { name: '全部标为已读（6）' })).toBeVisible();
});
