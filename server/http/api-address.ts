/**
 * Returns the path of an address as the router reads it: escaped letters are letters (`/%61pi/…`), and a proxy's form of an address
 * has the host before the path.
 */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Returns whether an address is one of the API. */
export const isApiAddress = (url: string): boolean => /^\/api(?:\/|$)/.test(pathOf(url));
