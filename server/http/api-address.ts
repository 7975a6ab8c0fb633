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

/**
 * Returns an address that the router can decode: if the path of a page is not valid percent-encoding, such as `/service/100%`, its
 * percent signs are escaped. Malformed addresses of the API are returned unchanged and are refused.
 */
export function routableAddress(url: string): string {
  if (isApiAddress(url)) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
