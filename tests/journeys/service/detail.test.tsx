import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { Form } from 'contract/service';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const service = (id: string) => portal().items.service.find((candidate) => candidate.id === id);

beforeEach(() => {
  signedIn();
});

test('an employee reads a service with its facts, steps, materials and contents, and one view is counted', async () => {
  wideWindow();
  const calls = recordCalls();
  await renderApp('/service/annual-leave');
  expect(await title('Annual leave')).toBeVisible();
  expect(await screen.findByText('942 views')).toBeVisible();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Processing time', 'Cost', 'Who can apply']);
  const write = screen.getByRole('link', { name: 'Write e-mail to Leave desk, leave@portico.example' });
  expect(write).toHaveAttribute('href', 'mailto:leave@portico.example');
  expect(screen.getByRole('link', { name: '+351 210 000 101' })).toHaveAttribute('href', 'tel:+351210000101');
  const steps = within(screen.getByRole('region', { name: 'Step by step' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Agree the dates with your team.',
    'Enter the dates and name a deputy.',
    'Wait for the confirmation by e-mail.',
  ]);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(contents.map(({ hash }) => hash)).toEqual(['#service-steps', '#service-materials', '#before-you-ask', '#carrying-over']);
  for (const { textContent, hash } of contents) {
    expect(`#${screen.getByRole('heading', { level: 2, name: textContent }).id}`).toBe(hash);
  }
  expect(calls.filter(({ call }) => call === 'POST /api/servicehall/form/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Annual leave · Service hall · Portico');
});

test('the contents name the section that an article without a heading of its own begins', async () => {
  wideWindow();
  const leave = service('annual-leave')?.texts['en-US'];
  if (!leave) throw new Error('the sample has an English text');
  leave.body = `<p>Ask early.</p>${leave.body}`;
  await renderApp('/service/annual-leave');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Step by step',
    'What you need',
    'Details',
    'Before you ask',
    'Carrying days over',
  ]);
  const { hash } = contents.getByRole<HTMLAnchorElement>('link', { name: 'Details' });
  expect(`#${screen.getByRole('heading', { level: 2, name: 'Details' }).id}`).toBe(hash);
});

test('the back link leads from the service to its classification', async () => {
  const user = await renderApp('/service/annual-leave');
  const trail = await screen.findByRole('navigation', { name: 'You are here' });
  await user.click(within(trail).getByRole('link', { name: 'Time off' }));
  expect(await screen.findByRole('list', { name: 'Time off' })).toBeVisible();
  expect(address()).toBe('/service?classification=time-off');
});

test('the main action depends on how the service is handled', async () => {
  await renderApp('/service/annual-leave');
  const online = await screen.findByRole('link', { name: 'Open the online service (opens in a new tab)' });
  expect(online).toHaveAttribute('href', 'https://leave.portico.example/new');
  expect(online).toHaveAttribute('target', '_blank');

  await renderApp('/service/employment-certificate');
  const form = await screen.findByRole('link', { name: 'Download the form' });
  expect(form).toHaveAttribute('href', `/api/attachment/${service('employment-certificate')?.attachments[0]?.id ?? ''}`);
  expect(form).toHaveAttribute('download', 'certificate-request.txt');

  await renderApp('/service/parental-leave');
  expect(await screen.findByText('Where to go')).toBeVisible();
  expect(screen.getByText('People desk, ground floor, Tuesday and Thursday')).toBeVisible();
});

test('attachments show their type and size; each downloads under its name, and one link downloads all', async () => {
  const leave = service('annual-leave');
  const [first] = leave?.attachments ?? [];
  if (!leave || !first) throw new Error('the sample has an attachment');
  leave.attachments = [
    { ...first, size: 1_240_000 },
    { ...first, id: '3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a0ff', name: 'rules.pdf' },
  ];
  await renderApp('/service/annual-leave');
  const attachments = await screen.findByRole('region', { name: 'Attachments' });
  const file = within(attachments).getByRole('link', { name: 'handover-checklist.txt' });
  expect(file).toHaveAttribute('href', `/api/attachment/${first.id}`);
  expect(file).toHaveAccessibleDescription('TXT · 1.2 MB');
  const all = within(attachments).getByRole('link', { name: 'Download all 2' });
  expect(all).toHaveAttribute('href', '/api/attachment/all?area=service&id=annual-leave');
});

