import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { personItemKey } from '../../../mock/data/render';
import { PEOPLE } from '../../../mock/data/people';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const PAGE = '/account/favourites';
/** Marks items of several areas as favourites, in the given order. */
const mark = (...items: [area: string, id: string][]) => {
  for (const [area, id] of items) portal().favourites.add(personItemKey(PEOPLE.employee, area, id));
};
const group = (name: string) => screen.findByRole('region', { name });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const heart = (title: string) => screen.findByRole('button', { name: `Favourite: ${title}` });

beforeEach(() => {
  signedIn();
});

test('an employee sees all their favourites by area, newest first', async () => {
  mark(['tool', 'mail'], ['service', 'annual-leave'], ['service', 'sick-note']);
  await renderApp(PAGE);
  expect(titlesIn(await group('Service hall'))).toEqual(['Sick note', 'Annual leave']);
  expect(titlesIn(await group('Tools'))).toEqual(['Mail']);
  const areas = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(areas.filter((name) => name === 'Service hall' || name === 'Tools')).toEqual(['Service hall', 'Tools']);
  expect(screen.getByText('3 favourites')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/tool?tool=mail');
  expect(document.title).toBe('My favourites · Portico');
});

test('a removed favourite stays on the page and can be added again', async () => {
  mark(['tool', 'mail'], ['service', 'annual-leave']);
  const user = await renderApp(PAGE);
  await user.click(await heart('Mail'));
  expect(await screen.findByText('1 favourite')).toBeVisible();
  expect(titlesIn(await group('Tools'))).toEqual(['Mail']);
  await user.click(await heart('Mail'));
  expect(await screen.findByText('2 favourites')).toBeVisible();
  await user.click(await heart('Annual leave'));
  await screen.findByText('1 favourite');
  await renderApp(PAGE);
  expect(titlesIn(await group('Tools'))).toEqual(['Mail']);
  expect(screen.queryByRole('region', { name: 'Service hall' })).not.toBeInTheDocument();
});

test('removing a favourite with the keyboard keeps the focus on its button', async () => {
  mark(['tool', 'mail']);
  const user = await renderApp(PAGE);
  (await heart('Mail')).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('0 favourites')).toBeVisible();
  expect(await heart('Mail')).toHaveFocus();
  expect(await heart('Mail')).toHaveAttribute('aria-pressed', 'false');
});

test('a search within the favourites keeps removed ones as they are, and the address keeps the query', async () => {
  mark(['tool', 'mail'], ['service', 'annual-leave'], ['service', 'sick-note']);
  const user = await renderApp(PAGE);
  await user.click(await heart('Mail'));
  await screen.findByText('2 favourites');
  const box = screen.getByRole('searchbox', { name: 'Search your favourites' });
  await user.type(box, 'leave');
  expect(titlesIn(await group('Service hall'))).toEqual(['Annual leave']);
  expect(screen.queryByRole('region', { name: 'Tools' })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe(`${PAGE}?query=leave`);
  });
  await user.clear(box);
  expect(await heart('Mail')).toHaveAttribute('aria-pressed', 'false');
});

test('a search without results links to the search over all areas', async () => {
  mark(['tool', 'mail']);
  await renderApp(`${PAGE}?query=teleporter`);
  expect(await screen.findByText('No results for “teleporter”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=teleporter');
});

test('an employee without favourites sees how to add one', async () => {
  await renderApp(PAGE);
  expect(await screen.findByText('You have no favourites yet')).toBeVisible();
  expect(screen.getByText(/Select the heart/)).toBeVisible();
  expect(screen.queryByText(/Items that you remove/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/service');
});

test('an employee without favourites marks a popular service there', async () => {
  const user = await renderApp(PAGE);
  const services = within(await screen.findByRole('list', { name: 'Popular services' }));
  const [first] = services.getAllByRole('button');
  expect(services.getAllByRole('listitem')).toHaveLength(3);
  if (!first) throw new Error('no heart');
  await user.click(first);
  await waitFor(() => {
    expect(portal().favourites.size).toBe(1);
  });
  expect(first).toHaveAttribute('aria-pressed', 'true');
});

test('favourites that fail to load are shown after a retry', async () => {
  mark(['tool', 'mail']);
  expectConsole('error', /error request/);
  failOnce('POST /api/favourite/list', 'Out of order.');
  const user = await renderApp(PAGE);
  await screen.findByText('This could not be loaded');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(titlesIn(await group('Tools'))).toEqual(['Mail']);
});

test('the page has its heading while the favourites load', async () => {
  answerWith(http.post('*/api/favourite/list', () => delay('infinite')));
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'My favourites' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Loading')).toHaveRole('status');
});

test('the account menu links to the favourites of all areas', async () => {
  mark(['tool', 'mail']);
  const calls = recordCalls();
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }));
  await user.click(screen.getByRole('menuitem', { name: 'My favourites' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My favourites' })).toBeVisible();
  expect(address()).toBe(PAGE);
  expect(titlesIn(await group('Tools'))).toEqual(['Mail']);
  expect(calls.filter(({ call }) => call === 'POST /api/favourite/list')).toHaveLength(1);
});

test('favourites are shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  mark(['tool', 'mail']);
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
  expect(titlesIn(await group('工具'))).toEqual(['邮箱']);
  expect(screen.getByText('共 1 项收藏')).toBeVisible();
});
