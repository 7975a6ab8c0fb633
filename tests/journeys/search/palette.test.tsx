import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { AREAS } from '../../../contract/core/areas';
import type { Person } from '../../../contract/person';
import type { Suggestions } from '../../../contract/search';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const field = () => screen.getByRole('combobox', { name: 'Search the portal' });
const listbox = async () => within(await screen.findByRole('listbox', { name: 'Search the portal' }));
const selected = async () => (await listbox()).getByRole('option', { selected: true });

/** Renders a page and opens the palette on it. */
const openPalette = async (page = '/tool') => {
  const user = await renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Search the portal' }));
  await listbox();
  return user;
};

/** A person whom only a slow answer has. */
const LATE: Person = {
  ...{ id: 'lea-moreau', kind: 'person', name: 'Lea Moreau', picture: null, role: 'Architect', department: null },
  ...{ email: null, phone: null, replyHours: null, hours: null },
};

beforeEach(() => {
  signedIn();
});

test('an employee opens the best match with Enter, and sees the other suggestions by area', async () => {
  const user = await openPalette();
  await user.keyboard('lea');
  const best = await screen.findByRole('group', { name: 'Best match' });
  expect(within(best).getByRole('option')).toContainHTML('<mark>lea</mark>');
  const services = (await listbox()).getByRole('group', { name: 'Service hall' });
  expect(within(services).getByRole('option')).toHaveTextContent('Parental leave');
  expect(await selected()).toHaveTextContent('Annual leave');
  expect(field()).toHaveAttribute('aria-activedescendant', (await selected()).id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an employee follows the action of the best match with Tab or Ctrl-Enter', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const user = await openPalette();
  await user.keyboard('annual');
  const action = await screen.findByRole('link', { name: /^Open Annual leave/ });
  expect(action).toHaveAttribute('target', '_blank');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith(action.getAttribute('href'), '_blank', 'noopener');
  await user.tab();
  expect(action).toHaveFocus();
  open.mockRestore();
});

test('an employee moves with the arrow keys to all results, and finds the search among the recent ones', async () => {
  const user = await openPalette();
  await user.keyboard('lea');
  await screen.findByRole('group', { name: 'Best match' });
  await user.keyboard('{ArrowDown}');
  expect(await selected()).toHaveTextContent('Parental leave');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await selected()).toHaveTextContent('All results for “lea”');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(address()).toBe('/search?query=lea');
  });
  await user.click(screen.getByRole('button', { name: 'Search the portal' }));
  const recent = within(await screen.findByRole('group', { name: 'Recent searches' }));
  expect(recent.getByRole('option', { name: 'lea' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('an employee goes to an area or searches for a popular word before typing', async () => {
  const user = await openPalette();
  expect(await screen.findByRole('group', { name: 'Popular searches' })).toBeVisible();
  await user.click(within(screen.getByRole('group', { name: 'Areas' })).getByRole('option', { name: 'Notices' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  expect(address()).toBe('/notice');
});

test('Back closes the palette with the page that it covered', async () => {
  const user = await renderApp('/tool');
  const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  await user.click(main.getByRole('link', { name: 'Notices' }));
  await screen.findByRole('heading', { level: 1, name: 'Notices' });
  await user.click(screen.getByRole('button', { name: 'Search the portal' }));
  await listbox();
  window.history.back();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
});

test('a character typed on the search of the home page is the first of the query', async () => {
  const user = await renderApp('/');
  (await screen.findByRole('button', { name: 'Search every area' })).focus();
  await user.keyboard('bad');
  expect(field()).toHaveValue('bad');
  expect(field()).toHaveFocus();
  await user.click(await screen.findByRole('option', { name: /^Renew your/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Renew your badge' })).toBeVisible();
});

test('an employee who writes Chinese ends the composition with Enter, and searches with the next one', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: '全站搜索' }));
  await screen.findByRole('listbox', { name: '全站搜索' });
  const input = screen.getByRole('combobox', { name: '全站搜索' });
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: '休假' } });
  expect(await screen.findByRole('option', { name: '查看“休假”的全部结果' })).toBeVisible();
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  fireEvent.compositionEnd(input);
  expect(address()).toBe('/tool');
  await user.click(screen.getByRole('option', { name: '查看“休假”的全部结果' }));
  await waitFor(() => {
    expect(address()).toBe('/search?query=%E4%BC%91%E5%81%87');
  });
});

test('the suggestions for an older query never replace those for a newer one', async () => {
  const of = (title: string): Suggestions => ({
    best: null,
    groups: [{ area: 'tool', items: [{ id: title, title, summary: '', locale: 'en-US', department: null }] }],
  });
  answerWith(
    http.post('*/api/search/suggest', async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      await delay(query === 'old' ? 400 : 0);
      return HttpResponse.json(of(`Answer to ${query}`));
    }),
  );
  const user = await openPalette();
  await user.keyboard('old');
  await act(() => delay(200));
  await user.clear(field());
  await user.keyboard('new');
  expect(await screen.findByRole('option', { name: 'Answer to new' })).toBeVisible();
  await act(() => delay(400));
  expect(screen.queryByRole('option', { name: 'Answer to old' })).not.toBeInTheDocument();
});

test('an employee reads that nothing was found or that the suggestions failed, and can still search everything', async () => {
  for (const area of AREAS) onlyItems(area);
  const user = await openPalette();
  await user.keyboard('zzz');
  expect(await screen.findByText('No suggestions for “zzz”')).toBeVisible();
  expectConsole('error', /error request/);
  failOnce('POST /api/search/suggest', 'The search is out of breath.');
  await user.keyboard('y');
  expect(await screen.findByText('The suggestions could not be loaded')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(address()).toBe('/search?query=zzzy');
  });
});

