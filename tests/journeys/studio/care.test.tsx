import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { daysFromNow } from '../../../mock/data/moments';
import { formatDate } from '@/lib/i18n/format';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { provideIndexedDb } from '../../setup/indexed-db';
import { answerWith, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/content';
const day = (days: number): string => daysFromNow(days).slice(0, 10);

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
  signedIn('admin');
});
afterEach(() => {
  device.remove();
});

/** Gives two services a day to be checked by and an owner; one of the owners has left. */
function dueServices(): string[] {
  const [first, second] = portal().items.service;
  if (!first || !second) throw new Error('the mocked portal has no services');
  Object.assign(first, { checkBy: day(-3), owner: 'tomas-silva' });
  Object.assign(second, { checkBy: day(9), owner: 'somebody-gone' });
  return [first, second].map(({ texts }) => texts['en-US']?.title ?? '');
}

/** Selects all items of the list, on all pages. Returns the bar with the actions on them. */
async function selectAll(user: UserEvent) {
  const table = within(await screen.findByRole('table', { name: 'Content' }));
  await user.click(table.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  await user.click(bar.getByRole('button', { name: /^Select all \d+$/ }));
  return bar;
}

test('an editor says in My work that an item is still right, and it is no longer asked for', async () => {
  const [title = ''] = dueServices();
  const user = await renderApp('/manage');
  const section = within(await screen.findByRole('region', { name: /^Needs you/ }));
  const [first] = section.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: title })).toBeVisible();
  expect(within(first as HTMLElement).getByText(/^Check \d+ days? overdue$/)).toBeVisible();
  const calls = recordCalls();
  await user.click(section.getByRole('button', { name: `Still right: ${title}` }));
  await waitFor(() => {
    expect(section.queryByRole('link', { name: title })).not.toBeInTheDocument();
  });
  expect(portal().items.service[0]?.checkBy).toBe(`${Number(day(0).slice(0, 4)) + 1}${day(0).slice(4)}`);
  expect(portal().items.service[0]?.revision).toBe(1);
  expect(calls.map(({ call }) => call)).toContain('POST /api/manage/bulk/apply');
});

