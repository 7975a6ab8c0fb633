import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const group = (name: string) => screen.findByRole('region', { name });
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replace(' (opens in a new tab)', ''));
const searchBox = () => screen.getByRole('searchbox', { name: 'Search the tools' });
const heart = (region: HTMLElement, title: string) => within(region).getByRole('button', { name: `Favourite: ${title}` });
const tool = (id: string) => portal().items.tool.find((candidate) => candidate.id === id);
/** Prevents the navigation of the next click; the page's other effects still happen. */
const keepTheTab = () => {
  const stay = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
};

beforeEach(() => {
  signedIn();
});

test('an employee sees every tool in its groups, sorted by name; a tool of two groups is in both', async () => {
  await renderApp('/tool');
  expect(namesIn(await group('Everyday'))).toEqual(['Calendar', 'Mail', 'Survey desk']);
  expect(namesIn(await group('Projects'))).toEqual(['Drawing room', 'Task board']);
  expect(namesIn(await group('Data'))).toEqual(['Survey desk', 'Timetables']);
  expect(screen.getByText('6 tools')).toBeVisible();
  expect(document.title).toBe('Tools · Portico');
});

test('a tool without a group is below the groups', async () => {
  const mail = tool('mail');
  if (mail) mail.classificationIds = [];
  await renderApp('/tool');
  expect(namesIn(await group('More tools'))).toEqual(['Mail']);
});

test('a tool shows its logo in place of its glyph', async () => {
  const mail = tool('mail');
  if (mail) mail.picture = { id: '0b7c8f0e-5a9f-4d6a-8c1e-2f3a4b5c6d7e', width: 64, height: 64 };
  await renderApp('/tool');
  const [calendarTile, mailTile] = within(await group('Everyday')).getAllByRole('listitem');
  const pictureIn = (tile?: HTMLElement) => tile && within(tile).queryByRole('presentation', { hidden: true });
  expect(pictureIn(mailTile)).toHaveAttribute('src', '/api/attachment/0b7c8f0e-5a9f-4d6a-8c1e-2f3a4b5c6d7e');
  expect(pictureIn(calendarTile)).toBeNull();
});

