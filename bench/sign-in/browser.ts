/** Sends a request, with `fetch` or to a portal in this process. Must not follow redirects. */
export type Send = (url: URL, init: RequestInit) => Promise<Response>;

/** Minimal browser for a sign-in: follows redirects, and stores cookies by path. */
export class Browser {
  readonly #cookies = new Map<string, { pair: string; path: string }>();

  constructor(
    private readonly origin: string,
    private readonly send: Send,
  ) {}

  async request(address: string | URL, init: RequestInit = {}): Promise<{ url: URL; answer: Response }> {
    const url = new URL(address, this.origin);
    const headers = new Headers(init.headers);
    const sent = [...this.#cookies.values()].filter(({ path }) => url.pathname.startsWith(path));
    headers.set('cookie', sent.map(({ pair }) => pair).join('; '));
    const answer = await this.send(url, { ...init, headers, redirect: 'manual' });
    for (const header of answer.headers.getSetCookie()) this.#keep(header);
    return { url, answer };
  }

  /** Follows redirects until the path `until` (which is not requested) or a response without a redirect. Returns the last URL. */
  async follow(address: string | URL, init: RequestInit = {}, until = '/login'): Promise<URL> {
    let { url, answer } = await this.request(address, init);
    for (let steps = 0; steps < 10; steps += 1) {
      await answer.arrayBuffer();
      const location = answer.headers.get('location');
      if (!location) return url;
      url = new URL(location, url);
      if (url.pathname === until) return url;
      ({ url, answer } = await this.request(url));
    }
    return url;
  }

  #keep(header: string): void {
    const [pair = ''] = header.split(';', 1);
    const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? '/';
    this.#cookies.set(`${pair.split('=', 1)[0] ?? ''} ${path}`, { pair, path });
  }
}
