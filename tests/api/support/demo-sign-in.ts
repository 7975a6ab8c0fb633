import assert from 'node:assert/strict';
import type { Session } from '../../../contract/session';
import type { Browser } from './browser';

/** Signs in a demo person up to the redirect to the login page, and returns the ticket (`ucToken`). */
export async function demoTicket(browser: Browser, person = 'mei-lin', backUrl = '/'): Promise<string> {
  const choice = await browser.follow(`/api/user/login/start?${new URLSearchParams({ backUrl }).toString()}`);
  assert.match(choice.url.pathname, /^\/oidc\/interaction\//);
  const { url } = await browser.submitForm(choice.url.href, { person });
  const ucToken = url.searchParams.get('ucToken');
  assert(ucToken, `no ticket in ${url.href}`);
  return ucToken;
}

export const exchange = (browser: Browser, ucToken: string) =>
  browser.visit('/api/user/login/ucToken', { method: 'POST', payload: { ucToken } });

export async function demoSession(browser: Browser, person = 'mei-lin'): Promise<Session> {
  const answer = await exchange(browser, await demoTicket(browser, person));
  assert.equal(answer.statusCode, 200);
  return answer.json<Session>();
}
