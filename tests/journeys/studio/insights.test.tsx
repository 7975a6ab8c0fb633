import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dayFromNow } from '../../../mock/data/moments';
import { sampleFigures } from '../../../mock/manage/insights-sample';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const PAGE = '/manage/insights';

test('an editor reads what is read, in the period of the address, and opens the figures of one item', async () => {
  signedIn('editor');
  const user = await renderApp(PAGE);
  expect(await screen.findByRole('link', { name: 'Insights', current: 'page' })).toBeVisible();
  const items = await screen.findByRole('table', { name: 'By item' });
  expect(within(items).getAllByRole('img', { name: /^Views per day: from/ }).length).toBeGreaterThan(3);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(address()).toBe(`${PAGE}?days=7`);
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/manage/insights/export?days=7');
  await user.click(await screen.findByText('Show as a table'));
  const days = await screen.findByRole('table', { name: 'Views per day' });
  expect(within(days).getAllByRole('row')).toHaveLength(8);
  await user.click(within(await screen.findByRole('table', { name: 'By item' })).getAllByRole('link')[0] as HTMLElement);
  expect(address()).toMatch(/^\/manage\/insights\/[a-z]+\/[a-z0-9-]+\?days=7$/);
  expect(await screen.findByRole('link', { name: 'Open in the editor' })).toBeVisible();
});

test('an editor filters the most read items by area and sorts them, and the address contains both', async () => {
  signedIn('editor');
  const user = await renderApp(PAGE);
  const items = within(await screen.findByRole('region', { name: 'By item' }));
  await user.selectOptions(await items.findByRole('combobox', { name: 'Area' }), 'Notices');
  await user.selectOptions(items.getByRole('combobox', { name: 'Sort by' }), 'Most shares first');
  expect(address()).toBe(`${PAGE}?area=notice&sort=shares`);
  const table = await items.findByRole('table', { name: 'By item' });
  expect(within(table).getByRole('columnheader', { name: 'Shares' })).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => {
    for (const link of within(table).getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/manage\/insights\/notice\//));
    }
  });
  const shares = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/manage/insights/export?days=30&area=notice',
  );
});

test('an editor makes a page of a search that found nothing, with its words as the title', async () => {
  signedIn('editor');
  const user = await renderApp(PAGE);
  const searches = await screen.findByRole('list', { name: 'Searches without results' });
  const [make] = within(searches).getAllByRole('button', { name: /^Create a page for/ });
  const query = /“(.*)”/.exec(make?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  expect(within(searches).getByRole('link', { name: `Add a synonym for “${query}”` })).toHaveAttribute(
    'href',
    `/manage/search?${new URLSearchParams({ tab: 'synonyms', add: query }).toString()}`,
  );
  expect(within(searches).getByRole('link', { name: `Pin a result for “${query}”` })).toBeVisible();
  await user.click(make as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'New item' });
  await user.click(await within(dialog).findByRole('button', { name: 'Start writing' }));
  expect(await screen.findByRole('textbox', { name: 'Title in English' })).toHaveValue(query);
});

test('an editor reads the comments of readers without their names', async () => {
  signedIn('editor');
  await renderApp(PAGE);
  const comments = await screen.findByRole('list', { name: 'Comments' });
  expect(within(comments).getByText('Where do I see how many days I have left?')).toBeVisible();
  expect(within(comments).getByRole('link', { name: 'Annual leave' })).toHaveAttribute(
    'href',
    '/manage/insights/service/annual-leave',
  );
});

test('an editor sees by department who has confirmed a notice, and the names of those who have not', async () => {
  signedIn('editor');
  await renderApp(`${PAGE}/notice/expense-rules`);
  const table = await screen.findByRole('table', { name: 'Confirmations' });
  expect(within(table).getByRole('row', { name: 'Others 8 25%' })).toBeVisible();
  expect(screen.getByText('48 of 64 confirmed')).toBeVisible();
  const missing = await screen.findByRole('list', { name: 'Not yet confirmed' });
  expect(screen.getByRole('heading', { name: /^Not yet confirmed ?16$/ })).toBeVisible();
  expect(within(missing).getByText('Mei Lin')).toBeVisible();
  expect(screen.getByText(/Departments below five people are shown together/)).toBeVisible();
});

