import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { answerWith, failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const guide = (name: string) => screen.findByRole('dialog', { name });
const guideLink = async (title: string) => {
  const [link] = await screen.findAllByRole('link', { name: `Guide: ${title}` });
  if (!link) throw new Error(`no guide of ${title}`);
  return link;
};
const goneBack = async () => {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
};
const tool = (id: string) => portal().items.tool.find((candidate) => candidate.id === id);

beforeEach(() => {
  signedIn();
});

test('an employee reads the guide and contacts of a tool and opens it, and one view is counted', async () => {
  const calls = recordCalls();
  const user = await renderApp('/tool');
  await user.click(await guideLink('Mail'));
  const drawer = await guide('Mail');
  expect(address()).toBe('/tool?tool=mail');
  expect(await within(drawer).findByRole('heading', { name: 'On your phone' })).toBeVisible();
  expect(within(drawer).getByRole('region', { name: 'Whom to ask' })).toHaveTextContent(
    /Chen Jing.*Usually answers within 2 hours/,
  );
  expect(within(drawer).getByRole('link', { name: /^helpdesk@/ })).toHaveAttribute('href', 'mailto:helpdesk@portico.example');
  expect(within(drawer).getByRole('link', { name: 'Open the tool (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://mail.portico.example/',
  );
  expect(await within(drawer).findByText(/901 views/)).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /api/tool/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Mail · Tools · Portico');
});

test.each([
  { owner: null, contact: null },
  { owner: 'tomas-silva', contact: null },
  { owner: 'chen-jing', contact: null },
  { owner: null, contact: 'helpdesk@portico.example' },
])('the guide names the department of a tool once, with owner $owner and contact $contact', async (asked) => {
  Object.assign(tool('mail') ?? {}, { ...asked, department: 'it-services' });
  await renderApp('/tool?tool=mail');
  const drawer = await guide('Mail');
  expect(await within(drawer).findAllByText(/IT Services/)).toHaveLength(1);
});

test('Back closes the guide and leaves the launcher unchanged', async () => {
  const user = await renderApp('/tool?order=name');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the tools' }), 'board');
  await user.click(await guideLink('Task board'));
  await guide('Task board');
  expect(address()).toBe('/tool?query=board&order=name&tool=task-board');
  act(() => {
    window.history.back();
  });
  await goneBack();
  expect(address()).toBe('/tool?order=name&query=board');
  expect(screen.getByRole('searchbox', { name: 'Search the tools' })).toHaveValue('board');
  expect(document.title).toBe('Results for “board” · Tools · Portico');
});

test('closing a guide with Escape returns the focus to the element that opened it', async () => {
  const user = await renderApp('/tool');
  const link = await guideLink('Calendar');
  link.focus();
  await user.keyboard('{Enter}');
  const drawer = await guide('Calendar');
  await within(drawer).findByText('Share it with your team.');
  drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
  drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
  await goneBack();
  expect(address()).toBe('/tool');
  expect(await guideLink('Calendar')).toHaveFocus();
});

test('a shared link opens the guide, and closing it shows the launcher', async () => {
  const user = await renderApp('/tool?tool=timetables');
  const drawer = await guide('Timetables');
  expect(await within(drawer).findByText('Figures are a day old.')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await goneBack();
  expect(address()).toBe('/tool');
  expect(screen.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
});

test('a tool without an external address has only its guide', async () => {
  const mail = tool('mail');
  if (mail) mail.url = null;
  const user = await renderApp('/tool');
  await user.click(await screen.findByRole('link', { name: 'Mail' }));
  const drawer = await guide('Mail');
  expect(await within(drawer).findByText(/901 views/)).toBeVisible();
  expect(within(drawer).queryByRole('link', { name: /Open the tool/ })).not.toBeInTheDocument();
});

test('a favourite added in the guide is shown on the tile behind it', async () => {
  const user = await renderApp('/tool?tool=mail');
  const drawer = await guide('Mail');
  await user.click(await within(drawer).findByRole('button', { name: 'Favourite' }));
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await goneBack();
  expect(await screen.findByRole('button', { name: 'Favourite: Mail' })).toHaveAttribute('aria-pressed', 'true');
});

test('sharing a guide copies its own address and counts one share', async () => {
  const user = await renderApp('/tool?tool=mail');
  const drawer = await guide('Mail');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await within(drawer).findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/tool?tool=mail`);
  await waitFor(() => {
    expect(tool('mail')?.shareCount).toBe(1);
  });
});

test('a related tool opens its guide and counts its own view', async () => {
  const user = await renderApp('/tool?tool=task-board');
  const related = await within(await guide('Task board')).findByRole('region', { name: 'Related' });
  await user.click(within(related).getByRole('link', { name: 'Drawing room' }));
  const other = await guide('Drawing room');
  expect(await within(other).findByText(/121 views/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Task board' })).not.toBeInTheDocument();
});

test('the rating in the guide applies to the tool', async () => {
  const calls = recordCalls();
  const user = await renderApp('/tool?tool=mail');
  const question = await screen.findByRole('region', { name: 'Was this useful?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  expect(await within(question).findByText('Thank you for your feedback.')).toBeVisible();
  const [sent] = calls.filter(({ call }) => call === 'POST /api/feedback');
  expect(await sent?.request.json()).toEqual({ area: 'tool', id: 'mail', useful: true });
});

test.each(['no-such-tool', 'No Id!'])('the unknown tool “%s” shows an error and links to the others', async (id) => {
  if (id === 'no-such-tool') expectConsole('error', /error request/);
  const user = await renderApp(`/tool?tool=${encodeURIComponent(id)}`);
  const drawer = await guide('Tool not found');
  await user.click(within(drawer).getByRole('link', { name: 'See all tools' }));
  await goneBack();
  expect(address()).toBe('/tool');
});

test('a guide that fails to load is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/tool/info', 'Out of order.');
  const user = await renderApp('/tool?tool=mail');
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'On your phone' })).toBeVisible();
});

test('while a guide loads, its drawer has the name from the launcher', async () => {
  answerWith(http.get('*/api/tool/info', () => delay('infinite')));
  await renderApp('/tool?tool=mail');
  expect(within(await guide('Mail')).getByText('Loading')).toHaveRole('status');
});

test('a guide is shown in Chinese, and an English one is marked as English', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp('/tool?tool=mail');
  const drawer = await guide('邮箱');
  expect(await within(drawer).findByRole('heading', { name: '手机使用' })).toBeVisible();
  expect(within(drawer).getByRole('region', { name: '咨询联系' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: '关闭' }));
  await goneBack();
  await renderApp('/tool?tool=drawing-room');
  const english = await guide('Drawing room');
  expect(languageOf(within(english).getByRole('heading', { name: 'Drawing room' }))).toBe('en-US');
  expect(languageOf(await within(english).findByText('A wall to sketch on together.'))).toBe('en-US');
});
