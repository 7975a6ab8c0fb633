import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/search';
const list = (name: string) => screen.findByRole('list', { name });
const rowOf = async (name: string, heading: string) => {
  const rows = within(await list(name)).getAllByRole('listitem');
  const row = rows.find((one) => within(one).queryByRole('heading', { name: new RegExp(`^${heading}`) }));
  if (!row) throw new Error(`no row of ${heading}`);
  return row;
};
const headings = async (name: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const onlySynonyms = (words: string) =>
  waitFor(async () => {
    const [heading, ...others] = within(await list('Synonyms')).getAllByRole('heading');
    expect(heading).toHaveAccessibleName(words);
    expect(others).toEqual([]);
  });
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Parts of search' })).getByRole('link', { name });

beforeEach(() => {
  signedIn('editor');
});

test('a reader who opens the address sees an error, and no administration call is made', async () => {
  signedIn('employee');
  const calls = recordCalls();
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Search settings are for editors' })).toBeVisible();
  expect(screen.getByText(/what people search for/)).toBeVisible();
  expect(calls.filter(({ call }) => call.includes('/manage/'))).toEqual([]);
});

test('an editor sees the queries without results, which of them have results now, and another period kept in the address', async () => {
  const user = await renderApp(PAGE);
  expect(await headings('No results')).toEqual(['sabbatical', '弹性工作', 'bikeHas results now', 'locker key']);
  expect(screen.getByText('4 search terms')).toBeVisible();
  const row = within(await rowOf('No results', 'sabbatical'));
  expect(row.getByText('Also: sabbaticals')).toBeVisible();
  expect(row.getByText('All areas, Service hall')).toBeVisible();
  expect(row.getByText('14 of 15 people found nothing')).toBeVisible();
  expect(row.getByRole('link', { name: 'Try it: search for “sabbatical” (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  expect(await screen.findByText('5 search terms')).toBeVisible();
  expect(address()).toBe(`${PAGE}?days=90`);
  expect(document.title).toBe('No results · Search · Portico');
});

test('an editor starts a page for a query without results, with its words as the title', async () => {
  const user = await renderApp(PAGE);
  const row = within(await rowOf('No results', 'sabbatical'));
  const actions = [...row.getAllByRole('button'), ...row.getAllByRole('link')].map(({ textContent }) => textContent);
  expect(actions).toEqual(['Create a page', 'Add a synonym', 'Pin a result', 'Try it']);
  await user.click(row.getByRole('button', { name: 'Create a page for “sabbatical”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New item' }));
  await user.click(await dialog.findByRole('button', { name: 'Start writing' }));
  expect(await screen.findByRole('textbox', { name: 'Title in English' })).toHaveValue('sabbatical');
});

test('on a phone, an editor finds the other actions for a query in its menu', async () => {
  windowWidth(390);
  const user = await renderApp(PAGE);
  const row = within(await rowOf('No results', 'sabbatical'));
  expect(row.getByRole('button', { name: 'Create a page for “sabbatical”' })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Other actions for “sabbatical”' }));
  const actions = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(actions).toEqual(['Add a synonym', 'Pin a result', 'Try it']);
  await user.click(screen.getByRole('menuitem', { name: 'Add a synonym' }));
  expect(address()).toBe(`${PAGE}?tab=synonyms&add=sabbatical`);
});

test('an editor sees the results rated as not useful, with the items that were shown', async () => {
  const user = await renderApp(PAGE);
  await screen.findByText('4 search terms');
  await user.click(tab('Ratings'));
  expect(await headings('Ratings of results')).toEqual(['new phone', 'leave']);
  const row = within(await rowOf('Ratings of results', 'new phone'));
  expect(row.getByText('22% useful')).toBeVisible();
  const actions = row.getAllByRole('link').slice(-3);
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Pin a result', 'Add a synonym', 'Try it']);
  expect(row.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/tool?tool=mail');
  expect(address()).toBe(`${PAGE}?tab=ratings`);
});

test('an editor pins results for a query without results and orders them with the keyboard', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('link', { name: 'Pin a result for “sabbatical”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pin results' }));
  expect(form.getByRole('textbox', { name: 'When somebody searches for' })).toHaveValue('sabbatical');
  const find = form.getByRole('combobox', { name: 'Find a result to pin' });
  for (const [typed, title] of [
    ['annu', 'Annual leave'],
    ['park', 'Parking permit'],
  ] as const) {
    await user.type(find, typed);
    await screen.findByRole('option', { name: new RegExp(`^${title}`) });
    await user.keyboard('{ArrowDown}{Enter}');
  }
  const order = form.getByRole('list', { name: 'Results to list first' });
  for (let step = 0; step < 3; step += 1) await user.tab({ shift: true });
  expect(form.getByRole('button', { name: 'Move Parking permit up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(form.getByText('Parking permit moved to position 1 of 2.')).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Move Parking permit up' })).toHaveFocus();
  expect(within(order).getAllByRole('listitem')[0]).toHaveTextContent('Parking permit');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const row = within(await rowOf('Pinned results', 'sabbatical'));
  expect(
    within(row.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parking permit', 'Annual leave']);
  expect(address()).toBe(`${PAGE}?tab=pins`);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(
    portal()
      .searchRules.pins.at(-1)
      ?.items.map(({ id }) => id),
  ).toEqual(['parking-permit', 'annual-leave']);
});

test('pins show the state of their items, and those from the content folder show where to edit them', async () => {
  await renderApp(`${PAGE}?tab=pins`);
  const party = within(await rowOf('Pinned results', 'winter party'));
  expect(party.getByText('Expired')).toBeVisible();
  const parking = within(await rowOf('Pinned results', 'car park'));
  expect(parking.getByText('From the content folder')).toBeVisible();
  expect(screen.getByText('Entries from the content folder cannot be edited here. Your IT team manages them.')).toBeVisible();
  expect(parking.queryByRole('button')).not.toBeInTheDocument();
});

test('a list with rules of the content folder only says so once, above them', async () => {
  const { searchRules } = portal();
  for (const group of searchRules.synonyms) group.origin = 'folder';
  await renderApp(`${PAGE}?tab=synonyms`);
  const note = await screen.findByText('Managed by your IT team in the content folder');
  expect(note.compareDocumentPosition(await list('Synonyms'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('From the content folder')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a group' })).not.toHaveClass('button-primary');
});

test('a reader of Chinese sees the Chinese words of a group first', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp(`${PAGE}?tab=synonyms`);
  const groups = within(await screen.findByRole('list', { name: '同义词' })).getAllByRole('heading', { level: 3 });
  const words = groups.map((group) => group.textContent).filter((text) => /[a-z]/i.test(text) && /\p{Script=Han}/u.test(text));
  expect(words.length).toBeGreaterThan(0);
  for (const text of words) expect(text).toMatch(/^\p{Script=Han}/u);
});

test('a removed rule can be restored until the editor leaves the page', async () => {
  const user = await renderApp(`${PAGE}?tab=pins`);
  await user.click(await screen.findByRole('button', { name: 'Remove what is pinned for “Time off”' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Removed the pinned results for “Time off”.')).toBeVisible();
  expect(portal().searchRules.pins.map(({ query }) => query)).not.toContain('Time off');
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Edit what is pinned for “Time off”' })).toHaveFocus();
  expect(portal().searchRules.pins.map(({ query }) => query)).toContain('Time off');
});

test('an editor whose rule was changed by someone else gets an error, and keeps the input until they reload', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp(`${PAGE}?tab=synonyms`);
  await user.click(await screen.findByRole('button', { name: 'Edit the group canteen, cafeteria, 食堂' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit synonyms' }));
  const [group] = portal().searchRules.synonyms;
  if (group) portal().searchRules.synonyms[0] = { ...group, words: ['canteen', 'mensa'] };
  await user.type(form.getByRole('textbox', { name: 'Add a word' }), 'lunch{Enter}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Somebody else changed this group/)).toBeVisible();
  expect(within(form.getByRole('list', { name: 'Words that mean the same' })).getByText('lunch')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Discard my changes and reload' }));
  expect(await within(await list('Synonyms')).findByRole('heading', { name: 'canteen, mensa' })).toBeVisible();
});

test('an editor adds a synonym from a rating, and gets a warning for a word in two groups', async () => {
  const user = await renderApp(`${PAGE}?tab=ratings`);
  await user.click(await screen.findByRole('link', { name: 'Add a synonym for “leave”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add synonyms' }));
  const field = form.getByRole('textbox', { name: 'Add a word' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('A group needs at least two different words.')).toBeVisible();
  await user.type(field, 'LEAVE{Enter}');
  expect(form.getByText('“LEAVE” is already in the list.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Canteen');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const row = within(await rowOf('Synonyms', 'leave, Canteen'));
  expect(row.getByText(/“Canteen” is also in the group cafeteria, 食堂/)).toBeVisible();
});

test('an editor who enters a group that exists is told so, and is led to it', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp(`${PAGE}?tab=synonyms`);
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add synonyms' }));
  await user.type(form.getByRole('textbox', { name: 'Add a word' }), '食堂, CANTEEN, Cafeteria');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^There is already a group of exactly these words\./)).toBeVisible();
  await user.click(form.getByRole('link', { name: 'Show that group' }));
  await onlySynonyms('canteen, cafeteria, 食堂');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an editor searches the synonyms for a word, and the address keeps it', async () => {
  const user = await renderApp(`${PAGE}?tab=synonyms`);
  await screen.findByText('3 groups');
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'bike');
  await onlySynonyms('bicycle, bike, 自行车');
  expect(address()).toBe(`${PAGE}?tab=synonyms&query=bike`);
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'zz');
  expect(await screen.findByText('No group contains “bikezz”')).toBeVisible();
});

test('a report that fails to load is loaded by a retry, and an empty one says why', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/manage/search/empty/list', 'The report broke.');
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 search terms')).toBeVisible();
  const none = { items: [], total: 0, page: 1, pageSize: 20 };
  answerWith(http.post('*/api/manage/search/rating/list', () => HttpResponse.json(none)));
  await user.click(tab('Ratings'));
  expect(await screen.findByText('No ratings yet')).toBeVisible();
  expect(screen.queryByText('0 rated search terms')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  expect(address()).toBe(`${PAGE}?tab=ratings&days=90`);
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
});

test('an editor without pins reads what they are for, and pins the first results from there', async () => {
  const pins = portal().searchRules.pins.splice(0);
  const user = await renderApp(`${PAGE}?tab=pins`);
  expect(await screen.findByText('Nothing is pinned yet')).toBeVisible();
  expect(screen.getByText(/^For example, pin the leave form/)).toBeVisible();
  expect(screen.queryByText('0 search terms')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Pin results' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pin results' }));
  await user.type(form.getByRole('textbox', { name: 'When somebody searches for' }), 'sabbatical');
  await user.type(form.getByRole('combobox', { name: 'Find a result to pin' }), 'annu');
  await screen.findByRole('option', { name: /^Annual leave/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await rowOf('Pinned results', 'sabbatical');
  expect(screen.getByRole('button', { name: 'Pin results' })).toHaveFocus();
  portal().searchRules.pins.push(...pins);
});
