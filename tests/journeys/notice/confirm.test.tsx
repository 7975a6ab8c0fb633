import { screen, waitFor, within } from '@testing-library/react';
import { personItemKey } from '../../../mock/data/render';
import { PEOPLE } from '../../../mock/data/people';
import { daysFromNow } from '../../../mock/data/moments';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const panel = async (name = 'Please confirm that you have read this') => within(await screen.findByRole('region', { name }));
const confirmed = (id: string) => portal().acknowledged.get(personItemKey(PEOPLE.employee, 'notice', id));

beforeEach(() => {
  signedIn();
});

test('an employee confirms the shown revision of a notice, and sees when they did', async () => {
  const calls = recordCalls();
  const user = await renderApp('/notice/badge-renewal');
  expect((await panel()).getByText(/^Due .*\(in 10 days\)$/)).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'I have read this' }));
  const done = await screen.findByText(/^You confirmed this on /);
  expect(done).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
  const sent = calls.find(({ call }) => call === 'POST /api/notice/acknowledge');
  expect(await sent?.request.json()).toEqual({ id: 'badge-renewal', revision: itemOf('notice', 'badge-renewal').revision });

  await renderApp('/notice/badge-renewal');
  expect(await screen.findByText(/^You confirmed this on /)).not.toHaveFocus();
});

test('an employee who is late reads everywhere that the confirmation is overdue', async () => {
  itemOf('notice', 'badge-renewal').dueAt = daysFromNow(-3);
  await renderApp('/notice/badge-renewal');
  expect((await panel()).getByText(/^Due .*\(3 days overdue\)$/)).toBeVisible();
  await renderApp('/notice?mustRead=1');
  expect(
    await within(await screen.findByRole('list', { name: 'All notices' })).findByText(/^Confirmation was due /),
  ).toBeVisible();
  await renderApp('/');
  expect(await within(await screen.findByRole('region', { name: 'To do' })).findByText('Confirm · 3 days overdue')).toBeVisible();
});

test('a notice without required confirmation has no confirm button', async () => {
  await renderApp('/notice/harbour-office');
  await screen.findByRole('heading', { level: 1, name: 'We move to the harbour office' });
  expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
});

test('after a material change an employee must confirm again and sees the changes since', async () => {
  const key = personItemKey(PEOPLE.employee, 'notice', 'expense-rules');
  portal().acknowledged.set(key, { revision: 2, changesSeen: 1, at: daysFromNow(-8) });
  itemOf('notice', 'expense-rules').materialRevision = 3;
  const user = await renderApp('/notice/expense-rules');
  expect((await panel('Changed since you confirmed it')).getByText(/^You confirmed an earlier version on /)).toBeVisible();
  const since = within(screen.getByRole('region', { name: 'What changed since you confirmed it' })).getAllByRole('listitem');
  expect(since).toHaveLength(1);
  expect(since[0]).toHaveTextContent('Receipts are due within 30 days, not 60.');
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/^You confirmed this on /)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What changed since you confirmed it' })).not.toBeInTheDocument();
});

test('confirming a revision that has been replaced loads the newer one, which can be confirmed', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp('/notice/badge-renewal');
  await panel();
  const notice = itemOf('notice', 'badge-renewal');
  const revision = notice.revision + 1;
  Object.assign(notice, { revision, materialRevision: revision });
  const text = notice.texts['en-US'];
  if (!text) throw new Error('the sample has an English text');
  text.body = '<p>Bring the old badge to the second floor.</p>';

  await user.click((await panel()).getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText('Bring the old badge to the second floor.')).toBeVisible();
  expect((await panel()).getByRole('alert')).toHaveTextContent(/Read the new version/);
  expect(confirmed('badge-renewal')).toBeUndefined();
  await waitFor(async () => {
    expect((await panel()).getByRole('button', { name: 'I have read this' })).toHaveAttribute('aria-disabled', 'false');
  });
  await user.click((await panel()).getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/^You confirmed this on /)).toBeVisible();
  expect(confirmed('badge-renewal')?.revision).toBe(revision);
});

test('a failed confirmation can be repeated', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/notice/acknowledge', 'Not now.');
  const user = await renderApp('/notice/badge-renewal');
  await user.click((await panel()).getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/^You confirmed this on /)).toBeVisible();
});
