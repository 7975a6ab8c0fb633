import Cookies from 'js-cookie';
import { DEADLINE_MARGIN_SECONDS } from 'contract/core/cookies';
import type { Session, UserInfo } from 'contract/session';

const NAMES = ['token', 'refreshToken', 'userInfo'] as const;
type Name = (typeof NAMES)[number];

const deadlineName = (name: Name): string => `${name}_deadtime`;
const nowInSeconds = (): number => Date.now() / 1000;

const isExpired = (deadline: number): boolean => deadline - nowInSeconds() <= DEADLINE_MARGIN_SECONDS;

let jar: Partial<Record<string, string>> | null = null;

/** The cookies, read once for all that asks without a pause: a render asks a hundred times, and the browser keeps them in another process. */
function cookies(): Partial<Record<string, string>> {
  if (jar === null) {
    jar = Cookies.get();
    queueMicrotask(forgetCookies);
  }
  return jar;
}

const forgetCookies = (): void => {
  jar = null;
};

/** Epoch seconds at which the stored value ends; null when it has no deadline. */
function deadlineOf(name: Name): number | null {
  const stored = cookies()[deadlineName(name)];
  return stored === undefined ? null : Number(stored);
}

function read(name: Name): string | null {
  const deadline = deadlineOf(name);
  if (deadline !== null && isExpired(deadline)) return null;
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

/** Seconds until the token counts as expired: 0 when there is none, without end when it has no deadline. */
export function secondsOfToken(): number {
  if (readToken() === null) return 0;
  return (deadlineOf('token') ?? Infinity) - DEADLINE_MARGIN_SECONDS - nowInSeconds();
}

/**
 * The deadlines are by this device's clock (`byThisClock`). The person comes first: another tab that reads the new token finds out in time
 * whose it is. js-cookie spends nine bytes on a Chinese character, and a browser drops a cookie of more than 4 kB: `userInfo`
 * must stay small.
 */
export function storeSession(session: Session): void {
  write('userInfo', JSON.stringify(session.userInfo), session.refreshTokenExpiresAt);
  write('refreshToken', session.refreshToken, session.refreshTokenExpiresAt);
  write('token', session.token, session.tokenExpiresAt);
}

export function clearSession(): void {
  for (const name of NAMES) {
    Cookies.remove(name, { path: '/' });
    Cookies.remove(deadlineName(name), { path: '/' });
  }
  forgetCookies();
}

export const isSignedIn = (): boolean => readToken() !== null || readRefreshToken() !== null;

let parsed: { text: string; userInfo: UserInfo | null } | null = null;

/** Who is signed in; the same object for as long as the stored text is the same. */
export function currentUser(): UserInfo | null {
  const text = read('userInfo');
  if (text === null || !isSignedIn()) return null;
  if (parsed?.text !== text) parsed = { text, userInfo: parseUserInfo(text) };
  return parsed.userInfo;
}

/** A cookie is open to anybody's hand: what cannot be read as a person is nobody. */
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
