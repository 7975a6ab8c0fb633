import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const box = () => screen.findByRole('combobox', { name: 'Search the notices' });

beforeEach(() => {
  signedIn();
});

test('a search in the list of notices opens the search page with the selected filters and highlighted matches', async () => {
  const user = await renderApp('/notice?unread=1');
  await user.type(await box(), 'badge{Enter}');
  const results = within(await screen.findByRole('list', { name: 'Results for “badge”' }));
  expect(results.getByRole('link', { name: 'Renew your badge' })).toContainHTML('<mark>badge</mark>');
  expect(address()).toBe('/notice/search?query=badge&unread=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Search the notices' })).toBeVisible();
  expect(document.title).toBe('Results for “badge” · Notices · Portico');
});

test('the search can be extended to all areas and limited to notices again', async () => {
  await renderApp('/notice/search?query=badge');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=badge');
  const trail = within(main.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/notice');
});

test('filters narrow the results', async () => {
  const user = await renderApp('/notice/search?query=the');
  const filters = within(await screen.findByRole('complementary', { name: 'Narrow the list' }));
  await user.click(await filters.findByRole('link', { name: /^IT Services/ }));
  expect(address()).toBe('/notice/search?query=the&department=it-services');
  const results = within(await screen.findByRole('list', { name: 'Results for “the”' }));
  expect(await results.findByRole('link', { name: 'The old network is off' })).toBeVisible();
});

test('on a phone the results have no menu for all notices, because a feed keeps no query', async () => {
  windowWidth(390);
  await renderApp('/notice/search?query=badge');
  expect(await screen.findByRole('list', { name: 'Results for “badge”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for all notices' })).not.toBeInTheDocument();
  await renderApp('/notice/search');
  expect(await screen.findByRole('button', { name: 'Actions for all notices' })).toBeVisible();
});

test('titles are suggested while typing', async () => {
  const user = await renderApp('/notice/search');
  await user.type(await box(), 'rene');
  await user.click(await screen.findByRole('option', { name: 'Renew your badge' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Renew your badge' })).toBeVisible();
});

test('a search without results says so', async () => {
  await renderApp('/notice/search?query=unicorn');
  expect(await screen.findByText('No results for “unicorn”')).toBeVisible();
});
