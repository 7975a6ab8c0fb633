import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { FoundItem, SearchResult } from '../../../contract/search';
import { makeInformation, makeNotice, makeService, makeTool } from '../../../mock/data/factories';
import { emptyPortal, manyNotices, titled } from '../../factories/bicycles';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { answerWith } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Areas with results' }));
const block = (name: RegExp | string) => screen.findByRole('region', { name });

beforeEach(() => {
  signedIn();
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

/** Mocks the search: two services that were found in their Chinese texts, and others that were found in their own. */
function foundInChinese(...ownTitles: string[]) {
  const passage = [{ text: '请提前申请休假', hit: true }];
  const card = { area: 'service', locale: 'en-US', department: null, views: 0, favourite: false } as const;
  const dates = { publishedAt: '2026-03-02T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' };
  const itemNamed = (title: string, summary: string, foreign: object): FoundItem => ({
    ...{ ...card, ...dates, classificationIds: [], id: title.toLowerCase(), title, summary, pinned: false, weak: false },
    highlight: { title: [{ text: title, hit: false }], passage: [], ...foreign },
  });
  const foreign = { passage, passageLocale: 'zh-CN' };
  const items = [
    ...[itemNamed('Leave', 'Book days or half days off.', foreign), itemNamed('Absence', '', foreign)],
    ...ownTitles.map((title) => itemNamed(title, '', {})),
  ];
  const counts = [{ area: 'service' as const, total: items.length, more: false }];
  const blocks = counts.map((count) => ({ ...count, items }));
  const found: SearchResult = { query: '休假', corrected: false, didYouMean: null, best: null, counts, blocks, nothing: null };
  answerWith(http.post('*/api/search', () => HttpResponse.json(found)));
}

test('a result found in the other language shows its summary in the reader’s, and says so', async () => {
  foundInChinese('休假 one', '休假 two');
  await renderApp('/search?query=%E4%BC%91%E5%81%87');
  const [leave, absence] = within(await block(/^Service hall/)).getAllByRole('listitem');
  expect(leave).toHaveTextContent('Book days or half days off.');
  expect(leave).toHaveTextContent('Found in the Chinese text');
  expect(leave).not.toHaveTextContent('请提前申请休假');
  expect(absence).toHaveTextContent('请提前申请休假');
  expect(screen.queryByText('Found mostly in the Chinese texts')).not.toBeInTheDocument();
});

test.each(['', '&area=service'])('results found mostly in the other language say so once, above them: %s', async (area) => {
  foundInChinese('休假 one');
  await renderApp(`/search?query=%E4%BC%91%E5%81%87${area}`);
  expect(await screen.findByText('Found mostly in the Chinese texts')).toBeVisible();
  expect(screen.getByText('Book days or half days off.')).toBeVisible();
  expect(screen.queryByText('Found in the Chinese text')).not.toBeInTheDocument();
});

test('results that only mention the query are shown if there are no others', async () => {
  emptyPortal();
  onlyItems('notice', makeNotice({ texts: { 'en-US': { title: 'Winter opening hours', body: '<p>Bicycle parking.</p>' } } }));
  await renderApp('/search?query=bicycle');
  expect(await screen.findByRole('link', { name: 'Winter opening hours' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /mentions? it/ })).not.toBeInTheDocument();
});

test('a block whose other results are folded links to all of them too', async () => {
  emptyPortal();
  const mention = { texts: { 'en-US': { title: 'Winter opening hours', body: '<p>Bicycle parking stays open.</p>' } } };
  onlyItems('notice', makeNotice(titled('Bicycle storm')), makeNotice(titled('Bicycle storm again')), makeNotice(mention));
  await renderApp('/search?query=bicycle');
  const notices = within(await block('Notices 3'));
  expect(notices.getByRole('button', { name: '1 more mentions it' })).toBeVisible();
  expect(notices.getByRole('link', { name: 'All 3 in Notices' })).toHaveAttribute('href', '/search?query=bicycle&area=notice');
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
