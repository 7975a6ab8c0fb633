import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { makeInformation } from '../../../mock/data/factories';
import { itemOf, onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { answerWith, failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const main = () => within(screen.getByRole('main'));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Returns the card of a section: the list item with its heading. */
async function card(name: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 2, name });
  const cards = main().getAllByRole('listitem');
  const found = cards.find((item) => within(item).queryByRole('heading', { level: 2, name }));
  if (!found) throw new Error(`no card of ${name}`);
  return found;
}
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  signedIn();
});

test('a reader sees a card for each section, with its size, its most read documents, its owner and its newest change', async () => {
  const calls = recordCalls();
  await renderApp('/information');
  expect(await title('Information')).toBeVisible();
  const handbook = await card('Office handbook');
  expect(linksIn(handbook)).toEqual(['Office handbook', 'Business trips', 'Spending limits', 'The office', 'Visas']);
  expect(handbook).toHaveTextContent('4 documents');
  expect(handbook).toHaveTextContent(itemOf('information', 'business-trips').texts['en-US']?.summary ?? 'no summary');
  expect(handbook).toHaveTextContent(/Whom to ask Finance.*Updated /);
  expect(await card('Reference')).toHaveTextContent(
    /2 documents.*Words we use.*Short names of teams, ships and systems.*Whom to ask .*Chen Jing/,
  );
  expect(within(handbook).getByRole('link', { name: 'Business trips' })).toHaveAttribute(
    'href',
    '/information?doc=business-trips',
  );
  expect(screen.queryByRole('navigation', { name: 'Documents' })).not.toBeInTheDocument();
  expect(document.title).toBe('Information · Portico');
  expect(calls.map(({ call }) => call).filter((call) => call.includes('/information/'))).toEqual([
    'POST /api/information/overview',
  ]);
});

test('a card leads to its section, whose heading takes the focus, with the tree beside it', async () => {
  const user = await renderApp('/information');
  await user.click(within(await card('Office handbook')).getByRole('link', { name: 'Office handbook' }));
  expect(address()).toBe('/information?section=handbook');
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Office handbook' })).toHaveFocus();
  });
  const tree = within(screen.getByRole('navigation', { name: 'Documents' }));
  expect(await tree.findByRole('button', { name: /^Office handbook/ })).toHaveAttribute('aria-expanded', 'true');
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  await user.click(trail.getByRole('link', { name: 'Information' }));
  expect(await card('Reference')).toBeVisible();
});

test('the most recently changed documents are listed with their section, newest first', async () => {
  const user = await renderApp('/information');
  const changed = within(await screen.findByRole('region', { name: 'Recently changed' }));
  expect(changed.getAllByRole('link')).toHaveLength(6);
  expect(
    changed
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual([
    expect.stringMatching(/^Business tripsOffice handbook/),
    expect.stringMatching(/^The officeOffice handbook/),
    expect.stringMatching(/^Words we useReference/),
  ]);
  await user.click(changed.getByRole('link', { name: /^The office/ }));
  expect(await title('The office')).toBeVisible();
});

test('changes are left out of a shelf with a few documents', async () => {
  onlyItems('information', itemOf('information', 'business-trips'), itemOf('information', 'brand-colours'));
  await renderApp('/information');
  expect(await card('Reference')).toHaveTextContent('1 document');
  expect(screen.queryByRole('heading', { name: 'Recently changed' })).not.toBeInTheDocument();
});

test('documents without a section are below the cards', async () => {
  onlyItems('information', itemOf('information', 'visas'), makeInformation({ texts: { 'en-US': { title: 'Lost and found' } } }));
  await renderApp('/information');
  expect(await main().findByRole('heading', { level: 2, name: 'More documents' })).toBeVisible();
  expect(main().getAllByRole('link', { name: /^Lost and found/ })[0]).toBeVisible();
});

test('a shelf without documents says so', async () => {
  onlyItems('information');
  await renderApp('/information');
  expect(await screen.findByText('No documents are published yet')).toBeVisible();
});

test('the page has its heading and a loading message while the cards load', async () => {
  answerWith(http.post('*/api/information/overview', () => delay('infinite')));
  await renderApp('/information');
  expect(await title('Information')).toBeVisible();
  expect(main().getByText('Loading')).toHaveRole('status');
});

test('cards that fail to load show an error and are loaded by a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/information/overview', 'The database is away.');
  const user = await renderApp('/information');
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('The database is away.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await card('Reference')).toBeVisible();
});

test('the cards are shown in Chinese, and a title in English is marked as English', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/information');
  const reference = await card('参考资料');
  expect(reference).toHaveTextContent(/共 2 篇.*陈静.*更新于/);
  expect(languageOf(within(reference).getByRole('link', { name: 'Brand colours' }))).toBe('en-US');
  expect(screen.getByRole('heading', { level: 2, name: '最近更新' })).toBeVisible();
});

test('a reader filters the titles of all documents at once, and opens one', async () => {
  const calls = recordCalls();
  const user = await renderApp('/information');
  await card('Reference');
  const filter = main().getByRole('searchbox', { name: 'Filter all documents by title' });
  await user.type(filter, 'words');
  expect(await main().findByRole('link', { name: 'Words we use Reference' })).toHaveAttribute(
    'href',
    '/information?doc=company-words',
  );
  expect(
    main()
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toContain('1 title');
  expect(screen.queryByRole('heading', { level: 2, name: 'Reference' })).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call).filter((call) => call.includes('/information/'))).toEqual([
    'POST /api/information/overview',
  ]);
  await user.clear(filter);
  expect(await card('Reference')).toBeVisible();
  await user.type(filter, 'words');
  await user.click(await main().findByRole('link', { name: /^Words we use/ }));
  expect(await title('Words we use')).toBeVisible();
  window.history.back();
  expect(await main().findByRole('link', { name: 'Words we use Reference' })).toBeVisible();
  expect(main().getByRole('searchbox', { name: 'Filter all documents by title' })).toHaveValue('words');
  expect(address()).toBe('/information?query=words');
});

test('a filter that no title matches leads to the search of all texts', async () => {
  const user = await renderApp('/information');
  await user.type(main().getByRole('searchbox', { name: 'Filter all documents by title' }), 'zeppelin');
  expect(await main().findByText('No title matches “zeppelin”.')).toBeVisible();
  expect(await main().findByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=zeppelin');
});

test('a section with more than five documents leads to all of them', async () => {
  const section = { classificationIds: ['reference'] };
  onlyItems(
    'information',
    ...[1, 2, 3, 4, 5, 6].map((n) => makeInformation({ ...section, texts: { 'en-US': { title: `Table ${n}` } } })),
  );
  await renderApp('/information');
  expect(within(await card('Reference')).getByRole('link', { name: 'All 6 in Reference' })).toHaveAttribute(
    'href',
    '/information?section=reference',
  );
});