test('a link in the article to another page of the portal does not reload; an external link is left to the browser', async () => {
  const leave = service('annual-leave')?.texts['en-US'];
  if (!leave) throw new Error('the sample has an English text');
  leave.body = '<p><a href="/service/sick-note">When you are ill</a> <a href="https://law.example/leave">The law</a></p>';
  const user = await renderApp('/service/annual-leave');
  const outside = await screen.findByRole('link', { name: 'The law' });
  let prevented: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await user.click(outside);
  expect(prevented).toBe(false);
  await user.click(screen.getByRole('link', { name: 'When you are ill' }));
  expect(await title('Sick note')).toBeVisible();
  expect(address()).toBe('/service/sick-note');
});

test('copying the link puts it on the clipboard and counts one share, however often it is copied', async () => {
  const user = await renderApp('/service/annual-leave');
  await title('Annual leave');
  expect(screen.getByText('12 shares')).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
  expect(within(dialog).getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`${window.location.origin}/service/annual-leave`)),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/service/annual-leave`);
  expect(within(dialog).getByRole('status')).toHaveTextContent('Link copied to the clipboard.');
  await user.click(within(dialog).getByRole('button', { name: 'Copied' }));
  expect(await screen.findByText('13 shares')).toBeVisible();
  expect(service('annual-leave')?.shareCount).toBe(13);
});

test('without clipboard permission the link is shown for manual copying, and no share is counted', async () => {
  const user = await renderApp('/service/annual-leave');
  await title('Annual leave');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await within(dialog).findByText(/Select the link and copy it/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}/service/annual-leave`);
  expect(service('annual-leave')?.shareCount).toBe(12);
});

test('a service can be marked as favourite on its page', async () => {
  const user = await renderApp('/service/new-laptop');
  await user.click(await screen.findByRole('button', { name: 'Favourite' }));
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await renderApp('/service?favourite=1');
  expect(await screen.findByRole('link', { name: 'New laptop' })).toBeVisible();
});

