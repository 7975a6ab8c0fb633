import { screen, within } from '@testing-library/react';
import { openSession } from '../../../mock/data/store';
import { PEOPLE } from '../../../mock/data/people';
import { renderApp } from '../../setup/render-app';
import { signedIn } from '../../factories/session';
import { portal } from '../../setup/portal';

test('an administrator finds a person by name and opens their page', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/people');
  expect(await screen.findByRole('link', { name: 'Mei Lin' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: /^Find by name/ }), 'daniel');
  expect(await screen.findByText('1 person has signed in')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mei Lin' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Daniel Okafor' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible();
  const roles = within(screen.getByRole('region', { name: 'Roles' }));
  expect(roles.getByText('Everyone who signs in')).toBeVisible();
  expect(roles.getByText('The claim roles contains editor')).toBeVisible();
});

test('an administrator ends one session of a person, then all others after a question', async () => {
  signedIn('admin');
  openSession(portal(), PEOPLE.employee, 'Firefox · Linux');
  openSession(portal(), PEOPLE.employee, 'Edge · Windows');
  openSession(portal(), PEOPLE.employee, 'Safari · iOS');
  const user = await renderApp('/manage/people?query=mei');
  await user.click(await screen.findByRole('link', { name: 'Mei Lin' }));
  const sessions = within(await screen.findByRole('region', { name: 'Signed in on' }));
  await user.click(sessions.getByRole('button', { name: /^End session: Firefox · Linux/ }));
  expect(await screen.findByText('The session has ended.')).toBeVisible();
  expect(sessions.queryByText('Firefox · Linux')).not.toBeInTheDocument();
  await user.click(sessions.getByRole('button', { name: 'End all sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all sessions of Mei Lin?' }));
  await user.click(dialog.getByRole('button', { name: 'End all sessions' }));
  expect(await screen.findByText('Not signed in anywhere.')).toBeVisible();
});

test("an administrator sees what a person's feed contains, and ends it", async () => {
  signedIn('admin');
  const createdAt = new Date().toISOString();
  portal().feeds.unshift({
    ...{ id: crypto.randomUUID(), token: 'secret', person: PEOPLE.employee.id, filter: { mustRead: true } },
    ...{ createdAt, lastUsedAt: null },
  });
  const user = await renderApp('/manage/people?query=mei');
  await user.click(await screen.findByRole('link', { name: 'Mei Lin' }));
  const feeds = within(await screen.findByRole('region', { name: 'Notice feeds' }));
  expect(feeds.getByText('To confirm')).toBeVisible();
  await user.click(feeds.getByRole('button', { name: 'End feed: To confirm' }));
  expect(await screen.findByText('No feeds.')).toBeVisible();
});

test('an administrator goes from a person to the portal as they see it', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/people?query=mei');
  await user.click(await screen.findByRole('link', { name: 'Mei Lin' }));
  await user.click(await screen.findByRole('link', { name: 'See the portal as they do' }));
  expect(await screen.findByRole('button', { name: 'See the portal' })).toBeEnabled();
  expect(screen.getByText('Mei Lin')).toBeVisible();
});

test('an editor does not get the place of administrators', async () => {
  signedIn('editor');
  await renderApp('/manage/people');
  expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
});
