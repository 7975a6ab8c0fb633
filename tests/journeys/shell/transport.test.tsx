import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cookiesOfSession, signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { placeOf } from '../../setup/toast-place';

function fail(path: string, status: number, code: string, message: string): void {
  answerWith(http.all(`*${path}`, () => HttpResponse.json({ code, message }, { status })));
}

test('a 401 while browsing clears the cookies, logs the reason and leads to the login page once', async () => {
  signedIn();
  fail('/api/servicehall/*', 401, 'session.revoked', 'Signed out elsewhere.');
  expectConsole('error', /^Signed out elsewhere\.$/);
  expectConsole('error', /^error request /);
  const replaced = jest.spyOn(window.history, 'replaceState');
  await renderApp('/service?page=2');
  expect(await screen.findByRole('link', { name: 'Sign in with your company account' })).toBeVisible();
  expect(cookiesOfSession()).toEqual({});
  expect(address()).toBe(`/login?backUrl=${encodeURIComponent('/service?page=2')}`);
  expect(replaced.mock.calls.filter(([, , url]) => String(url).includes('/login'))).toHaveLength(1);
  expect(screen.queryByText('Signed out elsewhere.')).not.toBeInTheDocument();
});

test('the message of a refused action is shown as a toast, 8 px from the top, for 3 seconds', async () => {
  signedIn();
  fail('/api/favourite/update', 503, 'unavailable', 'Back at noon.');
  expectConsole('error', /^error request Back at noon\.$/);
  await renderApp('/service');
  const heart = await screen.findByRole('button', { name: 'Favourite: Annual leave' });
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.click(heart);
  const toast = await screen.findByText('Back at noon.', { selector: '.ant-message *' });
  const shownAt = Date.now();
  const place = placeOf(toast);
  expect(place.style.getPropertyValue('--notification-top')).toBe('8px');
  expect(getComputedStyle(place).top).toContain('var(--notification-top');

  await act(() => jest.advanceTimersByTimeAsync(Math.max(0, shownAt + 2500 - Date.now())));
  expect(toast).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => {
    expect(toast).not.toBeInTheDocument();
  });
});

test('a page whose call failed shows an error and works after a retry', async () => {
  signedIn();
  answerWith(
    http.post(
      '*/api/servicehall/form/list',
      () => HttpResponse.json({ code: 'unavailable', message: 'Back at noon.' }, { status: 503 }),
      {
        once: true,
      },
    ),
  );
  expectConsole('error', /^error request Back at noon\.$/);
  const user = await renderApp('/service');
  expect(await within(screen.getByRole('main')).findByText('Back at noon.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Annual leave/ })).toBeVisible();
});

test('a keyboard user who retries keeps the focus while it fails, and then continues beside what was loaded', async () => {
  signedIn();
  expectConsole('error', /^error request/);
  failOnce('POST /api/servicehall/form/list', 'Back at noon.');
  const user = await renderApp('/service');
  const retry = await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' });
  failOnce('POST /api/servicehall/form/list', 'Back at one.');
  retry.focus();
  await user.keyboard('{Enter}');
  expect(await within(screen.getByRole('main')).findByText('Back at one.')).toBeVisible();
  expect(retry).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: /Annual leave/ })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('a reader with an expired token continues after one silent refresh', async () => {
  signedIn('employee', { tokenExpiresAt: Math.floor(Date.now() / 1000) + 1 });
  const calls = recordCalls();
  await renderApp('/service');
  expect(await screen.findByRole('link', { name: /Annual leave/ })).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /api/user/token/refresh')).toHaveLength(1);
});
