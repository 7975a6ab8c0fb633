import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

const PAGE = '/manage/audit';
const table = () => screen.findByRole('table', { name: 'Audit log' });
/** Rows of events, without the head of the table and the headings of days. */
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !within(row).queryByRole('heading'));

test('an administrator sees who did what to which item, and what it was before and after', async () => {
  signedIn('admin');
  const user = await renderApp('/manage');
  await user.click(await screen.findByRole('button', { name: 'More places of the studio' }));
  const administration = within(screen.getByRole('group', { name: 'Administration' }));
  await user.click(administration.getByRole('menuitem', { name: 'Audit log' }));
  const [first] = await rows();
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Daniel Okafor' })).toBeVisible();
  expect(row.getByText('Published')).toBeVisible();
  expect(row.getByRole('link', { name: 'New rules for expenses' })).toHaveAttribute(
    'href',
    '/manage/content/notice/expense-rules',
  );
  await user.click(row.getByRole('button', { name: 'Details: Published' }));
  const changes = within(screen.getByRole('table', { name: 'Published' }));
  expect(changes.getByRole('row', { name: 'Revision 2 3' })).toBeVisible();
  expect(changes.getByRole('row', { name: 'Material change Empty Yes' })).toBeVisible();
});

test('an administrator sees whose sessions another administrator ended', async () => {
  signedIn('admin');
  const user = await renderApp(`${PAGE}?action=access.end`);
  const [only] = await rows();
  const row = within(only as HTMLElement);
  expect(row.getByRole('link', { name: 'Mei Lin' })).toHaveAttribute('href', expect.stringMatching(/^\/manage\/people\//));
  await user.click(row.getByRole('button', { name: /^Details/ }));
  const changes = within(screen.getByRole('table', { name: 'Ended access of somebody' }));
  expect(changes.getByRole('row', { name: 'Person Empty Mei Lin' })).toBeVisible();
});

test('an administrator sees which role somebody had before and has now', async () => {
  signedIn('admin');
  await renderApp(`${PAGE}?action=person.roles`);
  const [only] = await rows();
  expect(within(only as HTMLElement).getByText('From Employee to Editor')).toBeVisible();
});

test('an administrator sees the items of one import as one row, which opens to each of them', async () => {
  signedIn('admin');
  const at = '2026-11-02T09:00:00.000Z';
  const common = { at, person: null, subject: null, action: 'content.import', before: null, after: { revision: 1 } };
  const ids = ['annual-leave', 'sick-leave', 'vpn', 'laptop', 'parking'];
  const items = ids.map((id, index) => ({ ...common, key: 9 - index, item: { area: 'service', id, title: `Imported ${id}` } }));
  answerWith(
    http.post('*/api/manage/audit/list', () =>
      HttpResponse.json({ items: [{ ...common, key: 10, item: null, after: { created: 5 } }, ...items], next: null }),
    ),
  );
  const user = await renderApp(PAGE);
  const [, group, ...others] = await rows();
  expect(others).toEqual([]);
  const row = within(group as HTMLElement);
  expect(row.getByText('5 items')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Imported vpn' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Details: Imported from a content folder' }));
  expect(screen.getByRole('link', { name: 'Imported vpn' })).toHaveAttribute('href', '/manage/content/service/vpn');
});

