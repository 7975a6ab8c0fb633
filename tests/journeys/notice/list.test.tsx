import { screen, waitFor, within } from '@testing-library/react';
import { makeNotice } from '../../../mock/data/factories';
import { dayFromNow } from '../../../mock/data/moments';
import { itemOf, onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { enterTimeZone, leaveTimeZone } from '../../setup/time-zone';
import { windowWidth } from '../../setup/window-width';

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
/** The whole list: what is pinned is above it. */
const UNPINNED = ALL.filter((title) => title !== 'We move to the harbour office');

beforeEach(() => {
  signedIn();
});
afterEach(leaveTimeZone);

test('the list is sorted newest first and marks unread and important notices and required confirmations with their due date', async () => {
  await renderApp('/notice');
  await expectTitles(UNPINNED);
  expect(await titles()).toContain('Unread: Renew your badge');
  expect(await titles()).toContain('The old network is off');
  const badge = await row('Renew your badge');
  expect(within(badge).getByText('Urgent')).toBeVisible();
  expect(within(badge).getByText(/^Confirm by /)).toBeVisible();
  expect(within(badge).getByText('Facilities')).toBeVisible();
  expect(document.title).toBe('Notices · Portico');
});

test('pinned notices are above the list', async () => {
  await renderApp('/notice');
  const pinned = within(await screen.findByRole('region', { name: 'Pinned' }));
  expect(pinned.getByRole('link', { name: 'We move to the harbour office' })).toHaveAttribute('href', '/notice/harbour-office');
  expect(pinned.getByText('Important')).toBeVisible();
  expect(pinned.getByText('Facilities')).toBeVisible();
  expect(pinned.queryByRole('link', { name: 'Renew your badge' })).not.toBeInTheDocument();
});

test('the whole list has no notice twice, and counts those above it; a narrowed list has them, with a mark', async () => {
  const user = await renderApp('/notice');
  await screen.findByRole('region', { name: 'Pinned' });
  await expectTitles(UNPINNED);
  expect(main().getByText('7 notices')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
  await waitFor(async () => {
    expect((await titles())[0]).toContain('Half-year results');
  });
  expect(await titles()).toHaveLength(UNPINNED.length);
  await user.click((await filters()).getByRole('link', { name: 'Important' }));
  expect(within(await row('We move to the harbour office')).getByText('Pinned')).toBeVisible();
});

test('a pinned notice is also in the list if it would be empty otherwise', async () => {
  onlyItems('notice', makeNotice({ pinned: true, texts: { 'en-US': { title: 'Only this' } } }));
  await renderApp('/notice');
  await screen.findByRole('region', { name: 'Pinned' });
  await expectTitles(['Only this']);
});

test('without pinned notices there is no section for them', async () => {
  itemOf('notice', 'harbour-office').pinned = false;
  await renderApp('/notice');
  await expectTitles(ALL);
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Pinned' })).not.toBeInTheDocument();
  });
});

test('an employee filters by category, department and priority, and removes each filter by its chip', async () => {
  const user = await renderApp('/notice');
  await user.click(await (await filters()).findByRole('link', { name: 'IT Services 2' }));
  await expectTitles(['Mail pauses on Saturday night', 'The old network is off']);
  expect(main().getByText('2 notices')).toBeVisible();
  await user.click((await filters()).getByRole('link', { name: 'Normal' }));
  expect(address()).toBe('/notice?department=it-services&priority=normal');
  await user.click(screen.getByRole('link', { name: 'Remove the filter IT Services' }));
  expect(address()).toBe('/notice?priority=normal');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Priority: Normal' }));
  await expectTitles(UNPINNED);
});

test('a narrowed list has neither pinned notices, nor counts of the whole area, nor a button that marks all notices', async () => {
  const user = await renderApp('/notice');
  expect(await screen.findByRole('region', { name: 'Pinned' })).toBeVisible();
  expect(await (await filters()).findByRole('link', { name: 'IT Services 2' })).toBeVisible();
  await user.click((await filters()).getByRole('link', { name: 'Important' }));
  expect(screen.queryByRole('region', { name: 'Pinned' })).not.toBeInTheDocument();
  expect((await filters()).getByRole('link', { name: 'IT Services' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark all as read/ })).not.toBeInTheDocument();
  await user.click((await filters()).getByRole('link', { name: 'Any priority' }));
  expect(await screen.findByRole('button', { name: 'Mark all as read (6)' })).toBeVisible();
});

