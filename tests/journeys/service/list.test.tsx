import { screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { onlyServices, titled } from '../../factories/service';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const list = (name: string | RegExp) => screen.findByRole('list', { name });
const titlesIn = async (name: string | RegExp) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
/** A long list is rendered in two steps. */
const expectAllServices = () =>
  waitFor(() => {
    const all = within(screen.getByRole('list', { name: 'All services' }));
    expect(all.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  });
const filters = () => screen.findByRole('complementary', { name: 'Narrow the list' });
const heart = (title: string) => screen.findByRole('button', { name: `Favourite: ${title}` });
const main = () => screen.getByRole('main');

beforeEach(() => {
  signedIn();
});

test('an employee browses by classification: the list, its count and the address are updated', async () => {
  const user = await renderApp('/service');
  await expectAllServices();
  expect(within(main()).getByText('12 services')).toBeVisible();

  await user.click(await within(await filters()).findByRole('button', { name: 'Categories in Working life' }));
  await user.click(within(await filters()).getByRole('link', { name: /^Time off/ }));
  expect(await titlesIn('Time off')).toEqual(['Annual leave', 'Sick note', 'Parental leave']);
  expect(within(main()).getByText('3 services')).toBeVisible();
  expect(address()).toBe('/service?classification=time-off');
  expect(within(await filters()).getByRole('link', { name: /^Time off/ })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('link', { name: 'Remove the filter Time off' }));
  await expectAllServices();
  expect(address()).toBe('/service');
});

test('a branch of the classification tree expands and collapses, and is expanded when it contains the selection', async () => {
  const user = await renderApp('/service?classification=time-off');
  const branch = await within(await filters()).findByRole('button', { name: 'Categories in Working life' });
  expect(branch).toHaveAttribute('aria-expanded', 'true');
  await user.click(branch);
  expect(branch).toHaveAttribute('aria-expanded', 'false');
  expect(within(await filters()).queryByRole('link', { name: /^Time off/ })).not.toBeInTheDocument();
});

test('filters, sort and query survive a reload, and Clear all shows the whole list', async () => {
  await renderApp('/service?query=a&classification=working-life&handling=online&sort=name');
  const first = await titlesIn('Results for “a”');
  expect(first).toEqual([...first].sort());
  const user = await renderApp(address());
  expect(await titlesIn('Results for “a”')).toEqual(first);
  expect(screen.getByRole('combobox', { name: 'Search the service hall' })).toHaveValue('a');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('A–Z');
  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  expect(
    within(chips)
      .getAllByRole('link')
      .map((chip) => chip.textContent),
  ).toEqual(['“a”', 'Working life', 'Online', 'Clear all']);

  await user.click(within(chips).getByRole('link', { name: 'Clear all' }));
  await expectAllServices();
  expect(address()).toBe('/service?sort=name');
});

test('Back restores the previous list', async () => {
  const user = await renderApp('/service');
  await user.click(await within(await filters()).findByRole('link', { name: 'In person' }));
  await waitFor(async () => {
    expect(await titlesIn('All services')).toEqual(['Parental leave', 'Company card']);
  });
  window.history.back();
  await expectAllServices();
  expect(address()).toBe('/service');
});

test('an employee sorts by name; the default sort is left out of the address', async () => {
  const user = await renderApp('/service');
  await list('All services');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
  await waitFor(async () => {
    expect((await titlesIn('All services'))[0]).toBe('Annual leave');
  });
  expect(address()).toBe('/service?sort=name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most used');
  expect(address()).toBe('/service');
});

test('the favourites filter shows a favourite, and a failed change of one is reverted', async () => {
  const user = await renderApp('/service');
  await user.click(await heart('New laptop'));
  expect(await heart('New laptop')).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(await filters()).getByRole('checkbox', { name: 'My favourites' }));
  await waitFor(async () => {
    expect(await titlesIn('All services')).toEqual(['New laptop']);
  });
  expect(address()).toBe('/service?favourite=1');

  expectConsole('error', /error request/);
  failOnce('POST /api/favourite/update', 'Not now.');
  await user.click(await heart('New laptop'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(await heart('New laptop')).toHaveAttribute('aria-pressed', 'true');
});

test('an employee without favourites sees how to add one', async () => {
  const user = await renderApp('/service?favourite=1');
  expect(await screen.findByText('You have no favourites yet')).toBeVisible();
  await user.click(within(main()).getByRole('link', { name: 'Clear filters' }));
  await expectAllServices();
});

test('a search without results offers to clear the filters and to search all areas', async () => {
  const user = await renderApp('/service?query=laptop&classification=money');
  expect(await screen.findByText('No results for “laptop” with these filters')).toBeVisible();
  expect(within(main()).getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=laptop');
  await user.click(within(main()).getByRole('link', { name: 'Clear filters' }));
  expect(await titlesIn('Results for “laptop”')).toContain('New laptop');
  expect(address()).toBe('/service?query=laptop');
});

test('a list that fails to load shows the error and is loaded by a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/servicehall/form/list', 'The list is down.');
  const user = await renderApp('/service');
  const failure = await within(main()).findByRole('alert');
  expect(within(failure).getByText('The list is down.')).toBeVisible();
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await expectAllServices();
  expect(within(main()).queryByRole('alert')).not.toBeInTheDocument();
});

test('classifications that fail to load show an error with a retry, and the other filters keep working', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/servicehall/classification/list', 'Out of order.');
  const user = await renderApp('/service');
  const group = await within(await filters()).findByRole('region', { name: 'Category' });
  expect(within(group).getByText('The categories could not be loaded. Out of order.')).toBeVisible();
  await user.click(within(await filters()).getByRole('link', { name: 'In person' }));
  expect(address()).toBe('/service?handling=in_person');
  await user.click(within(group).getByRole('button', { name: 'Try again' }));
  expect(await within(await filters()).findByRole('link', { name: /^Working life/ })).toBeVisible();
  expect(screen.queryByText(/The categories could not be loaded/)).not.toBeInTheDocument();
});

test('the pages of a long list are links that keep the filters; a new filter leads to the first page', async () => {
  onlyServices(
    ...Array.from({ length: 45 }, (_, n) => titled(`Service ${String(n + 1).padStart(2, '0')}`, { handling: 'online' })),
  );
  const user = await renderApp('/service?handling=online&sort=name&page=3');
  expect(await titlesIn('All services')).toEqual(['Service 41', 'Service 42', 'Service 43', 'Service 44', 'Service 45']);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(within(pages).getByRole('link', { name: 'Previous' }));
  await waitFor(async () => {
    expect((await titlesIn('All services'))[0]).toBe('Service 21');
  });
  expect(address()).toBe('/service?handling=online&sort=name&page=2');
  expect(screen.getByRole('heading', { level: 2, name: 'All services' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(address()).toBe('/service?handling=online&sort=newest');
});

test('a removed filter leaves the focus at the head of the list', async () => {
  const user = await renderApp('/service?query=a&handling=online');
  const press = async (link: HTMLElement) => {
    link.focus();
    await user.keyboard('{Enter}');
  };
  await press(await screen.findByRole('link', { name: 'Remove the filter Online' }));
  expect(address()).toBe('/service?query=a');
  expect(await screen.findByRole('heading', { level: 2, name: 'Results for “a”' })).toHaveFocus();
  await press(await screen.findByRole('link', { name: 'Clear all' }));
  await expectAllServices();
  expect(screen.getByRole('heading', { level: 2, name: 'All services' })).toHaveFocus();
});

test('clearing the filters of an empty list leaves the focus at its head', async () => {
  onlyServices(titled('Sick note', { handling: 'online' }));
  const user = await renderApp('/service?handling=in_person');
  (await screen.findByRole('link', { name: 'Clear filters' })).focus();
  await user.keyboard('{Enter}');
  expect(await titlesIn('All services')).toEqual(['Sick note']);
  expect(screen.getByRole('heading', { level: 2, name: 'All services' })).toHaveFocus();
});

test('a filter that is chosen on a later page keeps the focus', async () => {
  onlyServices(...Array.from({ length: 25 }, (_, n) => titled(`Service ${n}`)));
  const user = await renderApp('/service?page=2');
  const choice = await within(await filters()).findByRole('checkbox', { name: 'My favourites' });
  await user.click(choice);
  expect(address()).toBe('/service?favourite=1');
  expect(choice).toHaveFocus();
});

test('an address with invalid parameters shows the unfiltered list', async () => {
  const calls = recordCalls();
  await renderApp('/service?page=-3&sort=sideways&handling=by-owl&favourite=maybe');
  await expectAllServices();
  const { request } = calls.find(({ call }) => call === 'POST /api/servicehall/form/list') ?? {};
  expect(await request?.json()).toEqual({});
});

test('the choice of cards or rows is stored on this device', async () => {
  const user = await renderApp('/service');
  await user.click(await screen.findByRole('button', { name: 'Cards' }));
  await renderApp('/service');
  expect(await screen.findByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
});

test('a text in another language than the interface is labelled with its language', async () => {
  onlyServices({ texts: { 'zh-CN': { title: '年假申请' } } }, titled('Sick note'));
  await renderApp('/service');
  const [chinese, english] = within(await list('All services')).getAllByRole('listitem');
  expect(chinese).toHaveTextContent('In Chinese');
  expect(english).not.toHaveTextContent('In English');
  expect(languageOf(screen.getByRole('link', { name: '年假申请' }))).toBe('zh-CN');
  expect(languageOf(screen.getByText('In Chinese'))).toBe('en-US');
  expect(languageOf(await heart('年假申请'))).toBe('en-US');
});

test('on a phone the filters are in a drawer, which shows the number of results', async () => {
  const user = await renderApp('/service');
  await list('All services');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(drawer).getByRole('link', { name: 'In person' }));
  await user.click(await within(drawer).findByRole('button', { name: '2 services' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
});

test('an editor sees the drafts beside the list; for an employee no call for drafts is made', async () => {
  const calls = recordCalls();
  await renderApp('/service');
  await list('All services');
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/preview/list');
  signedIn('editor');
  await renderApp('/service');
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  const draft = within(drafts).getByRole('link');
  expect(draft).toHaveAttribute('href', '/service/preview/home-office-kit');
  expect(draft).toHaveAttribute('lang', 'en-US');
});
