import { screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from '../../../mock/data/people';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { provideIndexedDb } from '../../setup/indexed-db';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/content';
const table = () => screen.findByRole('table', { name: 'Content' });
const titles = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
  signedIn('admin');
});
afterEach(() => {
  device.remove();
});

test('an editor finds a draft of others by its title, and the address keeps the filters', async () => {
  const user = await renderApp(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Drafts' }), 'With a draft of others');
  await user.type(screen.getByRole('searchbox', { name: 'Find by title' }), 'quiet');
  await waitFor(() => {
    expect(address()).toBe(`${PAGE}?draft=others&query=quiet`);
  });
  await waitFor(() => {
    expect(screen.getByText('1 item')).toBeVisible();
  });
  expect(await titles()).toEqual(['Quiet floors']);
  const row = within(await table());
  expect(row.getByRole('link', { name: 'Quiet floors' })).toHaveAttribute('href', `${PAGE}/notice/quiet-floors`);
  expect(row.getByText('静音楼层')).toHaveAttribute('lang', 'zh-CN');
  expect(row.getByText('Draft')).toBeVisible();
  expect(row.getByText(/^Imported /)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(address()).toBe(PAGE);
});

test('an editor sorts the table and turns its pages with the keyboard, and a click on a row opens its editor', async () => {
  const user = await renderApp(PAGE);
  within(await table())
    .getByRole('link', { name: 'Title' })
    .focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${PAGE}?sort=title`);
  expect(within(await table()).getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  screen.getByRole('link', { name: 'Next' }).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${PAGE}?sort=title&page=2`);
  expect(screen.getByRole('heading', { level: 1, name: 'Content' })).toHaveFocus();
  await user.click(within(await table()).getAllByText('Published', { selector: 'td *' })[0] as HTMLElement);
  expect(address()).toMatch(/^\/manage\/content\/\w+\/[\w-]+$/);
});

test('an editor keeps filters under a name, comes back to them and deletes the name', async () => {
  const user = await renderApp(`${PAGE}?area=notice&draft=any`);
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Notices in work{Enter}');
  const views = within(screen.getByRole('navigation', { name: 'Saved views' }));
  expect(views.getByRole('link', { name: 'Notices in work' })).toHaveAttribute('aria-current', 'page');
  await user.click(views.getByRole('link', { name: 'All content' }));
  expect(address()).toBe(PAGE);
  await user.click(views.getByRole('link', { name: 'Notices in work' }));
  expect(address()).toBe(`${PAGE}?area=notice&draft=any`);
  await user.click(views.getByRole('button', { name: 'Delete the view Notices in work' }));
  expect(views.queryByRole('link', { name: 'Notices in work' })).not.toBeInTheDocument();
});

test('an editor who has as many views as fit is told which one the next view replaces', async () => {
  const views = Array.from({ length: 12 }, (_, index) => ({ name: `View ${index + 1}`, search: `?query=${index + 1}` }));
  localStorage.setItem(`portico.content-views.${PEOPLE.admin.id}`, JSON.stringify(views));
  const user = await renderApp(`${PAGE}?area=notice`);
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save view' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveAccessibleDescription(
    'You have 12 views, the most that can be kept. The oldest, “View 1”, will be deleted.',
  );
  // The name of the link to the whole list is no reserved name.
  await user.type(field, 'All content{Enter}');
  const shown = within(screen.getByRole('navigation', { name: 'Saved views' }));
  expect(shown.queryByRole('link', { name: 'View 1' })).not.toBeInTheDocument();
  expect(shown.getAllByRole('link', { name: 'All content' })).toHaveLength(2);
});

test('an editor opens the rarely used filters, and the button counts those that are set', async () => {
  const user = await renderApp(PAGE);
  const more = await screen.findByRole('button', { name: 'More filters' });
  expect(screen.queryByRole('combobox', { name: 'Expires' })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'Expires in 30 days');
  expect(address()).toBe(`${PAGE}?expires=30`);
  expect(screen.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
});

test('an editor who opens a link with a rarely used filter sees it', async () => {
  await renderApp(`${PAGE}?waiting=returned&owned=none`);
  expect(await screen.findByRole('button', { name: 'More filters (2)', expanded: true })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Next step' })).toHaveValue('returned');
});

test('an editor with a phone finds the filters and the order behind one button, which counts the filters', async () => {
  windowWidth(390);
  const user = await renderApp(`${PAGE}?area=notice`);
  expect(await screen.findByRole('searchbox', { name: 'Find by title' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Drafts' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const filters = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(filters.getByRole('combobox', { name: 'Drafts' }), 'With a draft');
  await user.selectOptions(filters.getByRole('combobox', { name: 'Sort by' }), 'By title');
  expect(address()).toBe(`${PAGE}?area=notice&draft=any&sort=title`);
  await user.click(await filters.findByRole('button', { name: /^\d+ items?$/ }));
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  await user.click(chips.getByRole('link', { name: 'Remove the filter With a draft' }));
  expect(address()).toBe(`${PAGE}?area=notice&sort=title`);
  expect(screen.getByRole('heading', { level: 1, name: 'Content' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
});

test('an editor whose filters match nothing can clear them', async () => {
  const user = await renderApp(`${PAGE}?query=qqq`);
  expect(await screen.findByText('No results for “qqq”')).toBeVisible();
  expect(screen.getByText('Titles are searched in both languages.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  expect(address()).toBe(PAGE);
});

test('an editor whose search matches nothing reads that filters are set, too', async () => {
  const user = await renderApp(`${PAGE}?query=qqq&state=draft&area=notice`);
  expect(await screen.findByText('No results for “qqq”')).toBeVisible();
  expect(screen.getByText('Filters: Notices, Draft')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  expect(address()).toBe(PAGE);
});

test('an editor whose list cannot be loaded reads why and tries again', async () => {
  expectConsole('error', /error request The database is starting/);
  failOnce('POST /api/manage/content/list', 'The database is starting.');
  const user = await renderApp(PAGE);
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});

test.each(['/manage', PAGE])('an employee who opens %s reads that it is for editors, and no call is made', async (path) => {
  signedIn('employee');
  const calls = recordCalls();
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for editors' })).toBeVisible();
  expect(calls.filter(({ call }) => call.includes('/manage/'))).toEqual([]);
});