test('an employee rates a service as helpful or not, with a comment to the owner', async () => {
  const calls = recordCalls();
  const user = await renderApp('/service/annual-leave');
  const question = await screen.findByRole('region', { name: 'Was this useful?' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
  await user.type(await within(question).findByRole('textbox', { name: /What is missing/ }), 'Half days are missing.');
  await user.click(within(question).getByRole('button', { name: 'Send comment' }));
  const thanks = await within(question).findByText(/Your comment was sent to the owner/);
  expect(thanks).toBeVisible();
  expect(thanks).toHaveFocus();
  const sent = calls.filter(({ call }) => call === 'POST /api/feedback').map(({ request }) => request.json() as Promise<unknown>);
  expect(await Promise.all(sent)).toEqual([
    { area: 'service', id: 'annual-leave', useful: false },
    { area: 'service', id: 'annual-leave', useful: false, comment: 'Half days are missing.' },
  ]);
  await renderApp('/service/annual-leave');
  expect(await screen.findByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
});

test('a pasted comment that is too long is kept whole, and is sent after it was shortened', async () => {
  const calls = recordCalls();
  const sent = () => calls.filter(({ call }) => call === 'POST /api/feedback').length;
  const user = await renderApp('/service/annual-leave');
  const question = await screen.findByRole('region', { name: 'Was this useful?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  const field = await within(question).findByRole('textbox', { name: /What helped you/ });
  const send = within(question).getByRole('button', { name: 'Send comment' });
  await user.click(field);
  await user.paste('x'.repeat(3234));
  expect(field).toHaveValue('x'.repeat(3234));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('1,234 characters too many. Shorten the comment to send it.');
  expect(send).toBeDisabled();
  await user.clear(field);
  await user.paste(` ${'x'.repeat(2001)}\n`);
  expect(field).toHaveAccessibleDescription('1 character too many. Shorten the comment to send it.');
  await user.type(field, '{Backspace}{Backspace}');
  expect(field).toBeValid();
  const before = sent();
  await user.click(send);
  expect(await within(question).findByText(/Your comment was sent to the owner/)).toBeVisible();
  expect(sent()).toBe(before + 1);
});

test('opening a related service counts a view of its own', async () => {
  const calls = recordCalls();
  const user = await renderApp('/service/annual-leave');
  const related = await screen.findByRole('region', { name: 'Related' });
  await user.click(within(related).getByRole('link', { name: 'Sick note' }));
  expect(await title('Sick note')).toBeVisible();
  await waitFor(() => {
    expect(service('sick-note')?.views).toBe(389);
  });
  const counted = calls
    .filter(({ call }) => call === 'POST /api/servicehall/form/updateViews')
    .map(({ request }) => request.json() as Promise<unknown>);
  expect(await Promise.all(counted)).toEqual([{ id: 'annual-leave' }, { id: 'sick-note' }]);
});

test('an unknown id shows the not-found page with a search', async () => {
  expectConsole('error', /error request/);
  await renderApp('/service/no-such-service');
  expect(await title('Service not found')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Search the whole portal' })).toBeVisible();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/service/annual-leave');
  expect(await title('年假申请')).toBeVisible();
  expect(screen.getByRole('region', { name: '办理步骤' })).toBeVisible();
  expect(screen.getByRole('link', { name: /前往在线办理/ })).toBeVisible();
});

test('the page has a title, a heading and the back link while a service loads', async () => {
  answerWith(http.get('*/api/servicehall/form/info', () => delay('infinite')));
  await renderApp('/service/annual-leave');
  expect(await title('Loading')).toBeInTheDocument();
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getByRole('link', { name: 'Service hall' })).toHaveAttribute('href', '/service');
  expect(document.title).toBe('Service hall · Portico');
});

test('a service that fails to load has a title, a heading and the back link, and is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/servicehall/form/info', 'Out of order.');
  const user = await renderApp('/service/annual-leave');
  expect(await title('This could not be loaded')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(document.title).toBe('Service hall · Portico');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await title('Annual leave')).toBeVisible();
});

test('in the Chinese interface, an English service is marked as English and the interface texts are not', async () => {
  const leave = service('annual-leave');
  if (!leave) throw new Error('the sample has annual leave');
  delete leave.texts['zh-CN'];
  document.cookie = 'locale=zh-CN; path=/';
  wideWindow();
  await renderApp('/service/annual-leave');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(languageOf(within(heading).getByText('Annual leave'))).toBe('en-US');
  expect(languageOf(within(heading).getByText('英文'))).toBe('zh-CN');
  expect(languageOf(screen.getByText(/^更新于/))).toBe('zh-CN');
  expect(languageOf(screen.getByRole('button', { name: '收藏' }))).toBe('zh-CN');
  const trail = screen.getByRole('navigation', { name: '当前位置' });
  expect(languageOf(within(trail).getByText('Annual leave'))).toBe('en-US');
  expect(languageOf(within(trail).getByRole('link', { name: '办事大厅' }))).toBe('zh-CN');
  const contents = screen.getByRole('navigation', { name: '本页目录' });
  expect(within(contents).getAllByRole('link').map(languageOf)).toEqual(['zh-CN', 'zh-CN', 'en-US', 'en-US']);
  const [who] = screen.getAllByRole('definition');
  expect(who && languageOf(who)).toBe('en-US');
});

test('a related service is marked with the language of its text', async () => {
  const note = service('sick-note');
  if (!note) throw new Error('the sample has the sick note');
  note.texts = { 'zh-CN': note.texts['zh-CN'] };
  await renderApp('/service/annual-leave');
  const related = await screen.findByRole('region', { name: 'Related' });
  const marked = within(related)
    .getAllByRole('link')
    .map((link) => link.lang);
  expect(marked).toContain('zh-CN');
  expect(marked).toContain('en-US');
});

test('related items of several areas are grouped by area', async () => {
  const { token } = signedIn();
  const answer = await fetch('/api/servicehall/form/info?id=annual-leave', { headers: { Authorization: token } });
  const form = (await answer.json()) as Form;
  const [note] = form.related;
  const related = [note, { area: 'benefit', id: 'meal-card', title: 'Meal card', summary: 'Lunch is paid.', locale: 'en-US' }];
  answerWith(http.get('*/api/servicehall/form/info', () => HttpResponse.json({ ...form, related })));
  await renderApp('/service/annual-leave');
  const region = await screen.findByRole('region', { name: 'Related' });
  const headings = within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(headings).toEqual(['Service hall', 'Welfare']);
  expect(within(region).getByRole('link', { name: 'Meal card' })).toHaveAttribute('href', '/welfare/meal-card');
});
