import assert from 'node:assert/strict';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  path: string;
  sameSite: string;
  secure: boolean;
}
export interface Visit {
  method?: 'GET' | 'POST';
  payload?: string | object;
  headers?: Record<string, string>;
  /** True if another site started this navigation, in which case the browser does not send Strict cookies. */
  fromElsewhere?: boolean;
}

/** A minimal browser for sign-in tests. It stores cookies by path, name and SameSite, and has an origin. */
export class Browser {
  #cookies = new Map<string, Cookie>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly origin = 'http://localhost:8000',
  ) {}

  /** Sends one request without following redirects. */
  async visit(
    address: string,
    { method = 'GET', payload, headers = {}, fromElsewhere = false }: Visit = {},
  ): Promise<LightMyRequestResponse> {
    const url = new URL(address, this.origin);
    assert.equal(url.origin, this.origin, `led to another origin: ${url.href}`);
    const cookie = this.#cookiesFor(url.pathname, fromElsewhere);
    const answer = await this.app.inject({
      method,
      url: url.pathname + url.search,
      payload,
      headers: { host: url.host, ...(cookie && { cookie }), ...headers },
    });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(header);
    return answer;
  }

  /** Follows redirects until the path `until` or until a response without a redirect. */
  async follow(address: string, visit: Visit = {}, until = '/login'): Promise<{ url: URL; answer: LightMyRequestResponse }> {
    let url = new URL(address, this.origin);
    let answer = await this.visit(address, visit);
    for (let steps = 0; answer.headers.location && steps < 10; steps += 1) {
      url = new URL(answer.headers.location, url);
      if (url.pathname === until) break;
      answer = await this.visit(url.href, { headers: visit.headers });
    }
    return { url, answer };
  }

  submitForm(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.follow(address, {
      method: 'POST',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  /** Returns a browser with the same cookies that sends its requests to another process of the portal. */
  movedTo(app: FastifyInstance): Browser {
    const moved = new Browser(app, this.origin);
    moved.#cookies = this.#cookies;
    return moved;
  }

  everyCookieIsSecure(): boolean {
    return [...this.#cookies.values()].every(({ secure }) => secure);
  }

  cookie(name: string): Cookie | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name);
  }

  #cookiesFor(path: string, fromElsewhere: boolean): string {
    const sent = [...this.#cookies.values()].filter(
      (cookie) => path.startsWith(cookie.path) && !(fromElsewhere && cookie.sameSite === 'strict'),
    );
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(header: string): void {
    const [pair = '', ...rest] = header.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    const attributes = new Map(rest.map((part) => part.split('=')).map(([key = '', given = '']) => [key.toLowerCase(), given]));
    const path = attributes.get('path') ?? '/';
    if (name.startsWith('__Host-'))
      assert(attributes.has('secure') && path === '/' && !attributes.has('domain'), `a browser refuses ${header}`);
    const ended = attributes.get('max-age') === '0' || new Date(attributes.get('expires') ?? '9999').getTime() <= Date.now();
    if (ended) this.#cookies.delete(`${name} ${path}`);
    else
      this.#cookies.set(`${name} ${path}`, {
        name,
        value: value.join('='),
        path,
        sameSite: (attributes.get('samesite') ?? '').toLowerCase(),
        secure: attributes.has('secure'),
      });
  }
}
