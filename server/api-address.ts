/**
 * Whether an address is one of the API, as the router reads it: escaped letters are letters (`/%61pi/…`), and a proxy's form of an
 * address has the host before the path.
 */
export function isApiAddress(url: string): boolean {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return /^\/api(?:\/|$)/.test(path.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))));
}
