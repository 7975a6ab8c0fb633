import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MockSlide } from '../../../mock/data/slides';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { box, linksIn, withoutPart } from './boxes';

beforeEach(() => {
  signedIn();
});

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
  expect(document.body).not.toHaveFocus();
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

test('notices and slides do not repeat what there is to do, nor news what the slides show', async () => {
  portal().slides.unshift({
    ...(portal().slides[0] as MockSlide),
    id: 'badge',
    link: '/notice/badge-renewal',
  });
  portal().slides.push({
    ...(portal().slides[0] as MockSlide),
    id: 'run',
    link: '/welfare/news/harbour-run',
  });
  await renderApp('/');
  const news = linksIn(await box('Welfare news')).map((link) => link.getAttribute('href'));
  expect(news).not.toContain('/welfare/news/harbour-run');
  expect(news).toHaveLength(4);
  expect(within(await box('Notices')).queryByRole('link', { name: /Renew your badge|New rules/ })).not.toBeInTheDocument();
  expect(within(await box('Highlights')).getAllByRole('group')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Renew your badge' })).toHaveLength(1);
});