test('a group of imported items whose older ones are not loaded has no number', async () => {
  signedIn('admin');
  const event = {
    at: '2026-11-02T09:00:00.000Z',
    person: null,
    subject: null,
    action: 'content.import',
    before: null,
    after: null,
  };
  const imported = (key: number) => ({ ...event, key, item: { area: 'service', id: `item-${key}`, title: `Imported ${key}` } });
  const page = (keys: number[], next: number | null) => HttpResponse.json({ items: keys.map(imported), next });
  answerWith(
    http.post<never, { before?: number }>('*/api/manage/audit/list', async ({ request }) =>
      (await request.json()).before === undefined ? page([9, 8, 7, 6], 6) : page([5, 4], null),
    ),
  );
  const user = await renderApp(PAGE);
  expect(await screen.findByText('Several items, not all loaded yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('6 items')).toBeVisible();
});

test('an administrator narrows the log by person, action and item, and the address keeps it', async () => {
  signedIn('admin');
  const user = await renderApp(PAGE);
  await table();
  await user.type(screen.getByRole('combobox', { name: 'Any person' }), 'okaf');
  await user.click(await screen.findByRole('option', { name: 'Daniel Okafor' }));
  await waitFor(() => {
    expect(address()).toMatch(/person=/);
  });
  expect(await screen.findByRole('button', { name: 'Remove the filter Daniel Okafor' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'All: Files');
  await waitFor(async () => {
    expect(await rows()).toHaveLength(1);
  });
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(address()).toBe(PAGE);
  await user.click(within(await table()).getAllByRole('link', { name: 'Everything about Annual leave' })[0] as HTMLElement);
  expect(address()).toBe(`${PAGE}?area=service&id=annual-leave`);
  await waitFor(async () => {
    expect(await rows()).toHaveLength(2);
  });
  const exported = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  expect(exported).toBe('/api/manage/audit/export?format=csv&area=service&id=annual-leave');
});

test('an administrator whose filters match nothing can clear them', async () => {
  signedIn('admin');
  const user = await renderApp(`${PAGE}?action=key.retire&to=2020-01-01`);
  expect(await screen.findByText('Filters: Withdrew the signing keys, until Jan 1, 2020')).toBeVisible();
  expect(screen.getByText('No entry matches these filters')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(address()).toBe(PAGE);
  expect((await rows()).length).toBeGreaterThan(1);
});

test('an administrator reads the events of each day below its date', async () => {
  signedIn('admin');
  const event = { person: null, subject: null, action: 'slide.save', before: null, after: null, item: null };
  const events = ['2026-11-03T09:00:00', '2026-11-02T15:30:00', '2026-11-02T08:05:00'].map((at, index) => ({
    ...event,
    at: new Date(at).toISOString(),
    key: 9 - index,
  }));
  answerWith(http.post('*/api/manage/audit/list', () => HttpResponse.json({ items: events, next: null })));
  await renderApp(PAGE);
  const found = within(await table());
  const [newest, older] = found.getAllByRole('heading');
  expect(newest).toHaveTextContent('Nov 3, 2026');
  expect(older).toHaveTextContent('Nov 2, 2026');
  expect(found.getAllByText(/^\d+:\d\d [AP]M$/).map(({ textContent }) => textContent)).toEqual(['9:00 AM', '3:30 PM', '8:05 AM']);
});

test('an administrator with a phone opens an event, and finds the filters and exports behind one button each', async () => {
  windowWidth(390);
  signedIn('admin');
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Details: Archived' }));
  expect(screen.getByText('2 created')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Archived' })).getByRole('row', { name: 'Revision 1 Empty' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export what the filters show' }));
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toHaveAttribute('href', '/api/manage/audit/export?format=csv');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Withdrew the signing keys');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Notices');
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  await user.click(chips.getByRole('link', { name: 'Remove the filter Notices' }));
  expect(address()).toBe(`${PAGE}?action=key.retire`);
  expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus();
  expect(await screen.findByText('No entry matches these filters')).toBeVisible();
  expect(chips.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(address()).toBe(PAGE);
});

test('an administrator can try again when the log cannot be loaded', async () => {
  signedIn('admin');
  expectConsole('error', /error request The database is starting/);
  failOnce('POST /api/manage/audit/list', 'The database is starting.');
  const user = await renderApp(PAGE);
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).length).toBeGreaterThan(1);
});

test('an editor finds no audit log, and is told whose it is', async () => {
  signedIn('editor');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More places of the studio' })).not.toBeInTheDocument();
});
