import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { provideIndexedDb } from '../../setup/indexed-db';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
});
afterEach(() => {
  device.remove();
});

test('an editor starts a new notice as a copy of another, found by a part of its title', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content');
  await user.click(await screen.findByRole('button', { name: 'New' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New item' }));
  await user.click(await dialog.findByRole('radio', { name: 'Notices' }));
  await user.click(dialog.getByRole('radio', { name: 'A copy of another item' }));
  await user.click(dialog.getByRole('button', { name: 'Start writing' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Find the item to copy, or start with a blank page.');
  await user.type(dialog.getByRole('combobox', { name: 'Find the item to copy' }), 'badge');
  await dialog.findByRole('option', { name: 'Renew your badge' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(dialog.getByText('Copy of “Renew your badge”')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Start writing' }));
  expect(address()).toBe('/manage/content/notice/new?copy=badge-renewal');
});

test.each([
  ['en-US', 'New notice', 'Title in English', 'Web address', 'Change the web address'],
  ['zh-CN', '新建通知公告', '中文标题', '网址', '修改网址'],
] as const)(
  'the page of a new item says what it is, and its address comes from the title (%s)',
  async (locale, heading, title, id, change) => {
    document.cookie = `locale=${locale}; path=/`;
    signedIn('admin');
    const user = await renderApp('/manage/content/notice/new');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('/notice/…')).toBeVisible();
    expect(screen.getByRole('textbox', { name: title })).toHaveFocus();
    await user.keyboard('Quiet hours');
    expect(screen.getByText('/notice/quiet-hours')).toBeVisible();
    await user.click(screen.getByRole('button', { name: change }));
    const address = screen.getByRole('textbox', { name: id });
    expect(address).toHaveValue('quiet-hours');
    expect(address).toHaveFocus();
    expect(address).toHaveAccessibleDescription(/^\/notice\/ /);
    expect(screen.getByRole('link', { name: locale === 'en-US' ? 'Content' : '全部内容', current: false })).toHaveAttribute(
      'href',
      '/manage/content',
    );
  },
);

test('an editor who clears the address of a new item is told which characters it may have', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/new?title=Quiet+hours');
  await user.click(await screen.findByRole('button', { name: 'Change the web address' }));
  await user.clear(screen.getByRole('textbox', { name: 'Web address' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Use lower-case letters a–z, digits and hyphens.');
  expect(screen.getByRole('button', { name: 'Start writing' })).toHaveAttribute('aria-disabled', 'true');
});

test('an editor of a new item reads what comes next, and goes on to the editor with Enter', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/new');
  const next = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('Quiet hours{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Quiet hours');
  expect(address()).toBe('/manage/content/notice/quiet-hours');
});

test('an editor who starts without a title is asked for it', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/new');
  await user.click(await screen.findByRole('button', { name: 'Start writing' }));
  const title = screen.getByRole('textbox', { name: 'Title in English' });
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Enter a title.');
  await user.type(title, 'Quiet hours');
  expect(title).toHaveAccessibleDescription('');
});

test('an editor is offered only the areas in which they write', async () => {
  signedIn('editor');
  const user = await renderApp('/manage/content');
  await user.click(await screen.findByRole('button', { name: 'New' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New item' }));
  expect(await dialog.findByRole('radio', { name: 'Notices' })).toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: 'Tools' })).not.toBeInTheDocument();
});
