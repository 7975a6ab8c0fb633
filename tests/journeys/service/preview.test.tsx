import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { makeLink } from '../../../mock/area/drafts';
import { daysFromNow } from '../../../mock/data/moments';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const DRAFT = '/service/preview/home-office-kit';
const MAKER = { id: 'sofia-rossi', name: 'Sofia Rossi' };
const banner = () => screen.findByRole('complementary', { name: 'Preview: not published.' });

test('an editor sees the draft under a banner; no views or shares are counted, and sharing and favourites are not available', async () => {
  signedIn('editor');
  const calls = recordCalls();
  await renderApp(DRAFT);
  expect(await banner()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Share', 'Favourite', 'Yes']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
});

test('a preview link copied by an editor shows the draft to an employee, who cannot create links', async () => {
  signedIn('admin');
  const user = await renderApp(DRAFT);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await banner()).getByRole('button', { name: 'Copy preview link' }));
  expect(await within(await banner()).findByText(/Link copied to the clipboard\. It works until/)).toBeVisible();
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(link.pathname).toBe(DRAFT);

  signedIn('employee');
  await renderApp(link.pathname + link.search);
  expect(await banner()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).not.toBeInTheDocument();
});

test('an employee without a link gets an error', async () => {
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(DRAFT);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});

/** Creates preview links of the draft with these tokens. */
function linksTo(...tokens: string[]): void {
  for (const token of tokens)
    portal().previewLinks.set(
      token,
      makeLink({ area: 'service', id: 'home-office-kit', label: 'Legal', sharedBy: MAKER, expiresAt: daysFromNow(14) }),
    );
}

test('an editor ends all preview links after a confirmation, including the one just copied', async () => {
  signedIn('editor');
  linksTo('one', 'other');
  const user = await renderApp(DRAFT);
  await user.click(within(await banner()).getByRole('button', { name: 'Copy preview link' }));
  await within(await banner()).findByText(/It works until/);
  await user.click(within(await banner()).getByRole('button', { name: 'End all links' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'End all preview links?' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(portal().previewLinks.size).toBe(3);

  await user.click(within(await banner()).getByRole('button', { name: 'End all links' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all links' }));
  expect(await within(await banner()).findByText('3 preview links no longer work.')).toBeVisible();
  expect(within(await banner()).queryByText(/It works until/)).not.toBeInTheDocument();
  expect(portal().previewLinks.size).toBe(0);

  await user.click(within(await banner()).getByRole('button', { name: 'End all links' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all links' }));
  expect(await within(await banner()).findByText('No preview link was in use.')).toBeVisible();
});

test('an administrator who opens a preview link ends that one only, and its holder sees that it has ended', async () => {
  signedIn('admin');
  linksTo('one', 'other');
  const user = await renderApp(`${DRAFT}?token=one`);
  await user.click(within(await banner()).getByRole('button', { name: 'End this link' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'End this preview link?' })).getByRole('button', { name: 'End this link' }),
  );
  expect(await within(await banner()).findByText('1 preview link no longer works.')).toBeVisible();
  expect(within(await banner()).getByRole('button', { name: 'End all links' })).toBeVisible();
  expect([...portal().previewLinks.keys()]).toEqual(['other']);

  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(`${DRAFT}?token=one`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});

test('an employee with a preview link has no button to end it', async () => {
  signedIn('employee');
  linksTo('one');
  await renderApp(`${DRAFT}?token=one`);
  await screen.findByRole('heading', { level: 1 });
  expect(await banner()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End / })).not.toBeInTheDocument();
});

test('a failed ending of links can be repeated, and no success is shown', async () => {
  signedIn('editor');
  linksTo('one');
  failOnce('POST /api/preview/link/revoke', 'Not now.');
  expectConsole('error', /^error request Not now\.$/);
  const user = await renderApp(DRAFT);
  await user.click(within(await banner()).getByRole('button', { name: 'End all links' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all links' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(within(await banner()).queryByText(/no longer/)).not.toBeInTheDocument();
  expect(within(await banner()).getByRole('button', { name: 'End all links' })).toBeEnabled();
});
