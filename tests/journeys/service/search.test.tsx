import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const box = () => screen.findByRole('combobox', { name: 'Search the service hall' });
const offered = async () => {
  const listbox = await screen.findByRole('listbox', { name: 'Search the service hall' });
  return within(listbox).getAllByRole('option');
};

beforeEach(() => {
  signedIn();
});

test('an employee opens a suggested service with the arrow keys and Enter', async () => {
  const user = await renderApp('/service');
  const input = await box();
  await user.type(input, 'lea');
  const names = (await offered()).map((option) => option.textContent);
  expect(names).toEqual(['Annual leave', 'Parental leave']);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const parental = screen.getByRole('option', { name: 'Parental leave', selected: true });
  expect(input).toHaveAttribute('aria-activedescendant', parental.id);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
  expect(address()).toBe('/service/annual-leave');
});

test('Escape closes the suggestions and keeps the text, and Enter then searches for it', async () => {
  const user = await renderApp('/service');
  const input = await box();
  await user.type(input, 'leave');
  await offered();
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('leave');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('list', { name: 'Results for “leave”' })).toBeVisible();
  expect(address()).toBe('/service?query=leave');
});

test('a result highlights the match, and a new search keeps the filters', async () => {
  const user = await renderApp('/service?handling=online');
  await user.type(await box(), 'leave');
  await user.click(
    within(screen.getByRole('search', { name: 'Search the service hall' })).getByRole('button', { name: 'Search' }),
  );
  const results = await screen.findByRole('list', { name: 'Results for “leave”' });
  expect(within(results).getByRole('link', { name: 'Annual leave' })).toContainHTML('<mark>leave</mark>');
  expect(within(results).queryByRole('link', { name: 'Parental leave' })).not.toBeInTheDocument();
  expect(address()).toBe('/service?query=leave&handling=online');
});

test('suggestions are requested when typing pauses, not for every letter', async () => {
  const calls = recordCalls();
  const user = await renderApp('/service');
  await user.type(await box(), 'laptop');
  expect(await offered()).toHaveLength(1);
  const asked = calls.filter(({ call }) => call === 'POST /api/servicehall/suggest');
  expect(await asked.at(-1)?.request.json()).toEqual({ query: 'laptop' });
  expect(asked.length).toBeLessThan('laptop'.length);
});

test('the empty box shows recent searches until they are cleared', async () => {
  const user = await renderApp('/service');
  await user.type(await box(), 'laptop{Enter}');
  await user.clear(await box());
  await user.type(await box(), 'leave{Enter}');
  await user.clear(await box());
  await user.click(await box());
  expect((await offered()).map((option) => option.textContent)).toEqual(['leave', 'laptop']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(address()).toBe('/service?query=laptop');
  });

  await user.clear(await box());
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(await box()).toHaveAttribute('aria-expanded', 'false');
  expect(await box()).toHaveFocus();
});

test('recent searches are not shown to another person, and are cleared on signing out', async () => {
  const user = await renderApp('/service');
  await user.type(await box(), 'laptop{Enter}');
  signedIn('editor');
  const second = await renderApp('/service');
  await second.click(await box());
  expect(await box()).toHaveAttribute('aria-expanded', 'false');

  signedIn('employee');
  const third = await renderApp('/service');
  await third.click(await box());
  expect((await offered()).map((option) => option.textContent)).toEqual(['laptop']);
  await third.click(screen.getByRole('button', { name: 'Account of Mei Lin' }));
  await third.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('link', { name: 'Sign in with your company account' });
  expect(Object.keys(window.localStorage).filter((key) => key.includes('recent'))).toEqual([]);
});

test('Enter does not search while an input method composes Chinese text', async () => {
  const user = await renderApp('/service');
  const input = await box();
  await user.type(input, 'lea');
  await offered();
  await user.keyboard('{ArrowDown}');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(address()).toBe('/service');
  expect(screen.getByRole('option', { name: 'Annual leave' })).toHaveAttribute('aria-selected', 'true');
});

test('when suggestions fail to load, a message is shown and the search still works', async () => {
  expectConsole('error', /error request/);
  answerWith(
    http.post('*/api/servicehall/suggest', () =>
      HttpResponse.json({ code: 'internal', message: 'No suggestions.' }, { status: 500 }),
    ),
  );
  const calls = recordCalls();
  const user = await renderApp('/service');
  await user.type(await box(), 'leave');
  await waitFor(() => {
    expect(calls.map(({ call }) => call)).toContain('POST /api/servicehall/suggest');
  });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('list', { name: 'Results for “leave”' })).toBeVisible();
  expect(await screen.findByText('No suggestions.')).toBeVisible();
});

test('a hot keyword links to its search', async () => {
  const user = await renderApp('/service');
  const words = await screen.findByRole('navigation', { name: 'Popular searches' });
  await user.click(within(words).getByRole('link', { name: 'laptop' }));
  expect(await screen.findByRole('list', { name: 'Results for “laptop”' })).toBeVisible();
  expect(await box()).toHaveValue('laptop');
});

test('the box is a plain HTML form that includes the selected filters', async () => {
  await renderApp('/service?classification=working-life&favourite=1');
  const form = await screen.findByRole<HTMLFormElement>('search', { name: 'Search the service hall' });
  expect(form).toHaveAttribute('action', '/service');
  expect([...new FormData(form)]).toEqual([
    ['query', ''],
    ['classification', 'working-life'],
    ['favourite', '1'],
  ]);
});
