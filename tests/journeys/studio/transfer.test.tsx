import { fireEvent, screen } from '@testing-library/react';
import type { Transfer } from '../../../contract/manage/transfer';
import { expectConsole } from '../../setup/console';
import { failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { signedIn } from '../../factories/session';

const CHECKED: Transfer = {
  ...{ id: '5a0e3c1e-2f4e-4b6c-9d58-0c1b7a2f4e11', kind: 'import', state: 'checked', name: 'content.zip', size: 4_000 },
  ...{ areas: [], drafts: false, overwrite: false, progress: null, counts: {}, leftOut: null, failure: null, person: null },
  startedAt: '2026-03-02T09:00:00.000Z',
};

const zip = (content: string, name = 'content.zip') => new File([content], name, { type: 'application/zip' });

/** Waits until the page shows a state of the transfer; it polls a running one every second. */
const state = (name: string) => screen.findByRole('heading', { level: 2, name }, { timeout: 10_000 });

test('an administrator is told why a file without the name or without the content of a zip is refused', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/transfer');
  fireEvent.drop(await screen.findByText('Drop a zip here, or'), { dataTransfer: { files: [zip('Text.', 'note.txt')] } });
  expect(await screen.findByText('Choose one file whose name ends in .zip.')).toBeVisible();
  await user.upload(screen.getByLabelText('Choose a zip'), zip('Text.'));
  expect(await state('The folder was not imported')).toBeVisible();
  expect(screen.getByText(/^This file is no zip\./)).toBeVisible();
}, 40_000);

test('an administrator exports one area, searches the report and gets the zip', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/transfer');
  await user.click(await screen.findByRole('radio', { name: 'Some areas' }));
  expect(screen.getByRole('button', { name: 'Start the export' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Notices' }));
  await user.click(screen.getByRole('button', { name: 'Start the export' }));
  expect(await state('Ready to download')).toBeVisible();
  expect(screen.getByText('Areas: Notices')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Download \(/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/manage/transfer/download?id='),
  );
  await user.type(screen.getByRole('searchbox', { name: /^Find by title/ }), 'no such entry');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
}, 40_000);

test('a running export stays on the page while the portal cannot be reached, and is followed to its end', async () => {
  expectConsole('error', /^error request Not now\./);
  signedIn('admin');
  const user = await renderApp('/manage/transfer');
  const start = await screen.findByRole('button', { name: 'Start the export' });
  failOnce('GET /api/manage/transfer/info', 'Not now.');
  await user.click(start);
  expect(await screen.findByText('Not now.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Exporting' })).toBeVisible();
  expect(start).toBeVisible();
  expect(await state('Ready to download')).toBeVisible();
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
}, 40_000);

test('an administrator is told that all documents of a checked folder were refused', async () => {
  signedIn('admin');
  portal().transfer = {
    shown: { ...CHECKED, counts: { failed: 2, warning: 1 } },
    entries: [],
    settle: () => undefined,
  };
  const user = await renderApp('/manage/transfer');
  expect(await screen.findByText(/^No document can be imported, only settings/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).not.toHaveClass('button-primary');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Drop a zip here, or')).toBeVisible();
  expect(screen.queryByText(/^No document can be imported, only settings/)).not.toBeInTheDocument();
});

test('an editor cannot use the page, which is for administrators', async () => {
  signedIn('editor');
  await renderApp('/manage/transfer');
  expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
});
