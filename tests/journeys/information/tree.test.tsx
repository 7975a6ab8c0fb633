import { screen, waitFor, within } from '@testing-library/react';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const tree = () => screen.findByRole('navigation', { name: 'Documents' });
const titlesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const section = async (name: RegExp) => within(await tree()).findByRole('button', { name });

beforeEach(() => {
  signedIn();
});

test('a reader expands sections to a document, which stays marked in the tree while another section is open', async () => {
  const user = await renderApp('/information?section=travelling');
  await section(/^Travelling 2$/);
  expect(titlesIn(await tree())).toEqual(['The office', 'Business trips', 'Visas']);
  expect(await section(/^Reference 2$/)).toHaveAttribute('aria-expanded', 'false');
  expect(await section(/^Spending 1$/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(within(await tree()).getByRole('link', { name: 'Visas' }));
  expect(await title('Visas')).toBeVisible();
  expect(address()).toBe('/information?doc=visas');
  await user.click(await section(/^Reference/));
  expect(within(await tree()).getByRole('link', { name: 'Visas' })).toHaveAttribute('aria-current', 'page');
});

test('a document opened by its address has its branch expanded, and the reader can collapse it', async () => {
  const user = await renderApp('/information?doc=visas');
  expect(await within(await tree()).findByRole('link', { current: 'page' })).toHaveTextContent('Visas');
  const travelling = await section(/^Travelling/);
  await user.click(travelling);
  expect(travelling).toHaveAttribute('aria-expanded', 'false');
  expect(within(await tree()).queryByRole('link', { name: 'Visas' })).not.toBeInTheDocument();
});

test('the arrow keys move through the tree, expand a section and move to its parent', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp('/information?section=no-such-section');
  (await section(/^Office handbook/)).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(within(await tree()).getByRole('link', { name: 'The office' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(await section(/^Reference/)).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{ArrowLeft}');
  expect(await section(/^Office handbook/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(await section(/^Office handbook/)).toHaveAttribute('aria-expanded', 'false');
});

test('a reader filters the titles without a call, and clearing the filter restores the tree', async () => {
  const user = await renderApp('/information?doc=visas');
  const filter = await within(await tree()).findByRole('searchbox', { name: 'Filter by title' });
  const calls = recordCalls();
  await user.type(filter, 'TRIPS bus');
  expect(titlesIn(await tree())).toEqual(['Business tripsOffice handbook › Travelling']);
  expect(within(await tree()).getByRole('status')).toHaveTextContent('1 title');
  await user.clear(filter);
  await user.type(filter, 'zzz');
  expect(within(await tree()).getByRole('status')).toHaveTextContent('No title matches “zzz”.');
  await user.clear(filter);
  expect(titlesIn(await tree())).toContain('Visas');
  expect(calls.map(({ call }) => call)).not.toContainEqual(expect.stringMatching(/\/(tree|list|search|suggest)$/));
});

test('a section has its own page with all its contents', async () => {
  const user = await renderApp('/information?doc=visas');
  const trail = await screen.findByRole('navigation', { name: 'You are here' });
  await user.click(await within(trail).findByRole('link', { name: 'Office handbook' }));
  expect(await title('Office handbook')).toHaveFocus();
  expect(address()).toBe('/information?section=handbook');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('4 documents')).toBeVisible();
  expect(main.getByRole('heading', { level: 2, name: 'Travelling' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Spending limits' })).toBeVisible();
  expect(main.getByText(itemOf('information', 'visas').texts['en-US']?.summary ?? 'no summary')).toBeVisible();
  expect(await section(/^Office handbook/)).toHaveAttribute('aria-expanded', 'true');
});

test('a section shows its titles if the summaries fail to load', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/information/list', 'The database is away.');
  await renderApp('/information?section=handbook');
  expect(await title('Office handbook')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Visas' })).toBeVisible();
  expect(main.queryByText(itemOf('information', 'visas').texts['en-US']?.summary ?? '')).not.toBeInTheDocument();
});

test('on a phone the tree is a drawer, which closes when a document is selected', async () => {
  const user = await renderApp('/information?doc=the-office');
  await user.click(await screen.findByRole('button', { name: 'Documents' }));
  const drawer = await screen.findByRole('dialog', { name: 'Documents' });
  await user.click(await within(drawer).findByRole('button', { name: /^Travelling/ }));
  await user.click(within(drawer).getByRole('link', { name: 'Business trips' }));
  expect(await title('Business trips')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone the drawer closes when the document that is shown already is selected', async () => {
  const user = await renderApp('/information?doc=visas');
  await user.click(await screen.findByRole('button', { name: 'Documents' }));
  const drawer = await screen.findByRole('dialog', { name: 'Documents' });
  await user.click(await within(drawer).findByRole('link', { current: 'page' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('when the tree fails to load, the document is still shown, and a retry loads the tree', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/information/tree', 'The database is away.');
  const user = await renderApp('/information?doc=visas');
  expect(await title('Visas')).toBeVisible();
  expect(await within(await tree()).findByText('The list of documents could not be loaded. The database is away.')).toBeVisible();
  await user.click(within(await tree()).getByRole('button', { name: 'Try again' }));
  expect(await within(await tree()).findByRole('link', { current: 'page' })).toHaveTextContent('Visas');
});

test('sections and titles are shown in Chinese, and English-only ones are marked as English', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp('/information?doc=the-office');
  const contents = await screen.findByRole('navigation', { name: '资料目录' });
  await user.click(await within(contents).findByRole('button', { name: /^参考资料/ }));
  expect(languageOf(within(contents).getByRole('link', { name: 'Brand colours' }))).toBe('en-US');
  await user.type(within(contents).getByRole('searchbox', { name: '按标题筛选' }), '出差');
  await waitFor(() => {
    expect(titlesIn(contents)).toEqual(['出差须知办公手册 › 出差']);
  });
});

test('the address of a merged section leads to the section that has its documents', async () => {
  portal().formerClassifications.set('information journeys', 'travelling');
  await renderApp('/information?section=journeys');
  expect(await title('Travelling')).toBeVisible();
  expect(address()).toBe('/information?section=travelling');
  expect(await section(/^Travelling 2$/)).toHaveAttribute('aria-expanded', 'true');
});
