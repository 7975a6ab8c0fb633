import { act, screen, waitFor, within } from '@testing-library/react';
import { AREAS } from 'contract/core/areas';
import type { Home, HomePart } from 'contract/home';
import type { NoticeInbox } from 'contract/notice';
import { http, HttpResponse } from 'msw';
import type { MockSlide } from '../../../mock/data/slides';
import { createStore } from '../../../mock/portal/create-store';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const box = (name: string | RegExp) => screen.findByRole('region', { name });
const linksIn = (region: HTMLElement) => within(region).getAllByRole('link');

beforeEach(() => {
  signedIn();
});

const NO_NOTICES: NoticeInbox = { unread: 0, mustReadTotal: 0, mustRead: [], latest: [], alert: null };

/** Makes the mocked home page answer with few parts and the given ones, and fail to load one of them. */
function withoutPart(part: HomePart, given: object = {}): void {
  const few: Home = { failed: [], slides: [], closing: [], inbox: NO_NOTICES, notices: { items: [], tabs: [] } };
  answerWith(
    http.post(
      '*/api/home',
      async ({ request }) => {
        const { parts } = (await request.clone().json()) as { parts?: string[] };
        return parts ? undefined : HttpResponse.json({ ...few, ...given, failed: [part], [part]: undefined });
      },
      { once: true },
    ),
  );
}

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

