import { screen, waitFor, within } from '@testing-library/react';
import { makeBenefit } from '../../../mock/data/factories';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const box = () => screen.findByRole('combobox', { name: 'Search benefits and news' });
const block = (name: string) => screen.findByRole('region', { name });
/** Names of links in which a part of a word is highlighted; jsdom adds a space after a highlighted part. */
const FIRST_BICYCLES = /^The first hundred bicycle ?s$/;
const CHINESE_LEASE = /^自行车 ?租赁$/;
const main = () => screen.getByRole('main');
const manyBenefits = (count: number) => {
  onlyItems(
    'benefit',
    ...Array.from({ length: count }, (_, n) =>
      makeBenefit({ texts: { 'en-US': { title: `Bicycle ${String(n + 1).padStart(2, '0')}` } } }),
    ),
  );
};

beforeEach(() => {
  signedIn();
});

test('an employee searches from the welfare page and sees benefits and news in separate blocks, with matches highlighted', async () => {
  const user = await renderApp('/welfare');
  await user.type(await box(), 'bicycle{Enter}');
  const benefits = await block('Benefits');
  expect(within(benefits).getByRole('link', { name: 'Bicycle lease' })).toContainHTML('<mark>Bicycle</mark>');
  expect(within(benefits).getByText('1 benefit')).toBeVisible();
  expect(within(benefits).getByText('Open')).toBeVisible();
  const news = await block('News');
  expect(within(news).getByRole('link', { name: FIRST_BICYCLES })).toContainHTML('<mark>bicycle</mark>');
  expect(within(news).getByText('1 story')).toBeVisible();
  expect(within(main()).getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=bicycle');
  expect(address()).toBe('/welfare/search?query=bicycle');
  expect(await box()).toHaveValue('bicycle');
  expect(document.title).toBe('Results for “bicycle” · Welfare · Portico');
});

test('the box suggests benefits and news in groups and opens a suggestion directly', async () => {
  const user = await renderApp('/welfare');
  await user.type(await box(), 'bik');
  expect(await screen.findByRole('option', { name: 'Bicycle lease, Benefits' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'The first hundred bicycles, News' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The first hundred bicycles' })).toBeVisible();
  expect(address()).toBe('/welfare/news/first-bicycles');
});

test('a block of five links to all its results, by page and in another order, and back to both blocks', async () => {
  manyBenefits(23);
  const user = await renderApp('/welfare/search?query=bicycle');
  expect(within(await screen.findByRole('list', { name: 'Benefits' })).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('link', { name: 'All 23 benefits' }));
  await waitFor(() => {
    expect(within(screen.getByRole('list', { name: 'Benefits' })).getAllByRole('listitem')).toHaveLength(20);
  });
  expect(address()).toBe('/welfare/search?query=bicycle&block=benefit');
  expect(screen.queryByRole('region', { name: 'News' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Bicycle 23' })).toBeVisible();
  expect(address()).toBe('/welfare/search?query=bicycle&block=benefit&sort=name&page=2');
  await user.click(screen.getByRole('link', { name: 'Show benefits and news' }));
  expect(await block('News')).toBeVisible();
  expect(address()).toBe('/welfare/search?query=bicycle');
});

test('a block without results says so beside the other', async () => {
  await renderApp('/welfare/search?query=gym');
  expect(await within(await block('Benefits')).findByRole('link', { name: 'Gym membership' })).toBeVisible();
  expect(await within(await block('News')).findByText('No results.')).toBeVisible();
});

test('a search without any results says so once, and links to the search over all areas', async () => {
  await renderApp('/welfare/search?query=submarine');
  expect(await screen.findByText('No results for “submarine”')).toBeVisible();
  for (const everywhere of within(main()).getAllByRole('link', { name: 'Search everywhere' }))
    expect(everywhere).toHaveAttribute('href', '/search?query=submarine');
  expect(screen.queryByRole('region', { name: 'Benefits' })).not.toBeInTheDocument();
});

test('without a query no search is made', async () => {
  const calls = recordCalls();
  await renderApp('/welfare/search');
  expect(await screen.findByText('What are you looking for?')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/welfare/)]));
});

test('a page beyond the last one links to the first', async () => {
  const user = await renderApp('/welfare/search?query=bicycle&block=news&page=9');
  await user.click(await within(main()).findByRole('link', { name: 'Go to the first page' }));
  expect(await screen.findByRole('link', { name: FIRST_BICYCLES })).toBeVisible();
  expect(address()).toBe('/welfare/search?query=bicycle&block=news');
});

test('a block that fails to load has its own retry, and the other stays', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/welfare/news/search', 'No news today.');
  const user = await renderApp('/welfare/search?query=bicycle');
  expect(await screen.findByRole('link', { name: 'Bicycle lease' })).toBeVisible();
  await user.click(await within(await block('News')).findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: FIRST_BICYCLES })).toBeVisible();
});

test('the search works in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/welfare/search?query=%E8%87%AA%E8%A1%8C%E8%BD%A6');
  expect(await within(await block('福利项目')).findByRole('link', { name: CHINESE_LEASE })).toBeVisible();
  expect(await within(await block('福利资讯')).findByRole('link', { name: /^第一百辆 ?自行车$/ })).toBeVisible();
});
