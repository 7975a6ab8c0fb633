import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AREAS } from '../../../contract/core/areas';
import type { FoundItem, SearchResult } from '../../../contract/search';
import { makeInformation, makeNotice, makeService, makeTool } from '../../../mock/data/factories';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const box = () => screen.findByRole('combobox', { name: 'Search everything' });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Areas with results' }));
const block = (name: RegExp | string) => screen.findByRole('region', { name });
const main = () => within(screen.getByRole('main'));
const titled = (title: string) => ({ texts: { 'en-US': { title } } });
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `Bicycle ${String(n + 1).padStart(2, '0')}`);

/** Empties all areas, so that a test publishes its own items only. */
const emptyPortal = () => {
  for (const area of AREAS) onlyItems(area);
};
const manyNotices = () => {
  emptyPortal();
  const [newest = '', ...others] = numbered(23).reverse();
  onlyItems(
    'notice',
    makeNotice({ ...titled(newest), publishedAt: '2026-05-04T08:00:00.000Z', classificationIds: ['company'] }),
    ...others.map((title) => makeNotice(titled(title))),
  );
  onlyItems('tool', makeTool(titled('Bicycle map')));
};

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

test('tabs show the result count of each area, and a block of the best links to all its results by page and by date', async () => {
  manyNotices();
  const user = await renderApp('/search?query=bicycle');
  const notices = within(await block('Notices 23'));
  expect(within(await block('Best match in Notices')).getByRole('link', { name: 'Bicycle 23' })).toBeVisible();
  expect(notices.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('24 results')).toBeVisible();
  expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 24', 'Notices 23', 'Tools 1']);
  expect((await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('All');
  await user.click(notices.getByRole('link', { name: 'All 23 in Notices' }));
  expect(address()).toBe('/search?query=bicycle&area=notice');
  await waitFor(() => {
    const listed = screen.getByRole('list', { name: 'Results for “bicycle”' });
    expect(within(listed).getAllByRole('heading', { level: 3 })).toHaveLength(20);
  });
  expect((await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('Notices 23');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Bicycle 01' })).toBeVisible();
  expect(address()).toBe('/search?query=bicycle&area=notice&sort=newest&page=2');
  await user.click((await tabs()).getByRole('link', { name: /^All/ }));
  expect(await block(/^Tools/)).toBeVisible();
  expect(address()).toBe('/search?query=bicycle');
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

test('pinned results are labelled, and counts with a limit end with a +', async () => {
  const item: FoundItem = {
    area: 'service',
    id: 'annual-leave',
    title: 'Annual leave',
    summary: '',
    locale: 'en-US',
    department: null,
    classificationIds: [],
    publishedAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    views: 0,
    favourite: false,
    highlight: { title: [{ text: 'Annual leave', hit: false }], passage: [] },
    pinned: true,
    weak: false,
  };
  const found: SearchResult = {
    query: 'leave',
    corrected: false,
    didYouMean: null,
    best: null,
    counts: [
      { area: 'service', total: 342, more: true },
      { area: 'tool', total: 0, more: true },
    ],
    blocks: [{ area: 'service', total: 342, more: true, items: [item] }],
    nothing: null,
  };
  answerWith(http.post('*/api/search', () => HttpResponse.json(found)));
  await renderApp('/search?query=leave');
  const services = within(await block('Service hall 300+'));
  expect(services.getByText('Recommended by editors')).toBeVisible();
  expect(services.getByRole('link', { name: 'All 300+ in Service hall' })).toBeVisible();
  expect(screen.getByText('300+ results')).toBeVisible();
  const links = (await tabs()).getAllByRole('link').map(({ textContent }) => textContent.trim());
  expect(links).toEqual(['All 300+', 'Service hall 300+', 'Tools']);
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

test('an employee opens the results that only mention the query, which are folded below those that are about it', async () => {
  emptyPortal();
  const mention = { 'en-US': { title: 'Winter opening hours', body: '<p>Bicycle parking stays open.</p>' } };
  onlyItems('notice', makeNotice(titled('Bicycle storm')), makeNotice({ texts: mention }));
  onlyItems('information', makeInformation({ texts: { 'en-US': { ...mention['en-US'], title: 'Offices' } } }));
  const user = await renderApp('/search?query=bicycle');
  await block('Best match in Notices');
  expect(screen.queryByRole('link', { name: 'Winter opening hours' })).not.toBeInTheDocument();
  const notices = within(await block(/^Notices/));
  const button = notices.getByRole('button', { name: '1 more mentions it', expanded: false });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const weaker = within(notices.getByRole('list', { name: 'Results in Notices that only mention it' }));
  expect(weaker.getByRole('link', { name: 'Winter opening hours' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Offices' })).not.toBeInTheDocument();
  expect(within(await block(/^Information/)).getByRole('button', { name: '1 mentions it' })).toBeVisible();
});

test('the numbers of an area add up: the best match, the shown results, and all others behind the button', async () => {
  emptyPortal();
  const mention = (title: string) => ({ texts: { 'en-US': { title, body: '<p>Bicycle parking stays open.</p>' } } });
  const titles = ['Winter', 'Spring', 'Summer', 'Autumn', 'Holidays', 'Weekends'];
  onlyItems('notice', makeNotice(titled('Bicycle storm')), ...titles.map((title) => makeNotice(mention(title))));
  onlyItems('information', ...titles.map((title) => makeInformation(mention(title))));
  const user = await renderApp('/search?query=bicycle');
  await block('Best match in Notices');
  const notices = within(await block('Notices 7'));
  expect(notices.queryByRole('link')).not.toBeInTheDocument();
  await user.click(notices.getByRole('button', { name: '6 more mention it' }));
  expect(notices.getAllByRole('listitem')).toHaveLength(4);
  expect(notices.getByRole('link', { name: 'All 7 in Notices' })).toHaveAttribute('href', '/search?query=bicycle&area=notice');
  const documents = within(await block('Information'));
  await user.click(documents.getByRole('button', { name: '6 mention it' }));
  expect(documents.getAllByRole('listitem')).toHaveLength(5);
  expect(documents.getByRole('link', { name: 'All 6 in Information' })).toBeVisible();
});

test('on a phone, the results of all areas are limited to dates in the drawer of filters', async () => {
  manyNotices();
  const user = await renderApp('/search?query=bicycle');
  await screen.findByText('24 results');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(drawer.getByLabelText('From'), 'May 1, 2026{Enter}');
  expect(address()).toBe('/search?query=bicycle&from=2026-05-01');
  await user.click(await drawer.findByRole('button', { name: '1 result' }));
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
});

test('a result found in the other language shows its summary in the reader’s, and says so', async () => {
  const passage = [{ text: '请提前申请休假', hit: true }];
  const card = { area: 'service', locale: 'en-US', department: null, views: 0, favourite: false } as const;
  const dates = { publishedAt: '2026-03-02T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' };
  const itemNamed = (title: string, summary: string): FoundItem => ({
    ...{ ...card, ...dates, classificationIds: [], id: title.toLowerCase(), title, summary, pinned: false, weak: false },
    highlight: { title: [{ text: title, hit: false }], passage, passageLocale: 'zh-CN' },
  });
  const items = [itemNamed('Leave', 'Book days or half days off.'), itemNamed('Absence', '')];
  const counts = [{ area: 'service' as const, total: 2, more: false }];
  const blocks = counts.map((count) => ({ ...count, items }));
  const found: SearchResult = { query: '休假', corrected: false, didYouMean: null, best: null, counts, blocks, nothing: null };
  answerWith(http.post('*/api/search', () => HttpResponse.json(found)));
  await renderApp('/search?query=%E4%BC%91%E5%81%87');
  const [leave, absence] = within(await block(/^Service hall/)).getAllByRole('listitem');
  expect(leave).toHaveTextContent('Book days or half days off.');
  expect(leave).toHaveTextContent('Found in the Chinese text');
  expect(leave).not.toHaveTextContent('请提前申请休假');
  expect(absence).toHaveTextContent('请提前申请休假');
});

test('results that only mention the query are shown if there are no others', async () => {
  emptyPortal();
  onlyItems('notice', makeNotice({ texts: { 'en-US': { title: 'Winter opening hours', body: '<p>Bicycle parking.</p>' } } }));
  await renderApp('/search?query=bicycle');
  expect(await screen.findByRole('link', { name: 'Winter opening hours' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /mentions? it/ })).not.toBeInTheDocument();
});

test('the tabs have the order of the navigation, whichever area has the best match or is chosen', async () => {
  emptyPortal();
  onlyItems('service', makeService({ texts: { 'en-US': { title: 'Repairs', body: '<p>Also of a bicycle.</p>' } } }));
  onlyItems('notice', makeNotice({ texts: { 'en-US': { title: 'Winter opening hours', body: '<p>Bicycle parking.</p>' } } }));
  onlyItems('tool', makeTool(titled('Bicycle map')));
  const names = async () => (await tabs()).getAllByRole('link').map(({ textContent }) => textContent);
  const user = await renderApp('/search?query=bicycle');
  await block('Best match in Tools');
  expect(await names()).toEqual(['All 3', 'Service hall 1', 'Notices 1', 'Tools 1']);
  await user.click((await tabs()).getByRole('link', { name: 'Notices 1' }));
  await screen.findByRole('complementary', { name: 'Narrow the list' });
  expect(await names()).toEqual(['All 3', 'Service hall 1', 'Notices 1', 'Tools 1']);
});