describe('what there is to do', () => {
  const cards = async () => within(await box('To do')).getAllByRole('listitem');
  const openNotice = async (name: RegExp) => {
    const user = await renderApp('/');
    await user.click(within(await box('To do')).getByRole('button', { name }));
    return { user, dialog: await screen.findByRole('dialog') };
  };

  test('an employee sees the urgent notice first, then the earliest deadline', async () => {
    await renderApp('/');
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Confirm · in 10 days.*Renew your badge/),
      expect.stringMatching(/^Claim · in 9 days.*Commuter pass/),
      expect.stringMatching(/^Confirm · in 21 days.*New rules for expenses/),
    ]);
    expect(screen.queryByRole('complementary', { name: 'Urgent notice' })).not.toBeInTheDocument();
  });

  test('an employee reads a notice and confirms it without leaving the page', async () => {
    const { user, dialog } = await openNotice(/^Read and confirm Renew your badge/);
    expect(await within(dialog).findByText(/Bring the old badge to the desk/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'I have read this notice' }));
    const [first] = await cards();
    expect(await within(first as HTMLElement).findByText('Confirmed')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([...portal().acknowledged.keys()].join()).toContain('badge-renewal');
  });

  test('an employee whose confirmation fails is told so, and the notice stays open', async () => {
    expectConsole('error', /error request/);
    const { user, dialog } = await openNotice(/^Read and confirm Renew your badge/);
    await within(dialog).findByText(/Bring the old badge to the desk/);
    failOnce('POST /api/notice/acknowledge', 'The register is closed.');
    await user.click(within(dialog).getByRole('button', { name: 'I have read this notice' }));
    expect(await screen.findByText('The register is closed.')).toBeInTheDocument();
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'I have read this notice' }));
    const [first] = await cards();
    expect(await within(first as HTMLElement).findByText('Confirmed')).toBeVisible();
  });

  test('an employee reads the new text of a notice that changed while its dialog was open, and confirms that', async () => {
    expectConsole('error', /error request/);
    const { user, dialog } = await openNotice(/^Read and confirm Renew your badge/);
    await within(dialog).findByText(/Bring the old badge to the desk/);
    const notice = portal().items.notice.find(({ id }) => id === 'badge-renewal');
    if (!notice?.texts['en-US']) throw new Error('the mocked portal has no such notice');
    Object.assign(notice, { revision: notice.revision + 1, materialRevision: notice.revision + 1 });
    notice.texts['en-US'] = { ...notice.texts['en-US'], body: '<p>Bring a photograph as well.</p>' };
    await user.click(within(dialog).getByRole('button', { name: 'I have read this notice' }));
    expect(await within(dialog).findByText(/The notice changed while you were reading/)).toBeVisible();
    expect(await within(dialog).findByText('Bring a photograph as well.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'I have read this notice' }));
    const [first] = await cards();
    expect(await within(first as HTMLElement).findByText('Confirmed')).toBeVisible();
  });

  test('an employee with more notices to confirm than the page lists sees how many, and where they are', async () => {
    answerWith(
      http.post('*/api/home', async ({ request }) => {
        const { parts } = (await request.clone().json()) as { parts?: string[] };
        const [model] = portal().items.notice;
        const mustRead = [1, 2, 3, 4, 5].map((place) => ({
          ...{ area: 'notice', id: `${place}`, title: `Rule ${place}`, summary: '', locale: 'en-US', mustRead: true },
          ...{ acknowledged: false, dueAt: null, publishedAt: model?.publishedAt ?? null, department: null, read: false },
        }));
        const inbox = { unread: 8, mustReadTotal: 8, mustRead, latest: [], alert: null };
        return parts
          ? undefined
          : HttpResponse.json({ failed: [], slides: [], closing: [], inbox, notices: { items: [], tabs: [] } });
      }),
    );
    const user = await renderApp('/');
    expect(await cards()).toHaveLength(4);
    await user.click(within(await box('To do')).getByRole('button', { name: 'All 8' }));
    expect(await cards()).toHaveLength(5);
    expect(within(await box('To do')).getByRole('link', { name: '3 more notices to confirm' })).toHaveAttribute(
      'href',
      '/notice?mustRead=1',
    );
  });

  test.each(['inbox', 'closing'] as const)(
    'an employee retries what there is to do after its part %s failed to load',
    async (part) => {
      withoutPart(part);
      const user = await renderApp('/');
      const toDo = await box('To do');
      await user.click(within(toDo).getByRole('button', { name: 'Try again' }));
      const name = part === 'inbox' ? /^Read and confirm Renew your badge/ : /^Claim.*Commuter pass/;
      expect(await within(toDo).findByRole(part === 'inbox' ? 'button' : 'link', { name })).toBeVisible();
      expect(within(toDo).queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('an employee who retries what there is to do sees it at the bell too, and no longer among the notices', async () => {
    expectConsole('error', /error request/);
    failOnce('POST /api/notice/inbox', 'Out of order.');
    const badge = {
      ...{ area: 'notice', id: 'badge-renewal', title: 'Renew your badge', summary: '', locale: 'en-US', department: null },
      ...{ mustRead: true, acknowledged: false, dueAt: null, publishedAt: null, read: false },
    };
    withoutPart('inbox', { notices: { items: [badge], tabs: [] } });
    const user = await renderApp('/');
    expect(await screen.findByText('Out of order.')).toBeVisible();
    const notices = await box('Notices');
    expect(within(notices).getByRole('link', { name: /Renew your badge/ })).toBeVisible();
    await user.click(within(await box('To do')).getByRole('button', { name: 'Try again' }));
    expect(await within(await box('To do')).findByRole('link', { name: 'Renew your badge' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Notices: .* unread, 2 to confirm$/ })).toBeVisible();
    expect(within(notices).queryByRole('link', { name: /Renew your badge/ })).not.toBeInTheDocument();
  });

  test('an employee sees the urgent notice above the page if what there is to do failed to load', async () => {
    withoutPart('inbox');
    await renderApp('/');
    expect(await screen.findByRole('complementary', { name: 'Urgent notice' })).toBeVisible();
  });

  test('an employee claims a benefit at its address, or sees how to claim it if it has none', async () => {
    const benefit = portal().items.benefit.find(({ id }) => id === 'commuter-pass') as { url: string | null };
    benefit.url = 'https://travel.portico.example/pass';
    await renderApp('/');
    expect(within(await box('To do')).getByRole('link', { name: /^Claim Commuter pass/ })).toHaveAttribute(
      'href',
      'https://travel.portico.example/pass',
    );
  });

  test('an employee to whom nothing is due is told so', async () => {
    portal().items.notice = portal().items.notice.filter(({ mustRead }) => !mustRead);
    portal().items.benefit = portal().items.benefit.filter(({ closesAt }) => closesAt === null);
    await renderApp('/');
    expect(within(await box('To do')).getByText('Nothing to do today.')).toBeVisible();
    expect(await box('Notices')).toBeVisible();
  });

  test('notices and slides do not repeat what there is to do', async () => {
    portal().slides.unshift({
      ...(portal().slides[0] as MockSlide),
      id: 'badge',
      link: '/notice/badge-renewal',
    });
    await renderApp('/');
    expect(within(await box('Notices')).queryByRole('link', { name: /Renew your badge|New rules/ })).not.toBeInTheDocument();
    expect(within(await box('Highlights')).getAllByRole('group')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Renew your badge' })).toHaveLength(1);
  });
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

describe('the banner', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const shown = () => screen.getAllByRole('group', { name: /^\d of \d$/ }).filter((slide) => !slide.hasAttribute('inert'));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('advances automatically, pauses while a person is in it, and stops for good on request', async () => {
    const user = await renderApp('/');
    const banner = await box('Highlights');
    expect(within(shown()[0] as HTMLElement).getByRole('link', { name: 'The harbour office opens' })).toBeVisible();
    for (let second = 0; second < 8 && !shown()[0]?.textContent.includes('bicycle'); second += 1) await pass(1000);
    expect(shown()[0]).toHaveTextContent('Lease a bicycle');
    await user.hover(banner);
    await pass(20_000);
    expect(shown()[0]).toHaveTextContent('Lease a bicycle');
    await user.click(within(banner).getByRole('button', { name: 'Pause the slides' }));
    await user.unhover(banner);
    await user.tab({ shift: true });
    await pass(20_000);
    expect(shown()[0]).toHaveTextContent('Lease a bicycle');
    await user.click(within(banner).getByRole('button', { name: 'The harbour office opens' }));
    expect(shown()[0]).toHaveTextContent('The harbour office opens');
  });

  test('does not move for people who prefer reduced motion', async () => {
    const spy = jest.spyOn(window, 'matchMedia').mockImplementation((media) => device(media, media.includes('reduce')));
    await renderApp('/');
    await box('Highlights');
    await pass(20_000);
    expect(shown()[0]).toHaveTextContent('The harbour office opens');
    spy.mockRestore();
  });
});

/** Returns the result of a media query on this device. */
const device = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} });

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/');
  expect(await box('热门服务')).toBeVisible();
  expect(within(await box('通知公告')).getByRole('link', { name: /周六夜间/ })).toBeVisible();
  expect(within(await box('待办')).getByRole('button', { name: /^阅读并确认 更换工牌/ })).toBeVisible();
  expect(await box('近期安排')).toBeVisible();
  expect(address()).toBe('/');
});
