import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const DRAFT = '/notice/preview/quiet-floors';

test('an editor sees the draft under a bar; no view is counted, and there is no confirmation', async () => {
  signedIn('editor');
  const calls = recordCalls();
  await renderApp(DRAFT);
  expect(await screen.findByRole('complementary', { name: 'Draft, not published.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Quiet floors' })).toBeVisible();
  expect(screen.getByText(/^Confirm by /)).toBeVisible();
  for (const name of ['Share', 'Favourite', 'I have read this']) {
    expect(within(screen.getByRole('main')).queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
});

test('an employee without a link gets an error', async () => {
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(DRAFT);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});
