import { screen, waitFor, within } from '@testing-library/react';
import { LOCALE_COOKIE } from 'contract/core/locale';
import type { NoticeFeedFilter } from 'contract/notice';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { PEOPLE } from '../../../mock/data/people';
import { openSession } from '../../../mock/data/store';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const MINUTE_MS = 60_000;

function elsewhere(device: string, minutesAgo: number): string {
  openSession(portal(), PEOPLE.employee, device);
  const session = [...portal().sessions.values()].at(-1);
  if (!session) throw new Error('no session was opened');
  session.lastUsedAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  return session.id;
}

const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');
const rowOf = async (device: string) => {
  const found = (await rows()).find((row) => within(row).queryByText(device));
  if (!found) throw new Error(`${device} stands in no row`);
  return found;
};

test('the user menu links to the list of signed-in devices, with this device first and marked', async () => {
  signedIn();
  elsewhere('Safari · iOS', 130);
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Where you are signed in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Where you are signed in' })).toBeVisible();
  expect(address()).toBe('/account/sessions');
  expect(document.title).toBe('Where you are signed in · Portico');
  expect((await rows())[0]).toHaveTextContent(/^Chrome · Windows.*This device.*In use now/);
  expect(await rowOf('Safari · iOS')).toHaveTextContent('Last used 2 hours ago');
  expect(within(await rowOf('Chrome · Windows')).queryByRole('button')).not.toBeInTheDocument();
});

test('the list is shown in Chinese', async () => {
  signedIn();
  elsewhere('', 3 * 24 * 60);
  Cookies.set(LOCALE_COOKIE, 'zh-CN');
  await renderApp('/account/sessions');
  expect(await screen.findByRole('heading', { level: 1, name: '登录设备' })).toBeVisible();
  expect(await rowOf('未知设备')).toHaveTextContent('最近使用：3 天前');
});

