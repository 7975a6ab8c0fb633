import Cookies from 'js-cookie';
import { DEVICE_COOKIE } from 'contract/core/page-rendering';
import type { Session } from 'contract/session';
import { storeSession } from '@/lib/session/session';
import { PEOPLE, type PersonName } from '../../mock/data/people';
import { openSession } from '../../mock/data/store';
import { portal } from '../setup/portal';

/** Signs a person in at the mocked portal and stores the session in the cookies; `part` overrides fields of the session. */
export function signedIn(as: PersonName = 'employee', part: Partial<Session> = {}): Session {
  const session = { ...openSession(portal(), PEOPLE[as]), ...part };
  storeSession(session);
  return session;
}

/** Returns the cookies of the browser, without those that tell about the device and stay after a sign-out. */
export function cookiesOfSession(): Record<string, string> {
  const { [DEVICE_COOKIE]: _, ...cookies } = Cookies.get();
  return cookies;
}

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
