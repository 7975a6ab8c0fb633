/** Returns the headers of a page that the server has sent, such as the content security policy, without those about compression and caching. */
export function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'cache-control']) own.delete(name);
  return own;
}
