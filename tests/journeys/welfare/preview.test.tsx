import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const DRAFTS = [
  { what: 'benefit', path: '/welfare/preview/museum-pass', name: 'Museum pass' },
  { what: 'story', path: '/welfare/preview/news/roof-garden', name: 'A garden on the roof' },
];
const banner = () => screen.findByRole('complementary', { name: 'Draft, not published.' });

test.each(DRAFTS)(
  'an editor sees the draft of a $what; no view is counted, and sharing and favourites are not available',
  async ({ path, name }) => {
    signedIn('admin');
    const calls = recordCalls();
    await renderApp(path);
    expect(await banner()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const button of ['Share', 'Favourite', 'Yes']) {
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
  },
);

test.each(DRAFTS)('the preview link of a $what shows the draft to an employee', async ({ path, name }) => {
  signedIn('admin');
  const user = await renderApp(path);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await banner()).getByRole('button', { name: 'Share preview' }));
  await user.type(await screen.findByRole('textbox', { name: 'Who or what is it for?' }), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Create and copy link' }));
  await screen.findByText(/Link copied to the clipboard/);
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(link.pathname).toBe(path);
  signedIn('employee');
  await renderApp(link.pathname + link.search);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test.each(DRAFTS)('an employee without a link to a $what gets an error', async ({ path }) => {
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});

test('an editor sees the drafts beside the lists', async () => {
  signedIn('admin');
  await renderApp('/welfare');
  expect(within(await screen.findByRole('region', { name: 'Drafts' })).getByRole('link')).toHaveAttribute(
    'href',
    '/welfare/preview/museum-pass',
  );
  await renderApp('/welfare/news');
  expect(within(await screen.findByRole('region', { name: 'Drafts' })).getByRole('link')).toHaveAttribute(
    'href',
    '/welfare/preview/news/roof-garden',
  );
});
