import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { renderApp } from '../../setup/render-app';

beforeEach(() => {
  signedIn();
});

test('a keyboard user opens the account menu, moves in it, closes it, and the focus returns to its button', async () => {
  const user = await renderApp('/');
  const button = await screen.findByRole('button', { name: 'Account of Mei Lin' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'My favourites' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Where you are signed in' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'My favourites' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('choosing Chinese changes the page at once and after a reload', async () => {
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }));
  expect(await screen.findByRole('heading', { level: 1, name: '工具' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toBe('工具 · Portico');
  await renderApp('/notice');
  expect(await screen.findByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
});

test('choosing the dark theme changes the page at once and after a reload', async () => {
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Appearance' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(screen.getByRole('button', { name: 'Appearance' })).toHaveFocus();
  expect(document.documentElement.dataset.theme).toBe('dark');
  document.documentElement.dataset.theme = 'light';
  await renderApp('/tool');
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a theme that is chosen in another tab changes the page at once', async () => {
  await renderApp('/tool');
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.dataset.theme).toBe('light');
  localStorage.setItem('portico.theme', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'portico.theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a keyboard user opens the search with / and Ctrl-K, and gets the focus back', async () => {
  const user = await renderApp('/tool');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  const search = screen.getByRole('combobox', { name: 'Search the portal' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(search).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}leave{Enter}');
  await waitFor(() => {
    expect(window.location.pathname + window.location.search).toBe('/search?query=leave');
  });
});

test('a keyboard user lists the shortcuts, goes to an area, and turns single keys off', async () => {
  const user = await renderApp('/tool');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('gn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Go to Service hall')).toBeVisible();
  expect(dialog.getByText('S')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Use shortcuts of a single key' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('?gt/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Search the portal' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('checkbox', { name: 'Use shortcuts of a single key' })).not.toBeChecked();
});

test('the navigation marks the area of the page', async () => {
  await renderApp('/welfare/news/harbour-run');
  const areas = await screen.findByRole('navigation', { name: 'Areas' });
  expect(within(areas).getByRole('link', { name: 'Welfare' })).toHaveAttribute('aria-current', 'true');
  expect(within(areas).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test.each(['/@name', '/:id', '/(draft)', '/no//such'])('the not-found page is shown at %s', async (address) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test.each(['/100%', '/%zz', '/%E0%A4%A'])('the not-found page is shown at %s, which cannot be decoded', async (address) => {
  expectConsole('warn', /is a malformed URL segment/);
  await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('an unknown address shows a search and the way to the home page, as its text says', async () => {
  await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('search', { name: 'Search the whole portal' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  const used = within(await main.findByRole('region', { name: 'Most used' })).getAllByRole('link');
  expect(used).toHaveLength(3);
  expect(used[0]).toHaveAttribute('href', expect.stringMatching(/^\/service\//));
});
