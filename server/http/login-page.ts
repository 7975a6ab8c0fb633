import type { LoginError } from '../../contract/session';

/** Returns the path of the client's login page, with a ticket to exchange or an error to show. */
export function loginPage(result: { ucToken: string } | { error: LoginError } | Record<string, never>, backUrl: string): string {
  return `/login?${new URLSearchParams({ ...result, backUrl }).toString()}`;
}
