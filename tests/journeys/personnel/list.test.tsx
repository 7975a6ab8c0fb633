import { screen, waitFor, within } from '@testing-library/react';
import { makePersonnel } from '../../../mock/data/factories';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const titlesIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const filters = () => screen.findByRole('complementary', { name: 'Narrow the list' });
const main = () => screen.getByRole('main');

beforeEach(() => {
  signedIn();
});

test('an employee searches in personnel: results, kinds and the address are updated', async () => {
  const user = await renderApp('/personnel');
  await user.type(await screen.findByRole('combobox', { name: 'Search personnel' }), 'bonus{Enter}');
  expect(await titlesIn('Results for “bonus”')).toEqual(['Bonus rules']);
  expect(screen.getByRole('heading', { level: 1, name: 'Search personnel' })).toBeVisible();
  expect(address()).toBe('/personnel?query=bonus');
  const [row] = within(screen.getByRole('list', { name: 'Results for “bonus”' })).getAllByRole('listitem');
  expect(row).toHaveTextContent(/PolicyFinanceUpdated/);
  expect(row && within(row).getByText('Bonus', { selector: 'mark' })).toBeVisible();
  expect(document.title).toBe('Results for “bonus” · Personnel · Portico');
});

test('the search can be extended to all areas', async () => {
  await renderApp('/personnel?query=bonus');
  const everywhere = await within(main()).findByRole('link', { name: 'Search everywhere' });
  expect(everywhere).toHaveAttribute('href', '/search?query=bonus');
});

test('a filter separates guides from policies within a topic', async () => {
  const user = await renderApp('/personnel?classification=performance');
  expect(await titlesIn('Performance')).toEqual(['The yearly review', 'Bonus rules', 'Probation']);
  await user.click(await within(await filters()).findByRole('link', { name: 'Policies' }));
  await waitFor(async () => {
    expect(await titlesIn('Performance')).toEqual(['Bonus rules', 'Probation']);
  });
  expect(address()).toBe('/personnel?classification=performance&kind=policy');
  expect(within(main()).getByText('2 pages')).toBeVisible();
});

test('clearing the last filter shows the whole list instead of the topics', async () => {
  const user = await renderApp('/personnel?kind=policy');
  await titlesIn('Policies');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Policies' }));
  await waitFor(async () => {
    expect(await titlesIn('All guides and policies')).toHaveLength(6);
  });
  expect(address()).toBe('/personnel?sort=popular');
});

test('an employee sorts by name and by most read, and stays in the list', async () => {
  const user = await renderApp('/personnel?sort=name');
  expect((await titlesIn('All guides and policies'))[0]).toBe('Bonus rules');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most read');
  await waitFor(async () => {
    expect((await titlesIn('All guides and policies'))[0]).toBe('The yearly review');
  });
  expect(address()).toBe('/personnel?sort=popular');
});

test('the favourites filter shows favourites; without any, the list says how to add one', async () => {
  const user = await renderApp('/personnel?sort=popular');
  await user.click(await screen.findByRole('button', { name: 'Favourite: Probation' }));
  await user.click(within(await filters()).getByRole('checkbox', { name: 'My favourites' }));
  await waitFor(async () => {
    expect(await titlesIn('All guides and policies')).toEqual(['Probation']);
  });
  await user.click(screen.getByRole('button', { name: 'Favourite: Probation' }));
  await renderApp('/personnel?favourite=1');
  expect(await screen.findByText('You have no favourites yet')).toBeVisible();
});

test('the pages of a long list are links that keep the filters', async () => {
  const guides = Array.from({ length: 25 }, (_, n) =>
    makePersonnel({ texts: { 'en-US': { title: `Guide ${String(n + 1).padStart(2, '0')}` } } }),
  );
  onlyItems('personnel', ...guides);
  const user = await renderApp('/personnel?kind=guide&sort=name');
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(async () => {
    expect(await titlesIn('Guides')).toEqual(['Guide 21', 'Guide 22', 'Guide 23', 'Guide 24', 'Guide 25']);
  });
  expect(address()).toBe('/personnel?kind=guide&sort=name&page=2');
});

test('a search without results offers to search all areas', async () => {
  await renderApp('/personnel?query=zeppelin');
  expect(await screen.findByText('No results for “zeppelin”')).toBeVisible();
  const everywhere = within(main()).getAllByRole('link', { name: 'Search everywhere' });
  expect(everywhere).toHaveLength(2);
  for (const link of everywhere) expect(link).toHaveAttribute('href', '/search?query=zeppelin');
});

test('a list that fails to load shows the error and is loaded by a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/personnel/list', 'The list is down.');
  const user = await renderApp('/personnel?kind=guide');
  const failure = await within(main()).findByRole('alert');
  expect(failure).toHaveTextContent('The list is down.');
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await titlesIn('Guides')).toContain('Your first week');
});

test('an address with invalid parameters shows the topics', async () => {
  const calls = recordCalls();
  await renderApp('/personnel?kind=rumour&sort=sideways&page=-1');
  expect(await screen.findByRole('region', { name: 'Joining' })).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/personnel/list');
});

test('an editor sees the drafts beside the list', async () => {
  signedIn('admin');
  await renderApp('/personnel?sort=popular');
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  expect(within(drafts).getByRole('link')).toHaveAttribute('href', '/personnel/preview/moving-abroad');
});

test('the list is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/personnel?kind=policy&sort=name');
  const list = await screen.findByRole('list', { name: '人事制度' });
  expect(within(list).getAllByText('制度').length).toBeGreaterThan(0);
  const trail = within(screen.getByRole('navigation', { name: '当前位置' }));
  expect(trail.getByRole('link', { name: '人事服务' })).toHaveAttribute('href', '/personnel');
});

test('the address of a merged topic lists the pages of the topic that replaced it, and the filter selects that topic', async () => {
  portal().formerClassifications.set('personnel reviews', 'performance');
  await renderApp('/personnel?classification=reviews');
  expect(await titlesIn('Performance')).toEqual(['The yearly review', 'Bonus rules', 'Probation']);
  expect(await within(await filters()).findByRole('link', { name: /^Performance/ })).toHaveAttribute('aria-current', 'true');
});
