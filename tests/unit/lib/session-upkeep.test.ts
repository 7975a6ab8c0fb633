import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keepSession } from '@/features/session/session-upkeep';
import { clearSession, readToken } from '@/lib/session/session';
import { tellThisTab } from '@/lib/session/session-events';
import { inSeconds, signedIn } from '../../factories/session';
import { address, visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, portal, recordCalls } from '../../setup/portal';
import { PEOPLE } from '../../../mock/data/people';
import { openSession } from '../../../mock/data/store';

let stop: () => void;
const renewals = (calls: { call: string }[]) => calls.filter(({ call }) => call === 'POST /api/user/token/refresh').length;
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  visit('/service');
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
});

test('a visible page refreshes the token once, a minute before it expires', async () => {
  const { token } = signedIn('employee', { tokenExpiresAt: inSeconds(100) });
  const calls = recordCalls();
  stop = keepSession();
  await pass(35);
  expect(renewals(calls)).toBe(0);
  await pass(10);
  expect(renewals(calls)).toBe(1);
  expect(readToken()).not.toBe(token);
  await pass(60);
  expect(renewals(calls)).toBe(1);
});

test('a hidden page refreshes nothing until it is visible again', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(100) });
  const calls = recordCalls();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  stop = keepSession();
  await pass(300);
  expect(renewals(calls)).toBe(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(renewals(calls)).toBe(1);
});

test('a session that cannot be refreshed is left to expire', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(30), refreshTokenExpiresAt: inSeconds(1) });
  const calls = recordCalls();
  stop = keepSession();
  await pass(40);
  expect(calls).toEqual([]);
  expect(address()).toBe('/service');
});

test('tokens that live shorter than the refresh lead time are not refreshed continuously', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(10) });
  answerWith(
    http.post('*/api/user/token/refresh', () =>
      HttpResponse.json({ ...openSession(portal(), PEOPLE.employee), token: 'short', tokenExpiresAt: inSeconds(10) }),
    ),
  );
  const calls = recordCalls();
  stop = keepSession();
  await waitFor(() => {
    expect(readToken()).toBe('short');
  });
  await pass(28);
  expect(renewals(calls)).toBe(1);
  await pass(4);
  expect(renewals(calls)).toBe(2);
});

test('a device that slept past the token’s expiry refreshes it on waking, although its timers stopped', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(600) });
  const calls = recordCalls();
  stop = keepSession();
  await pass(10);
  // While asleep, the clock advances and no timer fires.
  jest.setSystemTime(Date.now() + 700_000);
  window.dispatchEvent(new Event('focus'));
  await pass(1);
  expect(renewals(calls)).toBe(1);
});

test('a device that slept refreshes the token within half a minute when no event reports the waking', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(600) });
  const calls = recordCalls();
  stop = keepSession();
  await pass(10);
  jest.setSystemTime(Date.now() + 700_000);
  await pass(30);
  expect(renewals(calls)).toBe(1);
});

test('a clock that is set back refreshes the token, whose deadline seems further away than it is', async () => {
  signedIn('employee', { tokenExpiresAt: inSeconds(600) });
  const calls = recordCalls();
  stop = keepSession();
  await pass(10);
  jest.setSystemTime(Date.now() - 600_000);
  await pass(31);
  expect(renewals(calls)).toBe(1);
  await pass(60);
  expect(renewals(calls)).toBe(1);
});

test('a tab that slept while another signed out goes to the login page on waking', async () => {
  signedIn();
  stop = keepSession();
  clearSession();
  expect(address()).toBe('/service');
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => {
    expect(address()).toBe('/login?backUrl=%2Fservice');
  });
});

test.each(['focus', 'signed-in'])('a tab whose person was replaced reloads the page on %s', (how) => {
  signedIn();
  visit('/service');
  stop = keepSession();
  signedIn('editor');
  expectConsole('error', /Not implemented: navigation/);
  if (how === 'focus') window.dispatchEvent(new Event('focus'));
  else tellThisTab('signed-in');
});

test('a tab whose person signed in again continues', () => {
  signedIn();
  visit('/service');
  stop = keepSession();
  signedIn();
  tellThisTab('signed-in');
  expect(address()).toBe('/service');
});
