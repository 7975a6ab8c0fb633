import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { request } from '@/lib/api/http';
import { readToken, secondsOfToken } from '@/lib/session/session';
import { byThisClock } from '@/lib/session/session-clock';
import { inSeconds, signedIn } from '../../factories/session';
import { address, visit } from '../../setup/address';
import { answerWith, portal, recordCalls } from '../../setup/portal';
import { PEOPLE } from '../../../mock/data/people';
import { openSession } from '../../../mock/data/store';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const issued = (at: number) => ({
  token: 'token',
  tokenExpiresAt: at / 1000 + 600,
  refreshToken: 'refresh',
  refreshTokenExpiresAt: at / 1000 + 43_200,
  userInfo: PEOPLE.employee,
});

describe('the deadlines of a ten-minute session issued at noon', () => {
  const deadline = (deviceAhead: number, tookMs = 0, date: unknown = new Date(NOON).toUTCString()) => {
    const receivedAt = NOON + deviceAhead * 1000;
    return byThisClock(issued(NOON), { sentAt: receivedAt - tookMs, receivedAt, date }).tokenExpiresAt - NOON / 1000;
  };

  test.each([0, 1, -1])('are unchanged on a device whose clock is %s s ahead', (ahead) => {
    expect(deadline(ahead)).toBe(600);
  });

  test('are unchanged when the response was slow', () => {
    expect(deadline(8, 8000)).toBe(600);
  });

  test.each([600, -600, 7200, -86_400, 5, -5])(
    'are shifted by the clock of a device that is %s s ahead, and are never too late',
    (ahead) => {
      const late = deadline(ahead) - (600 + ahead);
      expect(late).toBeLessThanOrEqual(0);
      expect(late).toBeGreaterThanOrEqual(-2);
    },
  );

  test('are early by the duration of a slow response', () => {
    const late = deadline(600, 3000) - 1200;
    expect(late).toBeLessThanOrEqual(0);
    expect(late).toBeGreaterThanOrEqual(-5);
  });

  test.each([null, 'yesterday'])('are unchanged when the response’s date is %s', (date) => {
    expect(deadline(600, 0, date)).toBe(600);
  });

  test('are shifted by the same amount for the refresh token', () => {
    const receivedAt = NOON + 600_000;
    const moved = byThisClock(issued(NOON), { sentAt: receivedAt, receivedAt, date: new Date(NOON).toUTCString() });
    expect(moved.refreshTokenExpiresAt - moved.tokenExpiresAt).toBe(42_600);
  });
});

/** Makes the server's clock `behind` seconds late: sessions are issued by its time, and responses have its date. */
function portalWithClock(behind: number): void {
  answerWith(
    http.post('*/api/user/token/refresh', () => {
      const session = openSession(portal(), PEOPLE.employee);
      const late = {
        tokenExpiresAt: session.tokenExpiresAt - behind,
        refreshTokenExpiresAt: session.refreshTokenExpiresAt - behind,
      };
      const date = new Date(Date.now() - behind * 1000).toUTCString();
      return HttpResponse.json({ ...session, ...late }, { headers: { date } });
    }),
  );
}

test.each([600, -600])(
  'with a clock %s s ahead, the session works after one refresh, which is valid for its full time',
  async (ahead) => {
    visit('/service');
    portalWithClock(ahead);
    signedIn('employee', { tokenExpiresAt: inSeconds(1) });
    const calls = recordCalls();
    for (let call = 0; call < 3; call += 1) expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
    expect(calls.filter(({ call }) => call.endsWith('/token/refresh'))).toHaveLength(1);
    expect(readToken()).not.toBeNull();
    expect(secondsOfToken()).toBeGreaterThan(590);
    expect(secondsOfToken()).toBeLessThanOrEqual(598);
    expect(Number(Cookies.get('token_deadtime'))).toBeLessThanOrEqual(inSeconds(600));
    expect(address()).toBe('/service');
  },
);
