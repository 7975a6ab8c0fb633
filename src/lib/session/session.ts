import Cookies from 'js-cookie';
import { DEADLINE_MARGIN_SECONDS, isPast } from 'contract/core/cookies';
import type { Session, UserInfo } from 'contract/session';
import { forgetShownAs, isSeeAsTab, shownAs } from './see-as';

const NAMES = ['token', 'refreshToken', 'userInfo'] as const;
type Name = (typeof NAMES)[number];

const deadlineName = (name: Name): string => `${name}_deadtime`;
const nowInSeconds = (): number => Date.now() / 1000;

let jar: Partial<Record<string, string>> | null = null;

/**
 * Returns the cookies, cached until the current synchronous code ends. A render reads them about a hundred times, and the browser
 * keeps them in another process.
 */
function cookies(): Partial<Record<string, string>> {
  if (jar === null) {
    jar = Cookies.get();
    queueMicrotask(forgetCookies);
  }
  return jar;
}

/** Makes the next reading of a cookie ask the browser. */
export const forgetCookies = (): void => {
  jar = null;
};

/** Returns the time at which the stored value expires, in epoch seconds; null if it has no deadline. */
function deadlineOf(name: Name): number | null {
  const stored = cookies()[deadlineName(name)];
  return stored === undefined ? null : Number(stored);
}

function read(name: Name): string | null {
  const deadline = deadlineOf(name);
  if (deadline !== null && isPast(deadline)) return null;
  return cookies()[name] ?? null;
}

function write(name: Name, value: string, deadline: number): void {
  const attributes = {
    path: '/',
    sameSite: 'lax' as const,
    secure: window.location.protocol === 'https:',
    expires: new Date(deadline * 1000),
  };
  Cookies.set(name, value, attributes);
  Cookies.set(deadlineName(name), String(deadline), attributes);
  forgetCookies();
}

export const readToken = (): string | null => read('token');
export const readRefreshToken = (): string | null => read('refreshToken');

/** Returns the seconds until the token counts as expired: 0 if there is none, Infinity if it has no deadline. */
export function secondsOfToken(): number {
  if (readToken() === null) return 0;
  return (deadlineOf('token') ?? Infinity) - DEADLINE_MARGIN_SECONDS - nowInSeconds();
}

/**
 * Stores the session, whose deadlines must be by this device's clock (`byThisClock`). Writes the person first, so that another
 * tab that reads the new token also reads the person it belongs to. js-cookie uses nine bytes for a Chinese character, and
 * browsers drop cookies of more than 4 kB, so `userInfo` must stay small.
 */
export function storeSession(session: Session): void {
  write('userInfo', JSON.stringify(session.userInfo), session.refreshTokenExpiresAt);
  write('refreshToken', session.refreshToken, session.refreshTokenExpiresAt);
  write('token', session.token, session.tokenExpiresAt);
}

/** Returns the time at which the session expires unless it is used before, in epoch milliseconds; null if it has no deadline. */
export function sessionDeadline(): number | null {
  const deadline = deadlineOf('refreshToken') ?? deadlineOf('token');
  return deadline && deadline * 1000;
}

export function clearSession(): void {
  forgetShownAs();
  for (const name of NAMES) {
    Cookies.remove(name, { path: '/' });
    Cookies.remove(deadlineName(name), { path: '/' });
  }
  forgetCookies();
}

export const isSignedIn = (): boolean => readToken() !== null || readRefreshToken() !== null;

/** Returns the signed-in person as stored; null if nobody is signed in. */
export const readUserInfo = (): string | null => read('userInfo');

let parsed: { text: string; isSeen: boolean; userInfo: UserInfo | null } | null = null;

/**
 * Returns the signed-in person, or null; with the properties of the reader as whom this tab shows the portal, if there is one.
 * Returns the same object while the stored text is unchanged.
 */
export function currentUser(): UserInfo | null {
  const text = readUserInfo();
  if (text === null || !isSignedIn()) return null;
  const isSeen = isSeeAsTab();
  if (parsed?.text !== text || parsed.isSeen !== isSeen) parsed = { text, isSeen, userInfo: asShown(parseUserInfo(text)) };
  return parsed.userInfo;
}

function asShown(user: UserInfo | null): UserInfo | null {
  const reader = shownAs()?.reader;
  return user && reader ? { ...user, name: reader.name ?? '', department: reader.department, roles: reader.roles } : user;
}

/** Returns null if the text does not describe a person, because anyone can edit a cookie. */
function parseUserInfo(text: string): UserInfo | null {
  try {
    const value: unknown = JSON.parse(text);
    const isPerson =
      typeof value === 'object' && value !== null && 'name' in value && 'roles' in value && Array.isArray(value.roles);
    return isPerson ? (value as UserInfo) : null;
  } catch {
    return null;
  }
}
