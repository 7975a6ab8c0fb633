import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { clearSession } from '@/lib/session/session';
import { cookiesOfSession, signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { tellFromOtherTab } from '../../setup/other-tab';
import { answerWith, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const COMMENT = 'Which manager, when I have two?';
const SIGN_IN = 'Sign in with your company account';
/** Error that jsdom logs when the page reloads itself, because jsdom cannot navigate. */
const RELOAD_ERROR: unknown = expect.objectContaining({ message: expect.stringContaining('navigation') as unknown });
const comments = (calls: { call: string }[]) => calls.filter(({ call }) => call === 'POST /api/feedback').length;
const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has expired' });

function refuse(path: string, code = 'session.expired'): void {
  const body = { code, message: 'No session.' };
  answerWith(http.post(path, () => HttpResponse.json(body, { status: 401 }), { once: true }));
  expectConsole('error', /^No session\.$/);
}

/** Opens a service as a signed-in person and types a comment without sending it. */
async function typingComment(): Promise<UserEvent> {
  signedIn();
  const user = await renderApp('/service/annual-leave');
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await user.type(await screen.findByRole('textbox', { name: 'What is missing or wrong? (optional)' }), COMMENT);
  // The upkeep of the session starts after the first paint.
  await act(() => new Promise((resolve) => window.setTimeout(resolve, 600)));
  return user;
}

async function sendWhenExpired(): Promise<UserEvent> {
  const user = await typingComment();
  refuse('*/api/feedback');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  await dialog();
  return user;
}

test('a comment survives an expired session and is sent after the person signs in again in a second window', async () => {
  const calls = recordCalls();
  await sendWhenExpired();
  expect(cookiesOfSession()).toEqual({});
  expect(address()).toBe('/service/annual-leave');
  expect(within(await dialog()).getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/api/user/login/start?backUrl=%2Faccount%2Fsigned-in',
  );
  expect(screen.getByRole('textbox', { name: 'What is missing or wrong? (optional)', hidden: true })).toHaveValue(COMMENT);

  const before = comments(calls);
  const { token } = signedIn();
  tellFromOtherTab('signed-in');
  expect(await screen.findByText('Thank you. Your comment was sent to the owner of this page.')).toBeVisible();
  expect(comments(calls)).toBe(before + 1);
  const sent = calls.at(-1)?.request;
  expect(sent?.headers.get('authorization')).toBe(token);
  expect(await sent?.json()).toMatchObject({ comment: COMMENT });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the page continues when the cookies change, even without messages between tabs', async () => {
  await sendWhenExpired();
  signedIn();
  expect(await screen.findByText('Thank you. Your comment was sent to the owner of this page.')).toBeVisible();
});

test('Escape does not close the dialog of an expired session', async () => {
  const user = await sendWhenExpired();
  const shown = await dialog();
  await user.keyboard('{Escape}');
  (shown as HTMLDialogElement).close();
  act(() => {
    shown.dispatchEvent(new Event('close'));
  });
  expect(shown).toHaveAttribute('open');
});

test('a different person signing in does not send the comment of the first', async () => {
  const calls = recordCalls();
  await sendWhenExpired();
  const before = comments(calls);
  expectConsole('error', /Not implemented: navigation/);
  signedIn('editor');
  tellFromOtherTab('signed-in');
  await waitFor(() => {
    expect(console.error).toHaveBeenCalledWith(RELOAD_ERROR);
  });
  expect(comments(calls)).toBe(before);
  expect(await dialog()).toBeVisible();
});

test('a person can leave the page and discard the comment', async () => {
  const user = await sendWhenExpired();
  expectConsole('error', /^error request No session\.$/);
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(address()).toBe('/login?backUrl=%2Fservice%2Fannual-leave');
});

test('a session that expires in another tab keeps the comment here', async () => {
  await typingComment();
  clearSession();
  tellFromOtherTab('expired');
  expect(await dialog()).toBeVisible();
});

test('signing out in another tab leaves the page, and the comment is lost', async () => {
  await typingComment();
  clearSession();
  tellFromOtherTab('ended');
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('signing out leaves the page, although a call sent before is refused', async () => {
  const user = await typingComment();
  let end: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  answerWith(
    http.post('*/api/feedback', async () => {
      await ended;
      return HttpResponse.json({ code: 'session.expired', message: 'No session.' }, { status: 401 });
    }),
    http.post('*/api/user/logout', async () => {
      end();
      await delay(300);
      return HttpResponse.json({ endSessionUrl: null });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  await user.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(address()).toBe('/login');
  expect(cookiesOfSession()).toEqual({});
});

test('being signed out from another device leaves the page, and the comment is lost', async () => {
  const user = await typingComment();
  refuse('*/api/feedback', 'session.revoked');
  expectConsole('error', /^error request No session\.$/);
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a page without unsaved work leads to the login page when its session expires', async () => {
  signedIn();
  const user = await renderApp('/service/annual-leave');
  refuse('*/api/feedback');
  expectConsole('error', /^error request No session\.$/);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByRole('link', { name: SIGN_IN })).toBeVisible();
  expect(address()).toBe('/login?backUrl=%2Fservice%2Fannual-leave');
});

test('the second window says that it can be closed', async () => {
  signedIn();
  const closed = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  const user = await renderApp('/account/signed-in');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in again' })).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Close this window' }));
  expect(closed).toHaveBeenCalledTimes(2);
});
