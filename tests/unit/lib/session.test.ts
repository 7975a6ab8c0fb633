import Cookies from 'js-cookie';
import {
  clearSession,
  currentUser,
  isSignedIn,
  readRefreshToken,
  readToken,
  secondsOfToken,
  storeSession,
} from '@/lib/session/session';
import { PEOPLE } from '../../../mock/data/people';

/** A deadline a day ahead, so that the browser keeps the cookies. */
const DEADLINE = Math.floor(Date.now() / 1000) + 86_400;
const session = {
  token: 'Bearer a.b.c',
  tokenExpiresAt: DEADLINE,
  refreshToken: 'refresh',
  refreshTokenExpiresAt: DEADLINE + 3600,
  userInfo: PEOPLE.employee,
};

const secondsBeforeDeadline = (seconds: number) => {
  jest.setSystemTime((DEADLINE - seconds) * 1000);
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  secondsBeforeDeadline(600);
  storeSession(session);
});

test('the session is stored in three cookies, each with its deadline in epoch seconds', () => {
  expect(Cookies.get()).toEqual({
    token: 'Bearer a.b.c',
    token_deadtime: String(DEADLINE),
    refreshToken: 'refresh',
    refreshToken_deadtime: String(DEADLINE + 3600),
    userInfo: JSON.stringify(PEOPLE.employee),
    userInfo_deadtime: String(DEADLINE + 3600),
  });
});

test.each([
  { seconds: 3, expected: 'Bearer a.b.c' },
  { seconds: 2, expected: null },
  { seconds: 1, expected: null },
])('a token $seconds s from its deadline is read as $expected', ({ seconds, expected }) => {
  secondsBeforeDeadline(seconds);
  expect(readToken()).toBe(expected);
});

test.each([
  { seconds: 3, expected: 'refresh' },
  { seconds: 2, expected: null },
  { seconds: 1, expected: null },
])('a refresh token $seconds s from its own deadline is read as $expected', ({ seconds, expected }) => {
  jest.setSystemTime((session.refreshTokenExpiresAt - seconds) * 1000);
  expect(readRefreshToken()).toBe(expected);
});

test('a value without a stored deadline does not expire', () => {
  Cookies.remove('token_deadtime');
  jest.setSystemTime((DEADLINE - 1) * 1000);
  expect(readToken()).toBe('Bearer a.b.c');
  expect(secondsOfToken()).toBe(Infinity);
});

test('the remaining seconds of a token end 2 s before its deadline', () => {
  expect(secondsOfToken()).toBe(598);
});

test('a person with an expired token is signed in while the refresh token is valid', () => {
  secondsBeforeDeadline(-10);
  expect(readToken()).toBeNull();
  expect(isSignedIn()).toBe(true);
  expect(currentUser()?.name).toBe('Mei Lin');
  secondsBeforeDeadline(-3600);
  expect(isSignedIn()).toBe(false);
  expect(currentUser()).toBeNull();
});

test('a Chinese name is read as it was stored', () => {
  storeSession({ ...session, userInfo: { ...PEOPLE.employee, name: '林美', department: '产品设计部' } });
  expect(currentUser()).toMatchObject({ name: '林美', department: '产品设计部' });
});

test.each(['not json', '"text"', 'null', '{"name":"Mallory"}'])('a tampered user cookie, %s, is read as signed out', (text) => {
  Cookies.set('userInfo', text);
  expect(currentUser()).toBeNull();
});

test('clearing removes every value and every deadline', () => {
  clearSession();
  expect(Cookies.get()).toEqual({});
  expect(isSignedIn()).toBe(false);
});