test('a person signs out another device, sees a message, and it leaves the list', async () => {
  signedIn();
  const id = elsewhere('Safari · iOS', 20);
  const user = await renderApp('/account/sessions');
  await user.click(await screen.findByRole('button', { name: 'Sign out: Safari · iOS. Last used 20 minutes ago' }));
  expect(await screen.findByText(/^Safari · iOS is signed out\./)).toHaveTextContent('You are not signed in anywhere else.');
  expect(screen.queryByText('Safari · iOS')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Your devices' })).toHaveFocus();
  expect(portal().sessions.has(id)).toBe(false);
});

test('devices of one kind that signed in within a minute differ by the second, and the newest is marked', async () => {
  signedIn();
  for (const [index, time] of ['09:40:12', '09:40:51', '09:41:30'].entries()) {
    const session = portal().sessions.get(elsewhere('Safari · iOS', 20 + index));
    if (session) session.createdAt = new Date(`2026-01-12T${time}`).toISOString();
  }
  await renderApp('/account/sessions');
  const [, ...others] = await rows();
  const times = others.map((row) => /Signed in (.*\d [AP]M)/.exec(row.textContent)?.[1]?.split(', ').at(-1));
  expect(times.toSorted()).toEqual(['9:40:12 AM', '9:40:51 AM', '9:41 AM']);
  const marked = others.filter((row) => within(row).queryByText('Newest other device'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('9:41 AM');
  expect(screen.getByRole('button', { name: /^Sign out: Safari · iOS\..*9:40:51 AM$/ })).toBeVisible();
});

test('a person signs out all other devices after a confirmation, and stays signed in here', async () => {
  signedIn();
  elsewhere('Safari · iOS', 20);
  elsewhere('Firefox · Windows', 500);
  const calls = recordCalls();
  const user = await renderApp('/account/sessions');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const question = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(calls.filter(({ call }) => call.endsWith('endOthers'))).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText(/^2 other devices are signed out\./)).toBeVisible();
  expect(await rows()).toHaveLength(1);
  expect(portal().sessions.size).toBe(1);
  expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
});

test('a device that has already signed out is reported and leaves the list', async () => {
  signedIn();
  const id = elsewhere('Safari · iOS', 20);
  expectConsole('error', /^error request /);
  const user = await renderApp('/account/sessions');
  const button = await screen.findByRole('button', { name: /^Sign out: Safari/ });
  portal().sessions.delete(id);
  await user.click(button);
  await waitFor(() => {
    expect(screen.queryByText('Safari · iOS')).not.toBeInTheDocument();
  });
});

test('a list that fails to load is loaded by a retry', async () => {
  signedIn();
  const failure = HttpResponse.json({ code: 'unavailable', message: 'Back at noon.' }, { status: 503 });
  answerWith(http.get('*/api/user/session/list', () => failure, { once: true }));
  expectConsole('error', /^error request Back at noon\.$/);
  const user = await renderApp('/account/sessions');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
});

/** Stores a feed of the employee, created `daysAgo` and last fetched `fetchedMinutesAgo` (null: never). */
function feedOf(filter: NoticeFeedFilter, daysAgo: number, fetchedMinutesAgo: number | null): void {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  portal().feeds.push({
    id: crypto.randomUUID(),
    token: crypto.randomUUID(),
    person: PEOPLE.employee.id,
    filter,
    createdAt: ago(daysAgo * 24 * 60 * MINUTE_MS),
    lastUsedAt: fetchedMinutesAgo === null ? null : ago(fetchedMinutesAgo * MINUTE_MS),
  });
}
const feeds = async () => within(await screen.findByRole('region', { name: 'Feed addresses' }));

test('feed addresses are listed below the devices with the time of creation and last fetch, and can be removed', async () => {
  signedIn();
  feedOf({ department: 'it-services', priority: 'urgent' }, 3, 130);
  feedOf({}, 1, null);
  const user = await renderApp('/account/sessions');
  await (await feeds()).findByText('IT Services · Priority: Urgent');
  expect(await rowOf('IT Services · Priority: Urgent')).toHaveTextContent(/Last fetched 2 hours ago.*Created /);
  expect(await rowOf('All notices')).toHaveTextContent('Never fetched');

  await user.click((await feeds()).getByRole('button', { name: 'End the feed address: IT Services · Priority: Urgent' }));
  expect(await (await feeds()).findByText('The feed address no longer works: IT Services · Priority: Urgent')).toBeVisible();
  expect((await feeds()).getAllByRole('listitem')).toHaveLength(1);
  expect((await feeds()).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(portal().feeds.map(({ filter }) => filter)).toEqual([{}]);
});

test('a person without feed addresses sees where to make one, and no warning about addresses', async () => {
  signedIn();
  await renderApp('/account/sessions');
  expect(await (await feeds()).findByText('You have no feed addresses.')).toBeVisible();
  expect((await feeds()).getByRole('link', { name: 'Subscribe to notices' })).toHaveAttribute('href', '/notice');
  expect((await feeds()).queryByText(/Anyone who has one of these addresses/)).not.toBeInTheDocument();
});

test('a feed address removed elsewhere leaves the list', async () => {
  signedIn();
  feedOf({}, 1, null);
  expectConsole('error', /^error request /);
  const user = await renderApp('/account/sessions');
  const button = await (await feeds()).findByRole('button', { name: 'End the feed address: All notices' });
  portal().feeds.length = 0;
  await user.click(button);
  expect(await (await feeds()).findByText('You have no feed addresses.')).toBeVisible();
});

test('feed addresses that fail to load do not affect the list of devices', async () => {
  signedIn();
  failOnce('POST /api/notice/feed/list', 'Out of order.');
  expectConsole('error', /^error request Out of order\.$/);
  const user = await renderApp('/account/sessions');
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
  await user.click(await (await feeds()).findByRole('button', { name: 'Try again' }));
  expect(await (await feeds()).findByText('You have no feed addresses.')).toBeVisible();
});

test('feed addresses are shown in Chinese', async () => {
  signedIn();
  feedOf({}, 1, 130);
  Cookies.set(LOCALE_COOKIE, 'zh-CN');
  await renderApp('/account/sessions');
  const region = within(await screen.findByRole('region', { name: '订阅地址' }));
  expect(await region.findByText('全部公告')).toBeVisible();
  expect(await rowOf('全部公告')).toHaveTextContent('最近获取：2 小时前');
  expect(region.getByRole('button', { name: '停用订阅地址：全部公告' })).toBeVisible();
});
