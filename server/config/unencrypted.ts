const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether an address is of this machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/**
 * Addresses by the names of their settings; null or undefined for those that are not used. `listen:` is one at which the portal itself
 * listens without TLS.
 */
export type Addresses = Record<string, string | null | undefined>;

/**
 * Returns a line for each of these addresses that is reached without TLS, or without verifying its certificate. Addresses of this machine
 * and its sockets need no TLS.
 */
export const unencrypted = (addresses: Addresses): string[] =>
  Object.entries(addresses).flatMap(([name, address]) => {
    if (!address) return [];
    if (/^postgres/.test(address)) return isSafeDatabase(new URL(address)) ? [] : [`${name}: must have sslmode=verify-full`];
    if (address.startsWith('unix:')) return [];
    if (address.startsWith('listen:'))
      return isLoopback(address) ? [] : [`${name}: must be 127.0.0.1, or TLS_CERT_FILE and TLS_KEY_FILE be set`];
    if (address.startsWith('tcp:')) return isLoopback(address) ? [] : [`${name}: must be on this machine, because it has no TLS`];
    return address.startsWith('https:') || isLoopback(address) ? [] : [`${name}: must be reached by https`];
  });

function isSafeDatabase({ searchParams, hostname }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  return host.startsWith('/') || LOOPBACK.test(host) || searchParams.get('sslmode') === 'verify-full';
}