test('an editor on a slow network confirms several items in My work, one press after another', async () => {
  const [title = '', other = ''] = dueServices();
  const user = await renderApp('/manage');
  const section = within(await screen.findByRole('region', { name: /^Needs you/ }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answerWith(http.post('*/api/manage/bulk/apply', () => held, { once: true }));
  await user.click(section.getByRole('button', { name: `Still right: ${title}` }));
  await user.click(section.getByRole('button', { name: `Still right: ${other}` }));
  answer();
  const nextCheck = `${Number(day(0).slice(0, 4)) + 1}${day(0).slice(4)}`;
  const [first, second] = portal().items.service;
  await waitFor(() => {
    expect([first?.checkBy, second?.checkBy]).toEqual([nextCheck, nextCheck]);
  });
  await waitFor(() => {
    expect(section.queryByRole('button', { name: `Still right: ${title}` })).not.toBeInTheDocument();
  });
});

test('My work lists items that need the person by due date, with the reason and the owner', async () => {
  const [late = '', later = ''] = dueServices();
  const [first, second] = portal().items.notice;
  if (!first || !second) throw new Error('the mocked portal has no notices');
  for (const notice of portal().items.notice) notice.expiresAt = null;
  first.expiresAt = daysFromNow(2);
  second.expiresAt = daysFromNow(20);
  await renderApp('/manage');
  const section = within(await screen.findByRole('region', { name: /^Needs you/ }));
  const rowsOf = (list: string) => within(section.getByRole('list', { name: list })).getAllByRole('listitem');
  const titlesOf = (rows: HTMLElement[]) => rows.map((row) => within(row).getByRole('link').textContent);
  const [due] = rowsOf('Needs you now');
  expect(due).toHaveTextContent(new RegExp(`^${late}.*days? overdue.*Tomás Silva.*Still right$`));
  expect(rowsOf('Later')[0]).toHaveTextContent(new RegExp(`^${later}.*Owner somebody-gone has left.*Still right$`));
  const ending = rowsOf('Expiring soon');
  expect(titlesOf(ending)).toEqual([first.texts['en-US']?.title, second.texts['en-US']?.title]);
  expect(ending[0]).toHaveTextContent(/Expires in 2 days.*Extend…$/);
});

test('an editor extends a notice that expires soon in My work, and it leaves the list', async () => {
  const [notice] = portal().items.notice;
  if (!notice) throw new Error('the mocked portal has no notices');
  notice.expiresAt = daysFromNow(2);
  const title = notice.texts['en-US']?.title ?? '';
  const user = await renderApp('/manage');
  const section = within(await screen.findByRole('region', { name: /^Needs you/ }));
  await user.click(section.getByRole('button', { name: `Extend: ${title}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'When it expires' }));
  fireEvent.change(dialog.getByLabelText('Expires'), { target: { value: `${day(400)}T09:00` } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(section.queryByRole('link', { name: title })).not.toBeInTheDocument();
  });
  expect(portal().items.notice[0]?.expiresAt).toBe(new Date(`${day(400)}T09:00`).toISOString());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an editor who extends a notice to a moment in the past is told so at the field, and nothing is sent', async () => {
  const [notice] = portal().items.notice;
  if (!notice) throw new Error('the mocked portal has no notices');
  const before = daysFromNow(2);
  notice.expiresAt = before;
  const user = await renderApp('/manage');
  await user.click(await screen.findByRole('button', { name: `Extend: ${notice.texts['en-US']?.title ?? ''}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'When it expires' }));
  const field = dialog.getByLabelText('Expires');
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('Choose a moment that is still to come.');
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  expect(portal().items.notice[0]?.expiresAt).toBe(before);
});

test('an editor with a phone sees by when each item is to be checked, and who owns it', async () => {
  windowWidth(390);
  const [title = ''] = dueServices();
  await renderApp(`${PAGE}?check=passed`);
  const rows = within(await screen.findByRole('list', { name: 'Content' })).getAllByRole('listitem');
  const row = within(rows.find((each) => within(each).queryByRole('link', { name: title })) as HTMLElement);
  expect(row.getByText(/^Check by/)).toHaveTextContent(`Check by ${formatDate(day(-3))} Overdue`);
  expect(row.getByText('Tomás Silva')).toBeVisible();
});

test('an editor gives the items of an owner who has left to somebody else, and takes it back', async () => {
  dueServices();
  const user = await renderApp(`${PAGE}/owners`);
  await user.click(await screen.findByRole('button', { name: 'Reassign the items: somebody-gone' }));
  const owners = within(screen.getByRole('table', { name: 'Owners', hidden: true }));
  expect(owners.getByText('Benefits adviser')).toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Owner of 1 item' }));
  expect(dialog.getByRole('button', { name: 'Set owner' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByRole('combobox'), 'Tom');
  await user.click(await screen.findByRole('option', { name: /Tomás Silva/ }));
  await user.click(dialog.getByRole('button', { name: 'Set owner' }));
  const results = within(await screen.findByRole('dialog'));
  expect(await results.findByText('1 item done')).toBeVisible();
  expect(portal().items.service.filter(({ owner }) => owner === 'somebody-gone')).toEqual([]);
  await user.click(results.getByRole('button', { name: 'Undo' }));
  expect(await results.findByText('1 item restored')).toBeVisible();
  expect(portal().items.service.filter(({ owner }) => owner === 'somebody-gone')).toHaveLength(1);
});

test('an editor sees how many owners there are and who has checks due, and finds one by name', async () => {
  const [first] = portal().items.service;
  if (first) Object.assign(first, { checkBy: day(9), owner: 'tomas-silva' });
  const user = await renderApp(`${PAGE}/owners`);
  const owners = within(await screen.findByRole('table', { name: 'Owners' }));
  expect(screen.getByText(/^\d+ owners$/)).toBeVisible();
  const row = owners.getByRole('row', { name: /^Tomás Silva/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('People Operations');
  expect(within(row).getAllByRole('cell')[2]).toHaveTextContent(/^\d+$/);
  await user.type(screen.getByRole('searchbox', { name: 'Find by name, role or department' }), 'silva');
  expect(owners.getAllByRole('row')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox', { name: 'Find by name, role or department' }), 'zz');
  expect(await screen.findByText('No results for “silvazz”')).toBeVisible();
});

test('an editor archives selected items, and reads which one was changed since', async () => {
  const user = await renderApp(`${PAGE}?area=service&state=published&sort=title`);
  const table = within(await screen.findByRole('table', { name: 'Content' }));
  const boxes = table.getAllByRole('checkbox', { name: /^Select: / });
  await user.click(boxes[0] as HTMLElement);
  await user.click(boxes[1] as HTMLElement);
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(address()).toBe(`${PAGE}?area=service&state=published&sort=title`);
  const [title = ''] = (boxes[1]?.getAttribute('aria-label') ?? '').split('Select: ').slice(1);
  const changed = portal().items.service.find(({ texts }) => texts['en-US']?.title === title);
  if (changed) changed.revision += 1;
  await user.click(bar.getByRole('button', { name: 'Archive…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 items' }));
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await dialog.findByText('1 item done · 1 not done')).toBeVisible();
  const [refused] = within(dialog.getByRole('list', { name: 'Result for each item' })).getAllByRole('listitem');
  expect(refused).toHaveTextContent(`${title}This item has changed since you opened it. Nothing was done.`);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('1 item restored')).toBeVisible();
});

test('an editor selects all items of a list on all pages and sets the day to check them by', async () => {
  const user = await renderApp(`${PAGE}?state=published`);
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Check by…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Check \d+ items by$/ }));
  const field = dialog.getByLabelText('Check by');
  await user.type(field, '2030-05-31');
  await user.click(dialog.getByRole('button', { name: 'Set date' }));
  expect(await dialog.findByText(/^\d+ items done$/, undefined, { timeout: 5000 })).toBeVisible();
  const { items } = portal();
  expect(items.tool.every(({ checkBy }) => checkBy === '2030-05-31')).toBe(true);
});

test('an editor is asked again if the list has more items than the number that was confirmed', async () => {
  const user = await renderApp(`${PAGE}?state=published`);
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Archive…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Archive \d+ items$/ });
  const count = Number(/\d+/.exec(within(dialog).getByRole('heading').textContent)?.[0]);
  const [tool] = portal().items.tool;
  if (!tool) throw new Error('no tool');
  portal().items.tool.push({ ...tool, id: 'another-tool' });
  const calls = recordCalls();
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  expect(
    await within(dialog).findByText(`The list has changed: it has ${count + 1} items now. Nothing was done yet.`),
  ).toBeVisible();
  expect(dialog).toHaveAccessibleName(`Archive ${count + 1} items`);
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/manage/bulk/apply');
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  expect(await within(dialog).findByText(`${count + 1} items done`, undefined, { timeout: 5000 })).toBeVisible();
}, 20_000);

