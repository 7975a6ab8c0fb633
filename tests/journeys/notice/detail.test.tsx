import { screen, waitFor, within } from '@testing-library/react';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  signedIn();
});

test('an employee reads a notice with its facts, contents and attachments, and one view is counted', async () => {
  wideWindow();
  const calls = recordCalls();
  await renderApp('/notice/badge-renewal');
  expect(await title('Renew your badge')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'Facilities' })).toHaveLength(1);
  for (const fact of [/^Published /, /^Due /]) expect(main.getAllByText(fact)).toHaveLength(1);
  for (const fact of [/^Confirm by/, /^Valid until/, 'Category', 'Department'])
    expect(main.queryByText(fact)).not.toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'If you are away' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'badge-desk-hours.txt' })).toBeVisible();
  expect(await screen.findByText('311 views')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /api/notice/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Renew your badge · Notices · Portico');
});

test('facts link to the list filtered by them', async () => {
  const user = await renderApp('/notice/badge-renewal');
  const facts = within(await screen.findByRole('main'));
  await title('Renew your badge');
  await user.click(facts.getByRole('link', { name: 'Facilities' }));
  expect(await screen.findByRole('list', { name: 'All notices' })).toBeVisible();
  expect(address()).toBe('/notice?department=facilities');
});

test('a changed notice shows the changes and their dates', async () => {
  await renderApp('/notice/expense-rules');
  const changes = within(await screen.findByRole('region', { name: 'What changed' })).getAllByRole('listitem');
  expect(changes.map((change) => change.textContent)).toEqual([
    expect.stringMatching(/important change.*Receipts are due within 30 days, not 60\.$/),
    expect.stringMatching(/A link was repaired\.$/),
  ]);
});

test('an employee continues to other notices of the department and to the previous and next notice', async () => {
  const user = await renderApp('/notice/harbour-office');
  const more = within(await screen.findByRole('region', { name: 'More from Facilities' }));
  expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual(['Renew your badge', '食堂秋季菜单 In Chinese']);
  expect(more.getAllByRole('link').map(languageOf)).toEqual(['en-US', 'zh-CN']);
  const others = within(screen.getByRole('navigation', { name: 'Other notices' }));
  expect(others.getByRole('link', { name: /^Later/ })).toHaveAttribute('href', '/notice/canteen-menu');
  await user.click(others.getByRole('link', { name: /^Earlier/ }));
  expect(await title('New rules for expenses')).toBeVisible();
});

test('without a rail, changes follow the text, and the previous and next notice end the page', async () => {
  itemOf('notice', 'expense-rules').contact = 'finance@portico.example';
  await renderApp('/notice/expense-rules');
  const parts = [
    await screen.findByRole('region', { name: 'What changed' }),
    screen.getByRole('region', { name: 'Was this useful?' }),
    screen.getByRole('region', { name: 'Whom to ask' }),
    screen.getByRole('navigation', { name: 'Other notices' }),
  ];
  const sorted = parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(sorted).toEqual(parts);
});

test('the newest notice has no next one', async () => {
  await renderApp('/notice/mail-maintenance');
  const others = within(await screen.findByRole('navigation', { name: 'Other notices' }));
  expect(others.queryByRole('link', { name: /^Later/ })).not.toBeInTheDocument();
});

test('reading a notice reduces the count of the bell', async () => {
  const user = await renderApp('/notice');
  await screen.findByRole('button', { name: 'Notices: 6 unread, 2 to confirm' });
  await user.click(
    within(await screen.findByRole('list', { name: 'All notices' })).getByRole('link', { name: 'Half-year results' }),
  );
  expect(await title('Half-year results')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notices: 5 unread, 2 to confirm' })).toBeVisible();
});

test('a notice in Chinese only is marked as Chinese', async () => {
  await renderApp('/notice/canteen-menu');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(within(heading).getByText('In Chinese')).toBeVisible();
  expect(languageOf(within(heading).getByText('食堂秋季菜单'))).toBe('zh-CN');
});

test('an employee marks a notice as favourite, shares it and rates it', async () => {
  const user = await renderApp('/notice/badge-renewal');
  await user.click(await screen.findByRole('button', { name: 'Favourite' }));
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this page' }));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(itemOf('notice', 'badge-renewal').shareCount).toBe(1);
  });
});

test('an unknown id shows the not-found page', async () => {
  expectConsole('error', /error request/);
  await renderApp('/notice/no-such-notice');
  expect(await title('Notice not found')).toBeVisible();
  const newest = within(await screen.findByRole('region', { name: 'Newest' })).getAllByRole('link');
  expect(newest).toHaveLength(3);
  expect(newest[0]).toHaveAttribute('href', expect.stringMatching(/^\/notice\//));
});

test('a notice that fails to load is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/notice/info', 'Out of order.');
  const user = await renderApp('/notice/badge-renewal');
  expect(await title('This could not be loaded')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await title('Renew your badge')).toBeVisible();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/notice/expense-rules');
  expect(await title('报销新规')).toBeVisible();
  expect(screen.getByRole('region', { name: '更新记录' })).toBeVisible();
  expect(screen.getByRole('button', { name: '我已阅读' })).toBeVisible();
});