test('an editor of a notice for few people reads nothing about departments, and who sees the names', async () => {
  signedIn('editor');
  const completion = { people: 2, confirmed: 0, departments: [] };
  const figures = sampleFigures(portal().items.notice, '30');
  answerWith(
    http.post('*/api/manage/insights/item', () =>
      HttpResponse.json({ ...figures, title: 'New rules', locale: 'en-US', files: [], completion }),
    ),
  );
  await renderApp(`${PAGE}/notice/expense-rules`);
  expect(await screen.findByText('0 of 2 confirmed')).toBeVisible();
  expect(screen.queryByText(/Departments below five people/)).not.toBeInTheDocument();
  expect(screen.getByText('Only editors of this notice see these names. The notice tells its readers so.')).toBeVisible();
});

test('an editor is told that there is nothing to compare with, and sees no figures of days that were not counted', async () => {
  signedIn('editor');
  const notices = portal().items.notice;
  const countedSince = dayFromNow(-2);
  answerWith(
    http.post('*/api/manage/insights/overview', () => HttpResponse.json({ ...sampleFigures(notices, '30'), countedSince })),
  );
  const user = await renderApp(PAGE);
  expect(
    await screen.findByText(/^Counted since .*, so there is no whole period before this one to compare with\.$/),
  ).toBeVisible();
  expect(screen.queryByText(/than before|As many as before|in the period before/)).not.toBeInTheDocument();
  await user.click(screen.getByText('Show as a table'));
  expect(within(screen.getByRole('table', { name: 'Views per day' })).getAllByRole('row')).toHaveLength(4);
});

test('on the first day of counting, an editor sees the day in the chart, and that counting began', async () => {
  signedIn('editor');
  const figures = { ...sampleFigures(portal().items.notice, '30'), countedSince: dayFromNow(0) };
  answerWith(http.post('*/api/manage/insights/overview', () => HttpResponse.json(figures)));
  const user = await renderApp(PAGE);
  expect(await screen.findByText('Counting began today.')).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  expect(within(screen.getByRole('table', { name: 'Views per day' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText(/^Counted since/)).not.toBeInTheDocument();
});

test('an editor of an item without views reads so in place of a chart', async () => {
  signedIn('editor');
  const figures = sampleFigures([], '30');
  answerWith(
    http.post('*/api/manage/insights/item', () =>
      HttpResponse.json({ ...figures, title: 'New rules', locale: 'en-US', files: [], completion: null }),
    ),
  );
  await renderApp(`${PAGE}/notice/expense-rules`);
  expect(await screen.findByText('No views in this period.')).toBeVisible();
  expect(screen.queryByText('Show as a table')).not.toBeInTheDocument();
});

test('of a notice that must be confirmed, an editor reads first who has confirmed it', async () => {
  signedIn('editor');
  await renderApp(`${PAGE}/notice/expense-rules`);
  const confirmed = await screen.findByRole('heading', { name: 'Confirmations' });
  const readers = screen.getByText('Views', { selector: 'dt' });
  expect(confirmed.compareDocumentPosition(readers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const period = screen.getByRole('radio', { name: '30 days' });
  expect(confirmed.compareDocumentPosition(period)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(period.compareDocumentPosition(readers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an editor can try again when the figures cannot be loaded', async () => {
  signedIn('editor');
  expectConsole('error', /error request The database is starting/);
  failOnce('POST /api/manage/insights/overview', 'The database is starting.');
  const user = await renderApp(PAGE);
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Views per day' })).toBeVisible();
});
