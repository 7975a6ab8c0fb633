/** Cookie that access and refresh tokens are bound to. Pages of other sites cannot make the browser send it. */
export const BIND_COOKIE = 'uc_bind';
/** Cookie with the position of the database's log after a browser's last change. A standby that is behind it is not used. */
export const WROTE_COOKIE = 'uc_wrote';

/**
 * Returns the full name of one of our cookies for the given public address. On https it gets the `__Host-` prefix: browsers then
 * accept the cookie only from this exact host, not from other hosts of its domain. On http they would reject that prefix.
 */
export const cookieName = (name: string, publicUrl: string): string => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** Number of seconds before its deadline from which a session value counts as expired. */
export const DEADLINE_MARGIN_SECONDS = 2;

/** Returns whether a deadline in epoch seconds, as stored beside a session value, counts as past. */
export const isPast = (deadline: number): boolean => deadline - Date.now() / 1000 <= DEADLINE_MARGIN_SECONDS;
