import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { address } from '../../setup/address';
import { tellFromOtherTab } from '../../setup/other-tab';
import { answerWith, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/directory';
const ids = () => portal().directory.map(({ id }) => id);
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const withoutItems = () => {
  for (const items of Object.values(portal().items)) for (const item of items) item.owner = null;
};

beforeEach(() => {
  signedIn('admin');
});

test('an administrator finds people and desks by name and kind, with the items that each owns', async () => {
  const user = await renderApp(PAGE);
  expect(await screen.findByRole('button', { name: 'Edit Leave desk' })).toBeVisible();
  expect(screen.getByText('3 entries')).toBeVisible();
  expect(row('Leave desk').getByRole('link', { name: /^\d+ items? of Leave desk$/ })).toHaveAttribute(
    'href',
    '/manage/content?owner=leave-desk',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Desks');
  await waitFor(() => {
    expect(screen.queryByText('Chen Jing')).not.toBeInTheDocument();
  });
  expect(screen.getByText('1 entry')).toBeVisible();
  await renderApp(`${PAGE}?query=nobody`);
  expect(await screen.findByText('No results for “nobody”')).toBeVisible();
});

test('an administrator with a phone calls or writes to an entry from the list', async () => {
  windowWidth(390);
  await renderApp(PAGE);
  expect(await screen.findByRole('link', { name: 'E-mail to Leave desk' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(row('Leave desk').getByRole('link', { name: /^\+?[\d ()]+$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('an administrator with a phone finds the filter of the directory behind a button', async () => {
  windowWidth(390);
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Desks');
  await user.click(await screen.findByRole('button', { name: '1 entry' }));
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(address()).toBe(PAGE);
});

test('a new entry stays on the screen when the session has expired, and is saved after signing in again', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'New entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'New entry' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Ruth Adeyemi');
  const expired = { code: 'session.expired', message: 'No session.' };
  answerWith(http.post('*/api/manage/directory/save', () => HttpResponse.json(expired, { status: 401 }), { once: true }));
  expectConsole('error', /^No session\.$/);
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Name in English', hidden: true })).toHaveValue('Ruth Adeyemi');
  expect(address()).toBe(PAGE);
  signedIn('admin');
  tellFromOtherTab('signed-in');
  expect(await screen.findByText('Added Ruth Adeyemi.')).toBeVisible();
});

test('an administrator adds a person in both languages and undoes it', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'New entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'New entry' }));
  await user.type(form.getByRole('textbox', { name: 'E-mail address' }), 'ruth');
  await user.type(form.getByRole('textbox', { name: 'Usual reply, in working hours' }), 'soon');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(form.getByText('Write a name in at least one language.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Name in English' })).toHaveFocus();
  expect(form.getByText('Write an address such as name@company.com.')).toBeVisible();
  expect(form.getByText('Write a whole number from 1 to 500.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Ruth Adeyemi');
  await user.type(form.getByRole('textbox', { name: 'Name in Chinese' }), '鲁丝');
  await user.type(form.getByRole('textbox', { name: 'Role in English' }), 'Benefits lead');
  await user.type(form.getByRole('textbox', { name: 'E-mail address' }), '@portico.example');
  const reply = form.getByRole('textbox', { name: 'Usual reply, in working hours' });
  await user.clear(reply);
  await user.type(reply, '8');
  const preview = within(form.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Ruth Adeyemi')).toBeVisible();
  await user.click(preview.getByRole('radio', { name: 'Chinese' }));
  expect(preview.getByText('鲁丝')).toBeVisible();
  expect(preview.getByText('Benefits lead')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Added Ruth Adeyemi.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit Ruth Adeyemi' })).toBeVisible();
  expect(portal().directory.at(-1)).toMatchObject({ id: 'ruth-adeyemi', email: 'ruth@portico.example', replyHours: 8 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toBeVisible();
  expect(ids()).not.toContain('ruth-adeyemi');
});

test('an administrator edits a desk, removes its picture, moves it, and undoes the changes', async () => {
  const [desk] = portal().directory;
  if (desk) desk.picture = { id: '5e551017-0000-4000-8000-000000000001', width: 48, height: 48 };
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Edit Leave desk' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  expect(form.getByText('Pages and content folders name this entry as leave-desk.')).toBeVisible();
  const role = form.getByRole('textbox', { name: 'Role in English' });
  await user.clear(role);
  await user.type(role, 'Time off');
  await user.click(form.getByRole('button', { name: 'Remove the picture' }));
  const position = form.getByRole('textbox', { name: 'Position' });
  await user.clear(position);
  await user.type(position, '2');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Saved Leave desk.')).toBeVisible();
  expect(ids()).toEqual(['tomas-silva', 'leave-desk', 'chen-jing']);
  expect(portal().directory[1]).toMatchObject({ roles: { 'en-US': 'Time off', 'zh-CN': '休假与考勤' }, picture: null });
  portal().portraits.push({
    ...{ id: '5e551017-0000-4000-8000-000000000001', width: 48, height: 48 },
    ...{ name: 'desk.png', type: 'image/png', bytes: new Uint8Array([1]) },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toHaveFocus();
  expect(ids()).toEqual(['leave-desk', 'tomas-silva', 'chen-jing']);
  expect(portal().directory[0]?.roles?.['en-US']).toBe('Leave and absence');
});

test('an administrator uploads a picture, and is told if it is too large', async () => {
  const picture = { id: '5e551017-0000-4000-8000-000000000002', width: 1, height: 1 };
  const tooLarge = { code: 'portrait.too_large', message: 'This picture is too large.' };
  const upload = '*/api/manage/directory/upload';
  answerWith(
    http.post(upload, () => HttpResponse.json(tooLarge, { status: 413 }), { once: true }),
    http.post(upload, () => {
      portal().portraits.push({ ...picture, name: 'chen.svg', type: 'image/svg+xml', bytes: new Uint8Array() });
      return HttpResponse.json(picture);
    }),
  );
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Edit Chen Jing' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'chen.svg', { type: 'image/svg+xml' });
  const field = form.getByLabelText('Upload a picture', { selector: 'input' });
  expectConsole('error', /^error request This picture is too large/);
  await user.upload(field, drawing);
  expect(await form.findByText('This picture is too large.')).toHaveAttribute('role', 'alert');
  await user.upload(field, drawing);
  expect(await form.findByRole('button', { name: 'Another picture' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Saved Chen Jing.')).toBeVisible();
  expect(portal().directory.find(({ id }) => id === 'chen-jing')?.picture).toEqual(picture);
});

test('an administrator removes an entry that owns nothing, and undoes it; for one that owns items, a dialog links to the owners', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Leave desk' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave desk still owns items' }));
  expect(dialog.getByRole('link', { name: 'Hand items on' })).toHaveAttribute('href', '/manage/content/owners');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  withoutItems();
  await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Leave desk' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const told = await screen.findByText('Removed Leave desk.');
  await waitFor(() => {
    expect(told).toHaveFocus();
  });
  expect(ids()).toEqual(['tomas-silva', 'chen-jing']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toHaveFocus();
  expect(ids()).toEqual(['leave-desk', 'tomas-silva', 'chen-jing']);
});

test('after somebody else has changed an entry, an administrator sees which fields and can still save', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Edit Chen Jing' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  const entry = portal().directory.find(({ id }) => id === 'chen-jing');
  if (entry) Object.assign(entry, { phone: '1', changes: 1 });
  expectConsole('error', /^error request Someone else has changed this entry/);
  await user.type(form.getByRole('textbox', { name: 'E-mail address' }), '.pt');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await form.findByText(/^Changed meanwhile: Phone number\./)).toBeVisible();
  expect(portal().directory.find(({ id }) => id === 'chen-jing')?.phone).toBe('1');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Saved Chen Jing.')).toBeVisible();
  expect(portal().directory.find(({ id }) => id === 'chen-jing')?.email).toBe('chen.jing@portico.example.pt');
});

test('an administrator who reads Chinese edits an entry; an editor is refused', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '编辑“陈静”' }));
  expect(await screen.findByRole('dialog', { name: '编辑条目' })).toBeVisible();
  signedIn('editor');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: '本页仅供管理员使用' })).toBeVisible();
});
