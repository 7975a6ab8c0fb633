import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from '../../../mock/data/people';
import type { MockRelease } from '../../../mock/data/store';
import { findDraft, keyOf } from '../../../mock/manage/managed';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { provideIndexedDb } from '../../setup/indexed-db';
import { failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
});
afterEach(() => {
  device.remove();
});

const QUIET = { area: 'notice', id: 'quiet-floors' } as const;
const PASS = { area: 'benefit', id: 'museum-pass' } as const;
const RELEASE = '3f1c1f0e-6f0b-4a53-9f39-0a8a3f1f0e6f';
const owner = { id: PEOPLE.admin.id, name: PEOPLE.admin.name };

/** Begins a release of the administrator with two drafts. */
function filled(facts: Partial<MockRelease> = {}): MockRelease {
  const store = portal();
  const items = [QUIET, PASS].map((ref) => {
    const added = findDraft(store, ref);
    if (!added) throw new Error('the draft is not in the sample');
    const when = { at: new Date().toISOString(), by: owner };
    return {
      ref,
      added,
      version: store.savedDrafts.get(keyOf(ref))?.version ?? 1,
      fileChanges: 0,
      change: null,
      ...when,
      revision: null,
    };
  });
  const state = { state: 'open' as const, publishAt: null, doneAt: null, failure: null };
  const release: MockRelease = { id: RELEASE, name: 'New office rules', version: 1, owner, ...state, items, ...facts };
  store.releases.unshift(release);
  return release;
}

test('an editor without releases begins one below the message that says so', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/releases');
  expect(await screen.findByText('No upcoming releases')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New release' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New release' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByText('No releases yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New release' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Upcoming' }));
  expect(await screen.findByText('No upcoming releases')).toBeVisible();
});

test('an editor begins a release from the publish dialog, adds another draft in it, and publishes both at once', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('radio', { name: 'With a release, together with others' }));
  const add = dialog.getByRole('button', { name: 'Add to the release' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.type(await dialog.findByLabelText('Name of the release'), 'New office rules');
  await user.click(add);
  await user.click(await screen.findByRole('link', { name: 'Open the release' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'New office rules' })).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Add a draft' }), 'museum');
  await user.click(await screen.findByRole('option', { name: 'Museum pass' }));
  await waitFor(() => {
    expect(screen.getAllByText('Ready')).toHaveLength(2);
  });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Publish everything now?' })).getByRole('button', { name: 'Publish' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Take everything back' }));
  const asked = within(screen.getByRole('dialog', { name: 'Take everything back?' }));
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/^Taken back on/)).toBeVisible();
  expect(findDraft(portal(), QUIET)).toBeDefined();
}, 20_000);

test('an owner sets the moment of a release, cancels it, and finds it among those that are done', async () => {
  signedIn('admin');
  filled();
  const user = await renderApp('/manage/releases');
  await user.click(await screen.findByRole('link', { name: 'New office rules' }));
  expect(await screen.findByText('Everything is ready.')).toBeVisible();
  const set = screen.getByRole('button', { name: 'Set the moment' });
  expect(set).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: '2099-12-01T09:00' } });
  await user.click(set);
  expect(await screen.findByText(/^Goes live on/)).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1, name: 'New office rules' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See the portal as it will be then' })).toHaveAttribute(
    'href',
    expect.stringContaining('/manage/see-as?moment=2099'),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel the release' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this release?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the release' }));
  await screen.findByText(/^Cancelled on/);
  expect(heading).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All releases' }));
  await user.click(await screen.findByRole('link', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: 'New office rules' })).toBeVisible();
  expect(address()).toBe('/manage/releases?list=done');
}, 20_000);

test('an editor whose draft could not be added to a new release adds it to that one at the next try', async () => {
  expectConsole('error', /^error request Not now\./);
  signedIn('editor');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('radio', { name: 'With a release, together with others' }));
  await user.type(await dialog.findByLabelText('Name of the release'), 'Spring rules');
  failOnce('POST /api/manage/release/add', 'Not now.');
  await user.click(dialog.getByRole('button', { name: 'Add to the release' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add to the release' }));
  await user.click(await screen.findByRole('link', { name: 'Open the release' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring rules' })).toBeVisible();
  await renderApp('/manage/releases');
  expect(await screen.findAllByRole('link', { name: 'Spring rules' })).toHaveLength(1);
}, 20_000);

test('an owner who sets a moment in the past is told so at the field, and nothing is sent', async () => {
  signedIn('admin');
  filled();
  const user = await renderApp(`/manage/releases/${RELEASE}`);
  const field = await screen.findByLabelText(/^Moment/);
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Set the moment' }));
  expect(field).toHaveAccessibleDescription('Choose a moment that is still to come.');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(screen.queryByText(/^This request is not valid/)).not.toBeInTheDocument();
  fireEvent.change(field, { target: { value: '2099-12-01T09:00' } });
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Set the moment' }));
  expect(await screen.findByText(/^Goes live on/)).toBeVisible();
}, 20_000);

test('an owner sees what keeps a release back, takes the present version, and takes an item out', async () => {
  signedIn('admin');
  const release = filled();
  const [quiet] = release.items;
  if (quiet) quiet.version = 7;
  const user = await renderApp(`/manage/releases/${RELEASE}`);
  expect(await screen.findByText('One item is not ready yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Take the present version' }));
  expect(await screen.findByText('Everything is ready.')).toBeVisible();
  const [remove] = screen.getAllByRole('button', { name: /^Take out/ });
  if (!remove) throw new Error('nothing can be taken out');
  await user.click(remove);
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: /^Take out/ })).toHaveLength(1);
  });
}, 20_000);

test('an owner finds in My work that a release was not published, and reads why', async () => {
  signedIn('admin');
  const publishAt = '2026-01-05T08:00:00.000Z';
  const blocked = [{ ...PASS, readiness: 'conflict' as const }];
  filled({ state: 'scheduled', publishAt, failure: { at: publishAt, publishAt, blocked } });
  const user = await renderApp('/manage');
  await user.click(await screen.findByRole('link', { name: /^“New office rules” was not published on/ }));
  expect(await screen.findByText(/^Nothing was published on/)).toHaveRole('alert');
}, 20_000);

test('a person who names a release that they do not see is told so', async () => {
  signedIn('editor');
  await renderApp('/manage/releases/not-an-id');
  expect(await screen.findByRole('heading', { name: 'No such release' })).toBeVisible();
});
