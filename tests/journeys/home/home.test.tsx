import { screen, waitFor, within } from '@testing-library/react';
import { AREAS } from 'contract/core/areas';
import { createStore } from '../../../mock/portal/create-store';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { box, linksIn, withoutPart } from './boxes';

beforeEach(() => {
  signedIn();
});

test('an employee sees every area, loaded with one request', async () => {
  const calls = recordCalls();
  await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: /Mei Lin/ });
  expect(within(await box('Notices')).getByRole('link', { name: /Mail pauses/ })).toHaveAttribute(
    'href',
    '/notice/mail-maintenance',
  );
  for (const name of ['Popular services', 'Updates in Personnel', 'Tools', 'Welfare', 'Welfare news']) {
    expect(linksIn(await box(name)).length).toBeGreaterThan(1);
  }
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/home']);
});

test('an employee sees the outages of the coming days as coming up', async () => {
  await renderApp('/');
  const ahead = await box('Coming up');
  expect(within(ahead).getByRole('link', { name: /Mail pauses on Saturday night.*Outage.* · in 3 days/ })).toBeVisible();
});

test('an employee sees what is today under today’s date', async () => {
  Object.assign(itemOf('notice', 'mail-maintenance'), { startsAt: new Date().toISOString(), endsAt: null });
  await renderApp('/');
  expect(within(await box(/^\w+day, \w{3} \d+$/)).getByRole('link', { name: /Mail pauses/ })).toBeVisible();
});

test('an employee retries the dates of today after they failed to load', async () => {
  withoutPart('today');
  const user = await renderApp('/');
  const today = await box(/^\w+day, \w{3} \d+$/);
  await user.click(within(today).getByRole('button', { name: 'Try again' }));
  expect(await within(today).findByRole('link', { name: /Mail pauses/ })).toBeVisible();
});

test('an employee selects the newest notices of one category', async () => {
  const user = await renderApp('/');
  const notices = await box('Notices');
  await user.click(within(notices).getByRole('button', { name: 'Company' }));
  await waitFor(() => {
    expect(within(notices).queryByRole('link', { name: /Mail pauses/ })).not.toBeInTheDocument();
  });
  expect(within(notices).getByRole('button', { name: 'Company', pressed: true })).toBeVisible();
  await user.click(within(notices).getByRole('button', { name: 'Newest' }));
  expect(await within(notices).findByRole('link', { name: /Unread:.*Mail pauses/ })).toBeVisible();
});

test('a box that failed to load shows an error and is retried on its own', async () => {
  withoutPart('services');
  const user = await renderApp('/');
  const services = await box('Popular services');
  await user.click(within(services).getByRole('button', { name: 'Try again' }));
  expect((await within(services).findAllByRole('listitem')).length).toBeGreaterThan(1);
  expect(services).toHaveFocus();
});

describe('a portal without content', () => {
  beforeEach(() => {
    for (const area of AREAS) portal().items[area].length = 0;
    portal().slides.length = 0;
  });

  test('shows an administrator how to import, and the result of the import', async () => {
    signedIn('admin');
    const user = await renderApp('/');
    const panel = await box('Nothing is published yet');
    expect(within(panel).getByText('npm run import -- path/to/folder')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Copy command' }));
    expect(await within(panel).findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(within(panel).getByText('welfare/news/')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument();
    portal().items.service.push(...createStore().items.service);
    await user.click(within(panel).getByRole('button', { name: 'Show the portal' }));
    expect(await box('Popular services')).toBeVisible();
    expect(panel).not.toBeInTheDocument();
  });

  test('tells an employee to come back later', async () => {
    await renderApp('/');
    expect(await screen.findByText('The portal is being set up. Come back later.')).toBeVisible();
    expect(screen.queryByText(/npm run/)).not.toBeInTheDocument();
  });
});

test('when everything failed to load, the search is shown and one retry loads all parts', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/home', 'Out of order.');
  const user = await renderApp('/');
  expect(await screen.findByText('Out of order.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('search', { name: 'Search every area' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('Popular services')).toBeVisible();
});

test('an employee without pinned links sees how to pin, pins what they used and reorders the links', async () => {
  const user = await renderApp('/');
  expect(within(await box('Your links')).getByText(/Select the heart/)).toBeVisible();

  const { id } = portal().items.service[0] ?? { id: '' };
  const { person } = [...portal().sessions.values()][0] ?? {};
  for (const service of portal().items.service.slice(0, 2)) portal().favourites.add(`${person?.id ?? ''} service ${service.id}`);
  await renderApp('/');
  const links = await box('Your links');
  expect(linksIn(links)).toHaveLength(2);
  await user.click(within(links).getByRole('button', { name: 'Arrange your links' }));
  const dialog = await screen.findByRole('dialog', { name: 'Arrange your links' });
  for (const pin of within(dialog).getAllByRole('button', { name: /^Pin / })) await user.click(pin);
  await waitFor(() => {
    expect(portal().pinned.get(person?.id ?? '')).toHaveLength(2);
  });
  await user.click(within(dialog).getAllByRole('button', { name: /^Unpin / })[0] as HTMLElement);
  await waitFor(() => {
    expect(linksIn(links)).toHaveLength(1);
  });
  expect(id).not.toBe('');
});

test('a keyboard user who pins and unpins links continues at the next one', async () => {
  const { person } = [...portal().sessions.values()][0] ?? {};
  for (const service of portal().items.service.slice(0, 3)) portal().favourites.add(`${person?.id ?? ''} service ${service.id}`);
  const user = await renderApp('/');
  await user.click(within(await box('Your links')).getByRole('button', { name: 'Arrange your links' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange your links' }));
  const press = async (name: RegExp, index: number) => {
    dialog.getAllByRole('button', { name })[index]?.focus();
    await user.keyboard('{Enter}');
  };
  const rowOf = (name: RegExp) => dialog.getAllByRole('listitem').find((row) => within(row).queryByRole('button', { name }));
  await press(/^Pin /, 0);
  expect(rowOf(/^Pin /)).toHaveFocus();
  await press(/^Pin /, 0);
  await press(/^Unpin /, 1);
  expect(rowOf(/^Unpin /)).toHaveFocus();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/');
  expect(await box('热门服务')).toBeVisible();
  expect(within(await box('通知公告')).getByRole('link', { name: /周六夜间/ })).toBeVisible();
  expect(within(await box('待办')).getByRole('button', { name: /^阅读并确认 更换工牌/ })).toBeVisible();
  expect(await box('近期安排')).toBeVisible();
  expect(address()).toBe('/');
});
