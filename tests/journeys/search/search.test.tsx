import { screen, waitFor, within } from '@testing-library/react';
import { AREAS } from '../../../contract/core/areas';
import { makeNotice, makeService } from '../../../mock/data/factories';
import { emptyPortal, manyNotices, titled } from '../../factories/bicycles';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const box = () => screen.findByRole('combobox', { name: 'Search everything' });
const block = (name: RegExp | string) => screen.findByRole('region', { name });
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  signedIn();
});

test('an employee searches in the header and sees the best match with its action, and the best results of each area below', async () => {
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Search the portal' }));
  await user.keyboard('leave{Enter}');
  const best = within(await block('Best match in Service hall'));
  expect(best.getByRole('link', { name: 'Annual leave' })).toContainHTML('<mark>leave</mark>');
  expect(best.getByRole('link', { name: 'Annual leave' })).toHaveAttribute('href', '/service/annual-leave');
  expect(best.getByRole('link', { name: /^Open the online service/ })).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link', { name: 'Annual leave' })).toHaveLength(1);
  expect(within(await block(/^Personnel/)).getByRole('link', { name: 'Plan your leave' })).toBeVisible();
  expect(address()).toBe('/search?query=leave');
  expect(await box()).toHaveValue('leave');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
  expect(main().getByRole('heading', { level: 2, name: 'Results for “leave”' })).toBeVisible();
  expect(document.title).toBe('Results for “leave” · Search · Portico');
});

test('the results of an area can be filtered by category and days, and each filter can be removed', async () => {
  manyNotices();
  const user = await renderApp('/search?query=bicycle&area=notice');
  const filters = within(await screen.findByRole('complementary', { name: 'Narrow the list' }));
  await user.click(await filters.findByRole('link', { name: /^Company/ }));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(address()).toBe('/search?query=bicycle&area=notice&classification=company');
  await user.type(filters.getByLabelText('From'), 'May 1, 2026{Enter}');
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  expect(address()).toBe('/search?query=bicycle&area=notice&classification=company&from=2026-05-01');
  await user.click(chips.getByRole('link', { name: 'Remove the filter Company' }));
  expect(address()).toBe('/search?query=bicycle&area=notice&from=2026-05-01');
  await user.click(chips.getByRole('link', { name: 'Clear all' }));
  expect(await screen.findByText('23 results')).toBeVisible();
  expect(address()).toBe('/search?query=bicycle&area=notice');
});

test('a new search stays in the area; an area without results links to all areas', async () => {
  manyNotices();
  onlyItems('service', makeService(titled('Parking permit')));
  const user = await renderApp('/search?query=bicycle&area=notice');
  await screen.findByText('23 results');
  await user.clear(await box());
  await user.type(await box(), 'parking{Enter}');
  expect(await screen.findByText('No results for “parking”')).toBeVisible();
  expect(address()).toBe('/search?query=parking&area=notice');
  await user.click(main().getByRole('link', { name: 'Search everywhere' }));
  expect(await block('Best match in Service hall')).toBeVisible();
});

