import { screen, within } from '@testing-library/react';
import { documentOf } from '../../../mock/data/documents';
import { PEOPLE } from '../../../mock/data/people';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

/** Stores the draft of an item as if the administrator had saved it at that time. */
function savedByAdmin(id: string, savedAt: string): void {
  const store = portal();
  const draft = store.drafts.find((each) => each.id === id);
  if (!draft) throw new Error(`no draft ${id}`);
  const { id: person, name } = PEOPLE.admin;
  store.savedDrafts.set(`${draft.area} ${id}`, {
    document: documentOf(store, draft),
    version: 2,
    baseRevision: 0,
    savedAt,
    savedBy: { id: person, name },
  });
}

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

test('an editor continues what they saved last or another draft of theirs, and sees the drafts of others apart', async () => {
  signedIn('admin');
  const now = Date.now();
  const pass = portal().drafts.find(({ id }) => id === 'museum-pass');
  delete pass?.texts['zh-CN'];
  savedByAdmin('museum-pass', new Date(now - 7_200_000).toISOString());
  savedByAdmin('quiet-floors', new Date(now - 3_600_000).toISOString());
  await renderApp('/manage');
  const latest = await section('You were writing');
  expect(await within(latest).findByRole('heading', { name: 'Quiet floors' })).toBeVisible();
  expect(within(latest).getByText('Saved 1 hour ago')).toBeVisible();
  // The draft that lacks a language shows only this; the other draft shows both languages.
  expect(within(latest).getByText('Chinese is missing')).toBeVisible();
  expect(within(latest).getAllByText('English')).toHaveLength(1);
  expect(within(latest).getAllByText('Chinese')).toHaveLength(1);
  expect(within(latest).getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
    'href',
    '/manage/content/notice/quiet-floors',
  );
  expect(within(latest).getByText('Saved 2 hours ago')).toBeVisible();
  expect(within(latest).getByRole('link', { name: 'Museum pass' })).toHaveAttribute(
    'href',
    '/manage/content/benefit/museum-pass',
  );
  expect(within(latest).queryByRole('link', { name: /^All / })).not.toBeInTheDocument();
  const others = await section('Drafts by others');
  expect(await within(others).findByRole('link', { name: 'A garden on the roof' })).toBeVisible();
  expect(within(others).getAllByText(/^Welfare news · /)[0]).toBeVisible();
  expect(within(others).queryByRole('link', { name: 'Quiet floors' })).not.toBeInTheDocument();
  const published = await section('Recently published');
  expect(within(published).getByRole('link', { name: /^All \d+ published$/ })).toHaveAttribute(
    'href',
    '/manage/content?state=published&sort=published',
  );
  expect(await within(published).findAllByRole('listitem')).toHaveLength(5);
  const [insights] = within(published).getAllByRole('link', { name: /^[\d,]+ views?: insights for / });
  expect(insights).toHaveAttribute('href', expect.stringMatching(/^\/manage\/insights\/[a-z]+\/[a-z0-9-]+$/));
});

test('an editor without drafts begins one from the page', async () => {
  signedIn('editor');
  const user = await renderApp('/manage');
  expect(await screen.findByRole('list', { name: 'Recently published' })).toBeVisible();
  expect(screen.queryByText('Nothing in progress')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New item' }));
  await user.click(await dialog.findByRole('button', { name: 'Start writing' }));
  expect(address()).toBe('/manage/content/service/new');
});

function removeContent(): void {
  const store = portal();
  store.drafts.length = 0;
  for (const items of Object.values(store.items)) items.length = 0;
}

test('an editor of a portal without content can start a draft directly in an area', async () => {
  signedIn('editor');
  removeContent();
  const user = await renderApp('/manage');
  const areas = within(await screen.findByRole('list', { name: 'Start something new' }));
  await user.click(areas.getByRole('link', { name: 'Notices' }));
  expect(address()).toBe('/manage/content/notice/new');
});

test('My work of a portal without content says that nothing is in progress', async () => {
  signedIn('editor');
  removeContent();
  await renderApp('/manage');
  expect(await screen.findByText('Nothing in progress')).toBeVisible();
  expect(screen.getByText(/^What you write is saved as a draft/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Recently published' })).not.toBeInTheDocument();
});

test('the account menu leads editors to the studio, and other people have no such entry', async () => {
  signedIn('editor');
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Account of Daniel Okafor' }));
  await user.click(screen.getByRole('menuitem', { name: 'Studio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  const places = within(screen.getByRole('navigation', { name: 'Studio' }));
  await user.click(places.getByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  signedIn('employee');
  const reader = await renderApp('/tool');
  await reader.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }));
  expect(screen.queryByRole('menuitem', { name: 'Studio' })).not.toBeInTheDocument();
});

test('on a phone, an editor reaches every place of the studio from the bottom bar', async () => {
  windowWidth(390);
  signedIn('admin');
  const user = await renderApp('/manage');
  const bar = within(await screen.findByRole('navigation', { name: 'Studio' }));
  expect(bar.getByRole('link', { name: 'My work' })).toHaveAttribute('aria-current', 'page');
  await user.click(bar.getByRole('button', { name: 'New' }));
  expect(screen.getByRole('dialog', { name: 'New item' })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(bar.getByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'More places of the studio' }));
  for (const group of ['Daily work', 'Portal', 'Administration']) expect(sheet.getByRole('group', { name: group })).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Leave the studio' })).toHaveAttribute('href', '/');
  await user.click(within(sheet.getByRole('group', { name: 'Administration' })).getByRole('link', { name: 'Audit log' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const barThere = within(screen.getByRole('navigation', { name: 'Studio' }));
  expect(barThere.getByRole('button', { name: 'More' })).toHaveAttribute('data-current', 'true');
});
