/**
 * Returns the path of an address as the router reads it: percent-encoded letters are decoded (`/%61pi/…`), and the host of an
 * absolute address, as sent to proxies, is removed.
 */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Returns true for an address of the API. */
export const isApiAddress = (url: string): boolean => /^\/api(?:\/|$)/.test(pathOf(url));
