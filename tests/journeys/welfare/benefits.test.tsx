import { screen, waitFor, within } from '@testing-library/react';
import { makeBenefit } from '../../../mock/data/factories';
import { itemOf, onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const list = (name = 'All benefits') => screen.findByRole('list', { name });
const titlesIn = async (name?: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const card = async (title: string) => {
  await screen.findByRole('link', { name: title });
  const cards = within(await list()).getAllByRole('listitem');
  const found = cards.find((item) => within(item).queryByRole('link', { name: title }));
  if (!found) throw new Error(`${title} is not in the list`);
  return found;
};
const filters = () => screen.findByRole('complementary', { name: 'Narrow the list' });
const main = () => screen.getByRole('main');

beforeEach(() => {
  signedIn();
});

test('a card shows the value of the benefit, who gets it, and whether and until when it can be claimed', async () => {
  await renderApp('/welfare');
  const lease = await card('Bicycle lease');
  expect(lease).toHaveTextContent('Up to 3,000 euros for three years');
  expect(lease).toHaveTextContent('Everyone with a permanent contract.');
  expect(within(lease).getByText('Open')).toBeVisible();
  expect(lease).toHaveTextContent(/until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect(within(await card('Gym membership')).getByText('Always open')).toBeVisible();
  expect(within(await card('Commuter pass')).getByText('Closing soon')).toBeVisible();
  expect(await card('Commuter pass')).toHaveTextContent(/until/);
  expect(within(await card('Holiday camp for children')).getByText('Opening soon')).toBeVisible();
  expect(await card('Holiday camp for children')).toHaveTextContent(/from/);
  expect(within(await card('Flu vaccination')).getByText('Closed')).toBeVisible();
  expect(await card('Flu vaccination')).toHaveTextContent(/ended/);
  expect(document.title).toBe('Welfare · Portico');
});

test('a benefit without a value and audience shows its summary', async () => {
  onlyItems('benefit', makeBenefit({ texts: { 'en-US': { title: 'Language course', summary: 'One evening a week.' } } }));
  await renderApp('/welfare');
  expect(await card('Language course')).toHaveTextContent('One evening a week.');
});

test('a picture is decorative and its space is reserved; without one there is a drawing', async () => {
  itemOf('benefit', 'bicycle-lease').picture = { id: '3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a299', width: 1200, height: 675 };
  await renderApp('/welfare');
  const picture = within(await card('Bicycle lease')).getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/api/attachment/3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a299');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '675');
  expect(picture).toHaveAttribute('alt', '');
  expect(within(await card('Gym membership')).queryByRole('presentation')).not.toBeInTheDocument();
});

test('an employee browses by category and sorts, and the address is updated', async () => {
  const user = await renderApp('/welfare');
  await list();
  expect(within(main()).getByText('6 benefits')).toBeVisible();
  await user.click(await within(await filters()).findByRole('link', { name: /^Health/ }));
  await waitFor(async () => {
    expect(await titlesIn('Health')).toEqual(['Bicycle lease', 'Gym membership', 'Flu vaccination']);
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
  await waitFor(async () => {
    expect(await titlesIn('Health')).toEqual(['Bicycle lease', 'Flu vaccination', 'Gym membership']);
  });
  expect(address()).toBe('/welfare?classification=health&sort=name');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Health' }));
  expect(await list()).toBeVisible();
  expect(address()).toBe('/welfare?sort=name');
});

test('an employee sees benefits that close soonest first, and closed ones last', async () => {
  const user = await renderApp('/welfare');
  await list();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soon');
  await waitFor(async () => {
    expect((await titlesIn())[0]).toBe('Commuter pass');
  });
  expect((await titlesIn()).at(-1)).toBe('Flu vaccination');
  expect(address()).toBe('/welfare?sort=closing');
});

test('a favourite is added on its card and shown by the favourites filter', async () => {
  const user = await renderApp('/welfare');
  await user.click(await screen.findByRole('button', { name: 'Favourite: Gym membership' }));
  await user.click(within(await filters()).getByRole('checkbox', { name: 'My favourites' }));
  await waitFor(async () => {
    expect(await titlesIn()).toEqual(['Gym membership']);
  });
  expect(address()).toBe('/welfare?favourite=1');
});

test('the pages of a long catalogue are links that keep the category', async () => {
  const numbered = (n: number) => `Benefit ${String(n).padStart(2, '0')}`;
  const benefits = Array.from({ length: 23 }, (_, n) =>
    makeBenefit({ classificationIds: ['health'], texts: { 'en-US': { title: numbered(n + 1) } } }),
  );
  onlyItems('benefit', ...benefits);
  const user = await renderApp('/welfare?classification=health&sort=name');
  await user.click(await within(await screen.findByRole('navigation', { name: 'Pages' })).findByRole('link', { name: 'Next' }));
  await waitFor(async () => {
    expect(await titlesIn('Health')).toEqual([numbered(21), numbered(22), numbered(23)]);
  });
  expect(address()).toBe('/welfare?classification=health&sort=name&page=2');
});

test('the newest five stories are beside the benefits, with a link to all', async () => {
  await renderApp('/welfare');
  const news = await screen.findByRole('region', { name: 'News' });
  const stories = await within(news).findAllByRole('listitem');
  expect(stories).toHaveLength(5);
  expect(stories[0]).toHaveTextContent('Sixty of us at the harbour run');
  expect(within(news).getByRole('link', { name: 'The first hundred bicycles' })).toHaveAttribute(
    'href',
    '/welfare/news/first-bicycles',
  );
  expect(within(news).getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/welfare/news');
});

test('an empty area says so, for benefits and news separately', async () => {
  onlyItems('benefit');
  onlyItems('news');
  await renderApp('/welfare');
  expect(await screen.findByText('No benefits are published yet')).toBeVisible();
  expect(await screen.findByText('There is no news yet.')).toBeVisible();
});

test('benefits that fail to load have their own retry, and the news stays', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/welfare/benefit/list', 'The list is down.');
  const user = await renderApp('/welfare');
  const failure = await within(main()).findByRole('alert');
  expect(within(failure).getByText('The list is down.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sixty of us at the harbour run' })).toBeVisible();
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await card('Bicycle lease')).toBeVisible();
});

test('news that fails to load has its own retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/welfare/news/list', 'No news today.');
  const user = await renderApp('/welfare');
  const news = await screen.findByRole('region', { name: 'News' });
  await user.click(await within(news).findByRole('button', { name: 'Try again' }));
  expect(await within(news).findByRole('link', { name: 'Sixty of us at the harbour run' })).toBeVisible();
});

test('an address with invalid parameters shows the unfiltered catalogue', async () => {
  const calls = recordCalls();
  await renderApp('/welfare?page=-3&sort=sideways&favourite=maybe&query=bicycle');
  expect(await titlesIn()).toHaveLength(6);
  const { request } = calls.find(({ call }) => call === 'POST /api/welfare/benefit/list') ?? {};
  expect(await request?.json()).toEqual({});
});

test('the catalogue is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/welfare');
  const benefits = within(await screen.findByRole('list', { name: '全部福利' }));
  expect(benefits.getByRole('link', { name: '自行车租赁' })).toBeVisible();
  expect(benefits.getByText('即将截止')).toBeVisible();
  expect(benefits.getAllByText(/^截至 (\d{4}年)?\d{1,2}月\d{1,2}日$/)).toHaveLength(2);
  expect(benefits.getByText('英文')).toBeVisible();
});