test.each(['-', 'lea-ve', '+ (', 'c++', '[a-'])('an employee can search for “%s”', async (query) => {
  const user = await openPalette();
  await user.type(field(), query.replaceAll('[', '[['));
  expect(await screen.findByRole('option', { name: `All results for “${query}”` })).toBeVisible();
});

test('a query without a letter or a number finds nobody', async () => {
  const user = await openPalette();
  await user.keyboard('--');
  expect(await screen.findByText('No suggestions for “--”')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'People' })).not.toBeInTheDocument();
});

test('a tool that an employee opens from the palette counts a view', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const [tool] = portal().items.tool;
  const calls = recordCalls();
  const user = await openPalette('/service');
  await user.keyboard(tool?.texts['en-US']?.title ?? '');
  await screen.findByRole('link', { name: /^Open / });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(calls.map(({ call }) => call)).toContain('POST /api/tool/updateViews');
  });
  open.mockRestore();
});

test('an employee chooses a person after the areas and sees their card', async () => {
  const user = await openPalette();
  await user.keyboard('silva');
  const people = within(await screen.findByRole('group', { name: 'People' }));
  await user.click(people.getByRole('option', { name: /^Tomás Silva/ }));
  expect(await screen.findByRole('dialog', { name: 'Tomás Silva' })).toBeVisible();
  expect(address()).toMatch(/^\/search\?query=silva&person=/);
});

test('people who are late come below all rows, which stay where they are with the chosen one', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith(
    http.post('*/api/person/search', async () => {
      await released;
      return HttpResponse.json([LATE]);
    }),
  );
  const user = await openPalette();
  await user.keyboard('lea');
  await screen.findByRole('group', { name: 'Best match' });
  await user.keyboard('{ArrowDown}');
  const before = (await listbox()).getAllByRole('option').map(({ textContent }) => textContent);
  expect(await selected()).toHaveTextContent('Parental leave');
  release();
  const person = await screen.findByRole('option', { name: /^Lea Moreau/ });
  const after = (await listbox()).getAllByRole('option');
  expect(after.slice(0, -1).map(({ textContent }) => textContent)).toEqual(before);
  expect(after.at(-1)).toBe(person);
  expect(await selected()).toHaveTextContent('Parental leave');
});

test('people who are in time come with the suggestions, before the row for all results', async () => {
  const user = await openPalette();
  await user.keyboard('leave');
  await screen.findByRole('option', { name: /^Leave desk/ });
  const rows = (await listbox()).getAllByRole('option');
  expect(rows.at(-1)).toHaveTextContent('All results for “leave”');
});

test('an item that editors pinned for the query is the best match, though its title lacks the word', async () => {
  const user = await openPalette();
  const pin = { query: 'holiday', items: [{ area: 'service' as const, id: 'annual-leave' }] };
  portal().searchRules.pins.push({ id: 'e0000000-0000-4000-8000-000000000001', origin: 'portal', ...pin });
  await user.keyboard('holiday');
  const best = within(await screen.findByRole('group', { name: 'Best match' }));
  expect(best.getByRole('option')).toHaveTextContent('Annual leave');
});