test('an editor who cancels a bulk action while its items are being loaded changes nothing', async () => {
  const user = await renderApp(`${PAGE}?state=published`);
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Archive…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Archive \d+ items$/ }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answerWith(http.post('*/api/manage/content/list', () => held, { once: true }));
  const calls = recordCalls();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(bar.getByRole('button', { name: 'Archive…' }));
  const again = within(await screen.findByRole('dialog', { name: /^Archive \d+ items$/ })).getByRole('button', {
    name: 'Archive',
  });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  answer();
  await waitFor(() => {
    expect(again).toHaveAttribute('aria-disabled', 'false');
  });
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/manage/bulk/apply');
});

test('an editor who sets an expiry in the past for several items is told so at the field, and nothing is sent', async () => {
  const user = await renderApp(`${PAGE}?area=service&state=published`);
  const table = within(await screen.findByRole('table', { name: 'Content' }));
  await user.click(table.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(within(screen.getByRole('region', { name: 'Selected items' })).getByRole('button', { name: 'Expiry…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Expiry of \d+ items$/ }));
  const field = dialog.getByLabelText('Expires');
  const calls = recordCalls();
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Set expiry' }));
  expect(field).toHaveAccessibleDescription('Choose a moment that is still to come.');
  expect(field).toHaveFocus();
  expect(calls).toEqual([]);
  fireEvent.change(field, { target: { value: '2099-12-01T09:00' } });
  expect(field).not.toHaveAccessibleDescription();
  await user.click(dialog.getByRole('button', { name: 'Set expiry' }));
  expect(await dialog.findByText(/^\d+ items done$/, undefined, { timeout: 5000 })).toBeVisible();
}, 20_000);

test('an editor who reads Chinese finds what is due, and is asked in the editor whether it is still right', async () => {
  dueServices();
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp(`${PAGE}?check=due&sort=check`);
  const table = within(await screen.findByRole('table', { name: '全部内容' }));
  expect(table.getByText('已逾期')).toBeVisible();
  expect(table.getByText('已离职')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '复核日期' }), '已过复核日期');
  expect(address()).toBe(`${PAGE}?check=passed&sort=check`);
  const id = portal().items.service[0]?.id ?? '';
  await renderApp(`${PAGE}/service/${id}`);
  await user.selectOptions(await screen.findByRole('combobox', { name: '下次复核' }), '6 个月后');
  await user.click(screen.getByRole('button', { name: '确认无误' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: '确认无误' })).not.toBeInTheDocument();
  });
  expect(portal().items.service[0]?.checkBy?.slice(0, 4)).not.toBe('');
});