test('a tile opens its tool in a new tab without opener or referrer, and counts a view', async () => {
  const user = await renderApp('/tool');
  const link = within(await group('Everyday')).getByRole('link', { name: 'Mail (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://mail.portico.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  keepTheTab();
  await user.click(link);
  await waitFor(() => {
    expect(tool('mail')?.views).toBe(901);
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opening a tool with Enter also counts a view', async () => {
  const user = await renderApp('/tool');
  within(await group('Projects'))
    .getByRole('link', { name: 'Task board (opens in a new tab)' })
    .focus();
  keepTheTab();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(tool('task-board')?.views).toBe(641);
  });
});

test('favourites are in their own group at the top, and remain in no other group', async () => {
  portal().favourites.add('mei-lin tool timetables');
  await renderApp('/tool');
  const [first] = await screen.findAllByRole('region');
  expect(first).toHaveAccessibleName('Yours');
  expect(namesIn(await group('Yours'))).toEqual(['Timetables']);
  expect(namesIn(await group('Data'))).toEqual(['Survey desk']);
});

test('without favourites, the tools opened last on this device come first from the next visit on, and stay in their groups', async () => {
  const user = await renderApp('/tool');
  const everyday = await group('Everyday');
  for (const name of ['Survey desk', 'Mail']) {
    keepTheTab();
    await user.click(within(everyday).getByRole('link', { name: `${name} (opens in a new tab)` }));
  }
  expect(screen.queryByRole('region', { name: 'Yours' })).not.toBeInTheDocument();
  await renderApp('/tool');
  expect(namesIn(await group('Yours'))).toEqual(['Mail', 'Survey desk']);
  expect(namesIn(await group('Everyday'))).toEqual(['Calendar', 'Mail', 'Survey desk']);
});

test('a tile names the host of its tool', async () => {
  await renderApp('/tool');
  expect(within(await group('Projects')).getAllByRole('listitem')[1]).toHaveTextContent('tasks.portico.example');
});

test('a favourite shows on all tiles of the tool at once; the tile moves to the favourites on the next visit', async () => {
  const user = await renderApp('/tool');
  await user.click(heart(await group('Everyday'), 'Survey desk'));
  await waitFor(async () => {
    expect(heart(await group('Data'), 'Survey desk')).toHaveAttribute('aria-pressed', 'true');
  });
  expect(screen.queryByRole('region', { name: 'Yours' })).not.toBeInTheDocument();
  await user.type(searchBox(), 'survey');
  expect(heart(await group('Results for “survey”'), 'Survey desk')).toHaveAttribute('aria-pressed', 'true');
  await renderApp('/tool');
  expect(namesIn(await group('Yours'))).toEqual(['Survey desk']);
});

test('sorting by name is kept in the address, and Back restores the groups', async () => {
  portal().favourites.add('mei-lin tool mail');
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('radio', { name: 'A–Z' }));
  const others = ['Calendar', 'Drawing room', 'Survey desk', 'Task board', 'Timetables'];
  expect(namesIn(await group('All other tools'))).toEqual(others);
  expect(namesIn(await group('Yours'))).toEqual(['Mail']);
  expect(address()).toBe('/tool?order=name');
  act(() => {
    window.history.back();
  });
  expect(await group('Projects')).toBeVisible();
  await renderApp('/tool?order=name');
  expect(await group('All other tools')).toBeVisible();
});

test('typing filters tools by title at once, without a call', async () => {
  const user = await renderApp('/tool');
  await group('Everyday');
  const calls = recordCalls();
  await user.type(searchBox(), 'DESK');
  expect(namesIn(await group('Results for “DESK”'))).toEqual(['Survey desk']);
  expect(screen.getByText('1 tool')).toHaveRole('status');
  expect(calls.filter(({ call }) => call.includes('/tool/'))).toEqual([]);
});

test.each([
  { query: 'kanban', found: ['Task board'] },
  { query: 'ship delays', found: ['Timetables'] },
  { query: 'board', found: ['Task board', 'Drawing room'] },
])('“$query” is also found in keywords and summary, after matches in the title', async ({ query, found }) => {
  await renderApp(`/tool?query=${query}`);
  expect(namesIn(await group(`Results for “${query}”`))).toEqual(found);
});

test('the query is kept in the address, so that a shared link and a reload show the same', async () => {
  const user = await renderApp('/tool?order=name');
  await user.type(searchBox(), 'board ');
  await waitFor(() => {
    expect(address()).toBe('/tool?order=name&query=board');
  });
  expect(searchBox()).toHaveValue('board ');
  await renderApp('/tool?query=board');
  expect(searchBox()).toHaveValue('board');
  expect(await group('Results for “board”')).toBeVisible();
  expect(document.title).toBe('Results for “board” · Tools · Portico');
});

test('a search without results links to the search over all areas', async () => {
  await renderApp('/tool?query=teleporter');
  expect(await screen.findByText('No results for “teleporter”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/search?query=teleporter');
});

test('a portal without tools says so', async () => {
  portal().items.tool = [];
  await renderApp('/tool');
  expect(await screen.findByText('No tools are offered yet')).toBeVisible();
});

test('while the tools load, the page has its heading and a loading message', async () => {
  answerWith(http.post('*/api/tool/launcher', () => delay('infinite')));
  await renderApp('/tool');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Loading')).toHaveRole('status');
});

test('tools that fail to load are shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/tool/launcher', 'Out of order.');
  const user = await renderApp('/tool');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await group('Everyday')).toBeVisible();
});

test('a favourite that the server refuses is reverted', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp('/tool');
  const projects = await group('Projects');
  answerWith(http.post('*/api/favourite/update', () => HttpResponse.json({ code: 'internal', message: 'No.' }, { status: 500 })));
  await user.click(heart(projects, 'Task board'));
  await waitFor(() => {
    expect(heart(projects, 'Task board')).toHaveAttribute('aria-pressed', 'false');
  });
  expect(await screen.findByText('No.')).toBeVisible();
});

test('the launcher is shown in Chinese, and a tool without a Chinese text is marked as English', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/tool');
  const projects = await group('项目协作');
  expect(screen.getByText('共 6 个工具')).toBeVisible();
  expect(within(projects).getByRole('link', { name: '任务看板 （在新标签页中打开）' })).toBeVisible();
  expect(languageOf(within(projects).getByText('Drawing room'))).toBe('en-US');
  expect(within(projects).getByRole('link', { name: '使用指南：任务看板' })).toBeVisible();
});
