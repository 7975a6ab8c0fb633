import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from '../../../mock/data/people';
import { inSeconds, signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const untilWarned = async (seconds = 300) => {
  await pass(seconds);
  return screen.findByRole('alertdialog', { name: 'Are you still there?' });
};

async function working(idleSeconds?: number): Promise<void> {
  // The page reads the browser's performance entries, so performance is not faked.
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  const { id, name, email, department, roles, locale } = PEOPLE.employee;
  const userInfo = { id, name, email, department, roles: [...roles], locale, ...(idleSeconds && { idleSeconds }) };
  signedIn('employee', { userInfo, tokenExpiresAt: inSeconds(7200) });
  await renderApp('/tool');
  await screen.findByRole('button', { name: 'Account of Mei Lin' });
  // The upkeep of the session starts after the first paint.
  await pass(2);
}

test('a portal without an idle limit shows no warning', async () => {
  await working();
  await pass(3600);
  expect(dialog()).not.toBeInTheDocument();
});

test('an idle person is warned, and signed out a minute later', async () => {
  await working(300);
  const calls = recordCalls();
  expect(await untilWarned()).toHaveAccessibleDescription(/you will be signed out in/);
  await pass(50);
  expect(address()).toBe('/tool');
  await pass(12);
  expect(await screen.findByRole('link', { name: 'Sign in with your company account' })).toBeVisible();
  expect(address()).toBe('/login?backUrl=%2Ftool');
  expect(calls.map(({ call }) => call)).toContain('POST /api/user/logout');
});

test('an occasionally active person is not warned', async () => {
  await working(300);
  for (const event of ['pointerMove', 'keyDown', 'touchStart'] as const) {
    await pass(200);
    fireEvent[event](document.body);
  }
  expect(dialog()).not.toBeInTheDocument();
});

test('activity in another tab counts', async () => {
  await working(300);
  await pass(200);
  window.localStorage.setItem('portico.active', String(Date.now()));
  await pass(200);
  expect(dialog()).not.toBeInTheDocument();
  expect(await untilWarned(110)).toBeVisible();
});

test('a person who answers the warning stays signed in', async () => {
  await working(300);
  await untilWarned();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => {
    expect(dialog()).not.toBeInTheDocument();
  });
  await pass(120);
  expect(address()).toBe('/tool');
});

test('answering the warning in another tab closes it here', async () => {
  await working(300);
  await untilWarned();
  window.localStorage.setItem('portico.active', String(Date.now()));
  act(() => {
    window.dispatchEvent(new Event('storage'));
  });
  await waitFor(() => {
    expect(dialog()).not.toBeInTheDocument();
  });
});

test('moving the mouse does not answer the warning, and the remaining seconds are announced three times only', async () => {
  await working(300);
  const shown = await untilWarned();
  const spoken = new Set<string>();
  for (let second = 0; second < 55; second += 1) {
    fireEvent.pointerMove(document.body);
    await pass(1);
    spoken.add(within(shown).getByRole('status').textContent);
  }
  expect(dialog()).toBeInTheDocument();
  expect([...spoken]).toEqual([
    'You will be signed out in 60 seconds.',
    'You will be signed out in 30 seconds.',
    'You will be signed out in 10 seconds.',
  ]);
});

test('a device that slept through the warning signs out soon after waking', async () => {
  await working(300);
  jest.setSystemTime(Date.now() + 1_000_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(3);
  expect(await screen.findByRole('link', { name: 'Sign in with your company account' })).toBeVisible();
});
