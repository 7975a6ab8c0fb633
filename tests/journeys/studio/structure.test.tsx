import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/structure';
const ids = () => portal().classifications.service.map(({ id, parent }) => (parent ? `${parent}/${id}` : id));
const rows = () => within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
const rowOf = (name: string) =>
  rows().find((row) => within(row).queryByDisplayValue(name) !== null) ?? document.createElement('li');

beforeEach(() => {
  signedIn('admin');
});

test('an administrator moves a category with the arrow keys, and takes it back', async () => {
  const user = await renderApp(PAGE);
  const handle = await screen.findByRole('button', { name: 'Move Money with the arrow keys' });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Money is now at position 2.')).toBeVisible();
  expect(ids().indexOf('money')).toBeLessThan(ids().indexOf('it'));
  expect(screen.getByRole('button', { name: 'Move Money with the arrow keys' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Money is now at position 3 below Working life.')).toBeVisible();
  expect(ids()).toContain('working-life/money');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(ids()).toContain('money');
  });
});

test('categories show their number of items below the name of the column, and with its word on phones', async () => {
  await renderApp(PAGE);
  const link = async () => (await screen.findAllByRole('link', { name: /^\d+ items?$/ }))[0];
  expect((await link())?.textContent).toMatch(/^\d+$/);
  windowWidth(390);
  await renderApp(PAGE);
  expect((await link())?.textContent).toMatch(/^\d+ items?$/);
});

test.each(['/manage/structure', '/manage/home'])('the page %s has no texts of a library for dragging', async (page) => {
  await renderApp(page);
  await screen.findAllByRole('button', { name: /^Move .* with the arrow keys$/ });
  expect(screen.queryByText(/draggable item/i)).not.toBeInTheDocument();
});

test('an administrator renames a category in place, in each language, and readers see the name', async () => {
  const user = await renderApp(PAGE);
  const english = await screen.findByRole('textbox', { name: 'Money in English' });
  await user.clear(english);
  await user.type(english, 'Money and claims{Enter}');
  expect(await screen.findByText('Renamed Money to Money and claims.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Money and claims in English' })).toHaveFocus();
  const chinese = screen.getByRole('textbox', { name: '财务报销 in Chinese' });
  await user.clear(chinese);
  await user.type(chinese, '报销{Escape}');
  expect(chinese).toHaveValue('财务报销');
  await renderApp('/service');
  expect(await screen.findByRole('link', { name: /^Money and claims/ })).toBeVisible();
});

test('names that an administrator types one after another are all stored, also while the first is being saved', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerWith(http.post('*/api/manage/structure/save', () => held));
  const user = await renderApp(PAGE);
  const english = await screen.findByRole('textbox', { name: 'Money in English' });
  await user.clear(english);
  await user.type(english, 'Claims{Enter}');
  const chinese = screen.getByRole('textbox', { name: '财务报销 in Chinese' });
  await user.clear(chinese);
  await user.type(chinese, '报销');
  await user.tab();
  answer();
  expect(await screen.findByText('Renamed 财务报销 to 报销.')).toBeVisible();
  await waitFor(() => {
    expect(portal().classifications.service.find(({ id }) => id === 'money')?.names).toEqual({
      'en-US': 'Claims',
      'zh-CN': '报销',
    });
  });
});

test('an administrator creates a category with a Chinese name alone, and is told its name', async () => {
  const user = await renderApp(PAGE);
  await screen.findByRole('list', { name: 'Categories' });
  await user.click(screen.getByRole('button', { name: 'New category' }));
  const form = within(await screen.findByRole('dialog', { name: 'New category' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'T');
  await user.clear(form.getByRole('textbox', { name: 'Name in English' }));
  await user.type(form.getByRole('textbox', { name: 'Name in Chinese' }), '培训{Enter}');
  expect(await screen.findByText('Created 培训.')).toBeVisible();
});

test('an administrator changes both names of a category in a dialog, which phones need', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Money' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Names of Money' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), ' matters');
  await user.clear(form.getByRole('textbox', { name: 'Name in Chinese' }));
  await user.type(form.getByRole('textbox', { name: 'Name in Chinese' }), '财务{Enter}');
  expect(await screen.findByText('Renamed Money to Money matters.')).toBeVisible();
  expect(portal().classifications.service.find(({ id }) => id === 'money')?.names).toEqual({
    'en-US': 'Money matters',
    'zh-CN': '财务',
  });
});

test('a name that was refused is reported, although the next one was stored', async () => {
  expectConsole('error', /^error request /);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refuse = async () => {
    await held;
    return HttpResponse.json({ code: 'internal', message: 'The name is taken.' }, { status: 500 });
  };
  answerWith(http.post('*/api/manage/structure/save', refuse, { once: true }));
  const user = await renderApp(PAGE);
  await user.type(await screen.findByRole('textbox', { name: 'Money in English' }), '!{Enter}');
  await user.type(screen.getByRole('textbox', { name: '财务报销 in Chinese' }), '！{Enter}');
  answer();
  await waitFor(() => {
    expect(portal().classifications.service.find(({ id }) => id === 'money')?.names['zh-CN']).toBe('财务报销！');
  });
  expect(screen.getByText('The name is taken.')).toBeVisible();
});

