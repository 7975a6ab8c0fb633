import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const main = () => within(screen.getByRole('main'));
const way = () => screen.findByRole('navigation', { name: 'Previous and next' });

function bodyOf(id: string, body: string): void {
  const text = itemOf('information', id).texts['en-US'];
  if (!text) throw new Error(`${id} has no English text`);
  text.body = body;
}

beforeEach(() => {
  signedIn();
});

test('a reader sees the document with its facts, contents and attachments, and one view is counted', async () => {
  wideWindow();
  const calls = recordCalls();
  itemOf('information', 'business-trips').contact = 'travel@portico.example';
  await renderApp('/information?doc=business-trips');
  expect(await title('Business trips')).toBeVisible();
  expect(await screen.findByText('321 views')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(contents.map(({ search, hash }) => search + hash)).toEqual([
    '?doc=business-trips#booking',
    '?doc=business-trips#hotels',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Attachments' })).getByRole('link', { name: 'packing-list.txt' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^travel@/ })).toHaveAttribute('href', 'mailto:travel@portico.example');
  expect(calls.filter(({ call }) => call === 'POST /api/information/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Business trips · Information · Portico');
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getByRole('link', { name: 'Travelling' })).toHaveAttribute('href', '/information?section=travelling');
});

test('without room for a rail the text begins above its table of contents', async () => {
  const [introduction, first] = ['Ask before you book.', 'Flights'];
  bodyOf(
    'visas',
    `<p>${introduction}</p><h2 id="flights">${first}</h2><p>By train.</p>${['Hotels', 'Trains', 'Meals', 'Receipts'].map((name) => `<h2 id="${name}">${name}</h2>`).join('')}`,
  );
  await renderApp('/information?doc=visas');
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  expect(contents.compareDocumentPosition(screen.getByText(introduction))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(contents.compareDocumentPosition(await heading(first))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('previous and next follow the order of the tree, across sections', async () => {
  const user = await renderApp('/information?doc=visas');
  expect(within(await way()).getByRole('link', { name: /^Previous/ })).toHaveTextContent('Business trips');
  await user.click(within(await way()).getByRole('link', { name: 'Next Spending limits' }));
  expect(await title('Spending limits')).toBeVisible();
  await user.click(within(await way()).getByRole('link', { name: 'Next Brand colours' }));
  await title('Brand colours');
  await user.click(within(await way()).getByRole('link', { name: 'Next Words we use' }));
  await title('Words we use');
  expect(within(await way()).queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

test('opening another document starts at its top with the focus on its heading, and the tree stays', async () => {
  const user = await renderApp('/information?doc=visas');
  const tree = await screen.findByRole('navigation', { name: 'Documents' });
  const link = await within(tree).findByRole('link', { name: 'The office' });
  const scroll = jest.spyOn(window, 'scrollTo');
  await user.click(link);
  expect(await title('The office')).toHaveFocus();
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  expect(tree).toContainElement(link);
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('opening an address leaves the focus where the browser has it', async () => {
  await renderApp('/information?doc=visas');
  expect(await title('Visas')).not.toHaveFocus();
});

test('a link in the text leads to a section of another document, even if the current one has a section of the same name', async () => {
  bodyOf('the-office', '<h2 id="hotels">Hotels nearby</h2><p><a href="/information?doc=business-trips#hotels">On trips</a></p>');
  const user = await renderApp('/information?doc=the-office');
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('link', { name: 'On trips' }));
  expect(await title('Business trips')).toBeVisible();
  expect(await heading('Hotels')).toHaveFocus();
  expect(led.mock.contexts).toEqual([await heading('Hotels')]);
  expect(address()).toBe('/information?doc=business-trips');
});

test('a link to an unknown section leads to the top of the document', async () => {
  bodyOf('the-office', '<p><a href="/information?doc=business-trips#gone">On trips</a></p>');
  const user = await renderApp('/information?doc=the-office');
  await user.click(await screen.findByRole('link', { name: 'On trips' }));
  expect(await title('Business trips')).toHaveFocus();
});

test('Back leads to the previous document', async () => {
  const user = await renderApp('/information?doc=the-office');
  await user.click(await screen.findByRole('link', { name: 'business trips' }));
  await title('Business trips');
  act(() => {
    window.history.back();
  });
  expect(await title('The office')).toHaveFocus();
});

test('changes are listed, newest first', async () => {
  const change = (at: string, note: string) => ({ at, material: false, notes: { 'en-US': note, 'zh-CN': note } });
  itemOf('information', 'visas').changes = [
    change('2026-09-02T00:00:00.000Z', 'New consulate'),
    change('2026-02-01T00:00:00.000Z', 'First version'),
  ];
  await renderApp('/information?doc=visas');
  const changes = within(await screen.findByRole('region', { name: 'What changed' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual(['Sep 2, 2026New consulate', 'Feb 1, 2026First version']);
});

test.each(['no-such-document', 'Not An Id'])('the unknown document %s shows an error beside the tree', async (id) => {
  if (!id.includes(' ')) expectConsole('error', /error request/);
  await renderApp(`/information?doc=${encodeURIComponent(id)}`);
  expect(await title('Document not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse documents' })).toHaveAttribute('href', '/information');
  const trail = within(main().getByRole('navigation', { name: 'You are here' }));
  expect(trail.getByRole('link', { name: 'Information' })).toHaveAttribute('href', '/information');
  expect(main().getByRole('search', { name: 'Search the whole portal' })).toBeVisible();
  const tree = await screen.findByRole('navigation', { name: 'Documents' });
  expect(await within(tree).findByRole('button', { name: /^Office handbook/ })).toBeVisible();
});

test('an unknown section shows an error beside the tree', async () => {
  expectConsole('error', /error request/);
  await renderApp('/information?section=nowhere');
  expect(await title('Section not found')).toBeVisible();
});

test('the page has a title, a heading and the tree while a document loads', async () => {
  answerWith(http.get('*/api/information/info', () => delay('infinite')));
  await renderApp('/information?doc=visas');
  expect(await title('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Visas' })).toBeVisible();
  expect(document.title).toBe('Information · Portico');
});

test('a document that fails to load is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/information/info', 'The database is away.');
  const user = await renderApp('/information?doc=visas');
  const alert = await main().findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await title('Visas')).toBeVisible();
});

test('a document can be marked as favourite on its page', async () => {
  const user = await renderApp('/information?doc=visas');
  await user.click(await screen.findByRole('button', { name: 'Favourite' }));
  await renderApp('/information?doc=visas');
  expect(await screen.findByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
});

test('a share counts for the document', async () => {
  const user = await renderApp('/information?doc=visas');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(itemOf('information', 'visas').shareCount).toBe(1);
  });
});