test('on a phone, an employee marks all notices as read in the menu of the list', async () => {
  windowWidth(390);
  const user = await renderApp('/notice');
  await expectTitles(UNPINNED);
  await user.click(screen.getByRole('button', { name: 'Actions for all notices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read (6)' }));
  expect(await main().findByText('No unread notices.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for all notices' }));
  expect(screen.queryByRole('menuitem', { name: /^Mark all/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Subscribe' }));
  expect(await screen.findByRole('dialog', { name: 'Subscribe to notices' })).toBeVisible();
});

test('an employee sees only unread notices, or only those to confirm', async () => {
  const user = await renderApp('/notice');
  await user.click(await (await filters()).findByRole('checkbox', { name: 'Unread' }));
  await expectTitles(ALL.slice(0, 6));
  await user.click((await filters()).getByRole('checkbox', { name: 'To confirm' }));
  await expectTitles(['Renew your badge', 'New rules for expenses']);
  expect(address()).toBe('/notice?unread=1&mustRead=1');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Unread' }));
  expect(address()).toBe('/notice?mustRead=1');
});

test('an employee filters by days; the address keeps them, and an end before the start is reported', async () => {
  const user = await renderApp('/notice');
  await user.type(await (await filters()).findByLabelText('From'), `${dayFromNow(-5)}{Enter}`);
  await expectTitles(ALL.slice(0, 3));
  expect(address()).toBe(`/notice?from=${dayFromNow(-5)}`);
  await user.type((await filters()).getByLabelText('To'), `${dayFromNow(-8)}{Enter}`);
  expect(await (await filters()).findByText(/The start date is after the end date/)).toBeVisible();
  expect((await filters()).getByLabelText('To')).toBeInvalid();
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(main().queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Clear filters' }));
  await expectTitles(UNPINNED);
  expect((await filters()).getByLabelText('From')).toHaveValue('');
});

test('an employee filters by days as the screen dates the notices: in the time zone of the device', async () => {
  enterTimeZone('Asia/Shanghai');
  onlyItems(
    'notice',
    makeNotice({ publishedAt: '2026-03-08T15:59:59Z', texts: { 'en-US': { title: 'The last of Sunday' } } }),
    makeNotice({ publishedAt: '2026-03-08T16:00:00Z', texts: { 'en-US': { title: 'The first of Monday' } } }),
  );
  await renderApp('/notice?from=2026-03-09&to=2026-03-09');
  await expectTitles(['The first of Monday']);
  expect(within(await row('The first of Monday')).getByTitle('Mar 9, 2026')).toBeVisible();
});

test('an employee types a day in a familiar format, sees it in their language, and the address has it in ISO format', async () => {
  const user = await renderApp('/notice');
  const from = await (await filters()).findByLabelText('From');
  expect(from).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  for (const typed of [
    '2026-3-9',
    '2026/03/09',
    '20260309',
    '2026年3月9日',
    '２０２６／０３／０９',
    'Mar 9, 2026',
    '9 march 2026',
  ]) {
    await user.clear(from);
    await user.type(from, typed);
    await user.tab();
    expect(from).toHaveValue('Mar 9, 2026');
    expect(address()).toBe('/notice?from=2026-03-09');
  }
  await user.clear(from);
  await user.tab();
  expect(address()).toBe('/notice');
});

test.each(['soon', '3/9/2026', '2026-02-30', '0206-03-09', 'Foo 9, 2026'])(
  'typing %s shows how to write a day, and filters nothing',
  async (typed) => {
    const user = await renderApp('/notice');
    const from = await (await filters()).findByLabelText('From');
    await user.type(from, `${typed}{Enter}`);
    expect(await screen.findByText('Enter a date such as 2026-12-18.', { selector: '[role=alert]' })).toBeVisible();
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription('Enter a date such as 2026-12-18.');
    expect(from).toHaveValue(typed);
    expect(address()).toBe('/notice');
    await user.clear(from);
    expect(screen.queryByText(/Enter a date/)).not.toBeInTheDocument();
    expect(from).toBeValid();
  },
);

test('an employee selects a day in a calendar that loads when it is opened, and the focus returns to its button', async () => {
  const user = await renderApp('/notice?from=2026-03-09');
  expect(await (await filters()).findByLabelText('From')).toHaveValue('Mar 9, 2026');
  const open = (await filters()).getByRole('button', { name: 'Open the calendar: From' });
  expect(screen.queryByTitle('2026-03-17')).not.toBeInTheDocument();
  await user.click(open);
  await user.click(await screen.findByTitle('2026-03-17'));
  expect(address()).toBe('/notice?from=2026-03-17');
  expect((await filters()).getByLabelText('From')).toHaveValue('Mar 17, 2026');
  expect(screen.queryByTitle('2026-03-17')).not.toBeInTheDocument();
  expect(open).toHaveFocus();
});

test('an employee selects a day with the keyboard alone, limited by the other end of the period', async () => {
  const user = await renderApp('/notice?from=2026-03-09&to=2026-03-20');
  const from = await (await filters()).findByLabelText('From');
  await user.click(from);
  await user.keyboard('{ArrowDown}');
  const calendar = await screen.findByLabelText('From: choose a day with the arrow keys, then press Enter');
  expect(calendar).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(calendar).toHaveValue('Mar 17, 2026');
  expect(screen.getByText('Mar 17, 2026', { selector: '[role=status]' })).toBeInTheDocument();
  await user.keyboard('{PageDown}');
  expect(calendar).toHaveValue('Mar 20, 2026');
  await user.keyboard('{PageUp}{Enter}');
  expect(address()).toBe('/notice?from=2026-02-20&to=2026-03-20');
  expect(from).toHaveValue('Feb 20, 2026');

  await user.click((await filters()).getByRole('button', { name: 'Open the calendar: To' }));
  expect((await screen.findByTitle('2026-03-19')).className).not.toContain('disabled');
  await user.keyboard('{PageUp}{PageUp}');
  expect(screen.getByTitle('2026-02-19').className).toContain('disabled');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/notice?from=2026-02-20&to=2026-03-20');
  expect((await filters()).getByRole('button', { name: 'Open the calendar: To' })).toHaveFocus();
});

test('an invalid day in the address is not sent', async () => {
  const calls = recordCalls();
  await renderApp('/notice?from=2026-02-30&to=soon&priority=huge');
  await expectTitles(UNPINNED);
  const asked = calls.filter(({ call }) => call === 'POST /api/notice/list').map(({ request }) => request.json());
  expect(await Promise.all(asked)).toContainEqual({});
});

test('marking all as read updates the list and the bell at once', async () => {
  const user = await renderApp('/notice');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read (6)' }));
  expect(await main().findByText('No unread notices.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await waitFor(async () => {
    expect((await titles()).filter((title) => title.startsWith('Unread'))).toEqual([]);
  });
  expect(within(screen.getByRole('region', { name: 'Pinned' })).queryByText(/^Unread/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notices: 0 unread, 2 to confirm' })).toBeVisible();
});

test('the list of unread notices is empty after marking all as read', async () => {
  const user = await renderApp('/notice?unread=1');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read (6)' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
});

test('a failed marking leaves everything unread', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/markAllRead', 'Not now.');
  const user = await renderApp('/notice');
  const button = await screen.findByRole('button', { name: 'Mark all as read (6)' });
  await user.click(button);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(button).toBeVisible();
});

test('the pages of a long list keep the filters', async () => {
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

test('a list that fails to load shows the error and is loaded by a retry; pinned notices that fail to load above it are in it', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/list', 'The list is down.');
  failOnce('POST /api/notice/list', 'The list is down.');
  const user = await renderApp('/notice');
  await user.click(await main().findByRole('button', { name: 'Try again' }));
  await expectTitles(ALL);
});

test('departments that fail to load show an error with a retry, and the other filters keep working', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/department/list', 'Out of order.');
  const user = await renderApp('/notice');
  const group = within(await (await filters()).findByRole('region', { name: 'Department' }));
  expect(group.getByText('The departments could not be loaded. Out of order.')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Try again' }));
  expect(await (await filters()).findByRole('link', { name: 'IT Services 2' })).toBeVisible();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/notice');
  expect(await list('全部公告')).toBeVisible();
  expect(await screen.findByRole('button', { name: '全部标为已读（6）' })).toBeVisible();
});