test('an administrator who reads Chinese finds the Chinese name of each category first', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp(PAGE);
  const [first, second] = await screen.findAllByRole('textbox');
  expect(first).toHaveAttribute('lang', 'zh-CN');
  expect(second).toHaveAttribute('lang', 'en-US');
});

test('an administrator creates a category below another one, gives it an icon, and deletes it while it is empty', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Money' }));
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'New category below…' }));
  const form = within(await screen.findByRole('dialog', { name: 'New category below Money' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Invoices');
  await user.click(form.getByRole('button', { name: 'Create category' }));
  expect(await screen.findByText('Created Invoices.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Icon of Invoices' }));
  const icons = within(await screen.findByRole('dialog', { name: 'Icon of Invoices' }));
  await user.click(icons.getByRole('radio', { name: 'Route' }));
  await user.click(icons.getByRole('button', { name: 'Use this icon' }));
  expect(await screen.findByText('Changed the icon of Invoices.')).toBeVisible();
  expect(portal().classifications.service.find(({ id }) => id === 'invoices')).toMatchObject({
    glyph: 'trip-planner',
    parent: 'money',
  });
  expect(within(rowOf('Invoices')).getByText('Empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions: Invoices' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Deleted Invoices.')).toHaveFocus();
});

test('an administrator merges a category into another one, and finds its items in the content', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Money' }));
  await user.click(screen.getByRole('menuitem', { name: 'Merge into another…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Money' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Merge into' }), 'Workplace');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged Money into Workplace.')).toBeVisible();
  expect(ids()).not.toContain('money');
  await user.click(within(rowOf('Workplace')).getByRole('link', { name: /items?$/ }));
  expect(address()).toBe('/manage/content?area=service&category=workplace');
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Workplace');
});

test('an administrator whose categories somebody else has changed sees what is there, and nothing is lost', async () => {
  const user = await renderApp(PAGE);
  expectConsole('error', /^error request Someone else has changed these categories/);
  const field = await screen.findByRole('textbox', { name: 'Money in English' });
  portal().classifications.service = portal().classifications.service.filter(({ id }) => id !== 'archive');
  portal().structureChanges.service += 1;
  await user.clear(field);
  await user.type(field, 'Pay{Enter}');
  expect(await screen.findByText(/^Someone else has changed these categories\./)).toHaveAttribute('role', 'alert');
  await waitFor(() => {
    expect(screen.queryByDisplayValue('Archive')).not.toBeInTheDocument();
  });
  expect(portal().classifications.service.find(({ id }) => id === 'money')?.names['en-US']).toBe('Money');
});

test('a new category that is refused stays in its dialog with the reason, and can be created then', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Money' }));
  await user.click(screen.getByRole('menuitem', { name: 'New category below…' }));
  const form = within(await screen.findByRole('dialog', { name: 'New category below Money' }));
  const field = form.getByRole('textbox', { name: 'Name in English' });
  const create = form.getByRole('button', { name: 'Create category' });
  await user.type(field, 'Invoices');
  expectConsole('error', /^error request Someone else has changed these categories/);
  portal().structureChanges.service += 1;
  await user.click(create);
  expect(await form.findByText(/^Someone else has changed these categories\./)).toBeVisible();
  expect(field).toHaveValue('Invoices');
  expectConsole('error', /^error request Not now\./);
  failOnce('POST /api/manage/structure/save', 'Not now.');
  await user.click(create);
  expect(await form.findByText('Not now.')).toBeVisible();
  await user.click(create);
  expect(await screen.findByText('Created Invoices.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portal().classifications.service.filter(({ names }) => names['en-US'] === 'Invoices')).toHaveLength(1);
});

test('categories stay on the screen while the portal cannot be reached, and a moved one returns to its place', async () => {
  expectConsole('error', /^error request /);
  const user = await renderApp(PAGE);
  (await screen.findByRole('button', { name: 'Move Money with the arrow keys' })).focus();
  const before = rows().map((row) => row.textContent);
  for (const call of ['save', 'info']) failOnce(`POST /api/manage/structure/${call}`, 'Not now.');
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Not now.')).toBeVisible();
  await waitFor(() => {
    expect(rows().map((row) => row.textContent)).toEqual(before);
  });
});

test('an administrator who reads Chinese sees the categories of another area; an editor is refused', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp(`${PAGE}?area=tool`);
  expect(await screen.findByDisplayValue('日常办公')).toBeVisible();
  expect(screen.getByRole('button', { name: '用方向键移动“数据分析”' })).toBeVisible();
  signedIn('editor');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: '本页仅供管理员使用' })).toBeVisible();
});

test('an administrator with a phone is not told about arrow keys, and renames a category in a field of several lines', async () => {
  windowWidth(390);
  const user = await renderApp(PAGE);
  expect(await screen.findByText('Drag a category by its handle, to the right to put it below another one.')).toBeVisible();
  const english = screen.getByRole('textbox', { name: 'Money in English' });
  await user.clear(english);
  await user.type(english, 'Money and claims{Enter}');
  expect(await screen.findByText('Renamed Money to Money and claims.')).toBeVisible();
});
