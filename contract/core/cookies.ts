/** Cookie that access and refresh tokens are bound to. Pages of other sites cannot make the browser send it. */
export const BIND_COOKIE = 'uc_bind';

/**
 * The name of a cookie of ours at that address. On https browsers take one so named from this very host alone, never from another
 * one of its domain; on http they refuse it.
 */
export const cookieName = (name: string, publicUrl: string): string => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** A value of the session counts as expired when it is this close to its deadline. */
export const DEADLINE_MARGIN_SECONDS = 2;