test('a typo is corrected with a message, which offers the original query', async () => {
  const user = await renderApp('/search?query=parentel');
  expect(await screen.findByRole('link', { name: 'Parental leave' })).toBeVisible();
  expect(screen.getByText('parental', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Showing results for parental.');
  expect(await box()).toHaveValue('parentel');
  await user.click(screen.getByRole('link', { name: 'Search instead for parentel' }));
  expect(await screen.findByText('No results for “parentel”')).toBeVisible();
  expect(address()).toBe('/search?query=parentel&exact=1');
  const close = within(screen.getByRole('region', { name: 'Similar searches' }));
  await user.click(close.getByRole('link', { name: 'parental' }));
  expect(await screen.findByRole('link', { name: 'Parental leave' })).toBeVisible();
  expect(address()).toBe('/search?query=parental');
});

test('a query similar to one with more results shows its own results and offers the other one', async () => {
  emptyPortal();
  onlyItems('service', makeService(titled('Bicycle lease')));
  onlyItems('notice', makeNotice(titled('Leave in summer')), makeNotice(titled('Leave in winter')));
  const user = await renderApp('/search?query=lease');
  expect(await screen.findByRole('link', { name: /^Bicycle ?lease$/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'leave' }));
  expect(await screen.findByRole('link', { name: /in summer$/ })).toBeVisible();
  expect(address()).toBe('/search?query=leave');
});

test('a search without results shows its terms and the most viewed items, and links to the areas', async () => {
  await renderApp('/search?query=qqq%20zzz');
  expect(await screen.findByText('No results for “qqq zzz”')).toBeVisible();
  expect(screen.getByText(/We searched for “qqq”, “zzz”/)).toBeVisible();
  expect(screen.getByText('Check the spelling, or try fewer or more general words.')).toBeVisible();
  const popular = await screen.findByRole('list', { name: 'Most viewed' });
  expect(within(popular).getAllByRole('link')).toHaveLength(5);
  const areas = within(main().getByRole('navigation', { name: 'Browse an area' }));
  expect(areas.getAllByRole('link')).toHaveLength(AREAS.length);
  expect(areas.getByRole('link', { name: 'Personnel' })).toHaveAttribute('href', '/personnel');
  expect(screen.queryByRole('navigation', { name: 'Areas with results' })).not.toBeInTheDocument();
});

test('when only the date filter excludes all results, the search without it is offered', async () => {
  const user = await renderApp('/search?query=leave&from=2999-01-01');
  await user.click(await screen.findByRole('link', { name: 'Search all dates' }));
  expect(await block(/^Service hall/)).toBeVisible();
  expect(address()).toBe('/search?query=leave');
});

test('an empty search shows popular searches and the person’s recent searches', async () => {
  const user = await renderApp('/search');
  expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  const popular = within(await screen.findByRole('region', { name: 'Popular searches' }));
  expect(popular.getByRole('link', { name: 'laptop' })).toHaveAttribute('href', '/search?query=laptop');
  await user.type(await box(), 'badge{Enter}');
  await block(/^Best match in/);
  await renderApp('/search');
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
  expect(recent.getByRole('link', { name: 'badge' })).toHaveAttribute('href', '/search?query=badge');
  await user.click(recent.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('an employee rates the results once, and the results are sent with the rating', async () => {
  const calls = recordCalls();
  const user = await renderApp('/search?query=parking');
  const question = within(await block(/^Are these results useful/));
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(await question.findByText(/^Thank you/)).toBeVisible();
  expect(question.getByText(/^Thank you/)).toHaveFocus();
  expect(question.queryByRole('button')).not.toBeInTheDocument();
  const rated = calls.filter(({ call }) => call === 'POST /api/search/rate');
  expect(rated).toHaveLength(1);
  const sent = (await rated[0]?.request.json()) as { hits: unknown[] };
  expect(sent).toMatchObject({ query: 'parking', useful: false });
  expect(sent.hits).toContainEqual({ area: 'service', id: 'parking-permit' });
  await renderApp('/search?query=parking');
  expect(within(await block(/^Are these results useful/)).queryByRole('button')).not.toBeInTheDocument();
});

test('a failed search is repeated by a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/search', 'The search is out of breath.');
  const user = await renderApp('/search?query=leave');
  expect(await screen.findByText('The search is out of breath.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await block(/^Service hall/)).toBeVisible();
});

test('an employee finds a person beside the results, and opens and closes their card', async () => {
  const user = await renderApp('/search?query=silva');
  const people = within(await block('People'));
  await user.click(people.getByRole('link', { name: /^Tomás Silva/ }));
  const card = within(await screen.findByRole('dialog', { name: 'Tomás Silva' }));
  expect(card.getByText(/^Usually answers within/)).toBeVisible();
  expect(card.getByRole('link', { name: /^Write e-mail to Tomás Silva/ })).toBeVisible();
  const entries = window.history.length;
  await user.dblClick(card.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/search?query=silva');
  // The card has left no entry of the history behind, which Back would seem to ignore.
  await user.click(people.getByRole('link', { name: /^Tomás Silva/ }));
  expect(await screen.findByRole('dialog', { name: 'Tomás Silva' })).toBeVisible();
  expect(window.history).toHaveLength(entries);
});

test('a person’s card that was opened by a link from elsewhere closes to the results', async () => {
  const user = await renderApp('/search?query=silva&person=tomas-silva');
  const card = within(await screen.findByRole('dialog', { name: 'Tomás Silva' }));
  await user.click(card.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/search?query=silva');
});

test('the page of an unknown address has a search over all areas', async () => {
  const user = await renderApp('/no/such/page');
  await user.click(await screen.findByRole('button', { name: 'Search the whole portal' }));
  await user.keyboard('leave{Enter}');
  expect(await block(/^Service hall/)).toBeVisible();
  expect(address()).toBe('/search?query=leave');
});

test('the search works in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/search?query=%E4%BC%91%E5%81%87');
  expect(await block(/^办事大厅 ?\d+$/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: '搜索全部内容' })).toHaveValue('休假');
  expect(screen.getByRole('region', { name: '这些结果对您有帮助吗？' })).toBeVisible();
  expect(document.title).toBe('“休假”的搜索结果 · 搜索 · Portico');
});
