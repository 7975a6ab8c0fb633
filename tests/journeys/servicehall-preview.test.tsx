import { screen, within } from '@testing-library/react';
import { signedIn } from '../factories/session';
import { expectConsole } from '../setup/console';
import { recordCalls } from '../setup/portal';
import { renderApp } from '../setup/render-app';

const DRAFT = '/service/preview/home-office-kit';
const banner = () => screen.findByRole('complementary', { name: 'Preview: not published.' });

test('an editor sees the draft under a banner; neither views nor shares are counted, nothing can be kept or shared', async () => {
  signedIn('editor');
  const calls = recordCalls();
  await renderApp(DRAFT);
  expect(await banner()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Share', 'Favourite', 'Yes']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
});

test('the preview link that an editor copies shows the draft to an employee, who cannot make links', async () => {
  signedIn('admin');
  const user = await renderApp(DRAFT);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await banner()).getByRole('button', { name: 'Copy preview link' }));
  expect(await within(await banner()).findByText(/The link is on your clipboard\. It works until/)).toBeVisible();
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(link.pathname).toBe(DRAFT);

  signedIn('employee');
  await renderApp(link.pathname + link.search);
  expect(await banner()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).not.toBeInTheDocument();
});

test('an employee without a link is told that there is nothing to preview', async () => {
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(DRAFT);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});
