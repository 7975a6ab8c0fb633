import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint } from '../../contract/core/endpoint';
import { CALLERS, type Caller } from '../api/support/roles/callers';
import { BODIES, HUGE_BODIES, NAMES, odd, oddHeaders, QUERIES, TYPES } from './odd-values';
import { valuesOf, type Hints } from './schema-values';

/** A complete request, and whether its input is valid. */
export interface FuzzRequest {
  caller: Caller;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** True if the input matches the contract. */
  valid: boolean;
}
type Entries = [name: string, value: unknown][];
type Sent = Pick<FuzzRequest, 'method' | 'url' | 'headers' | 'body'>;

export function requestsTo(endpoint: Endpoint, hints: Hints): Arbitrary<FuzzRequest> {
  const valid = valuesOf(endpoint.input, hints).map((input) => sent(endpoint, input));
  const broken = fc.oneof(
    { weight: 6, arbitrary: brokenInput(endpoint, hints).map((input) => sent(endpoint, input)) },
    { weight: 2, arbitrary: brokenText(endpoint, valid) },
    {
      weight: 2,
      arbitrary: fc.tuple(valid, oddHeaders).map(([good, headers]) => ({ ...good, headers: { ...good.headers, ...headers } })),
    },
    { weight: 1, arbitrary: brokenAddress(valid) },
  );
  const caller = fc.constantFrom(...CALLERS);
  return fc
    .oneof(
      fc.record({ caller, sent: valid, valid: fc.constant(true) }),
      fc.record({ caller, sent: broken, valid: fc.constant(false) }),
    )
    .map(({ sent: request, ...rest }) => ({ ...rest, ...request }));
}

/** List of name–value pairs, so that a name can occur twice and `__proto__` is an ordinary name. */
class Pairs {
  constructor(readonly entries: Entries) {}
}

function sent({ method, path, body: kind }: Endpoint, input: unknown): Sent {
  const isFile = kind === 'file';
  if (method === 'POST' && !isFile) {
    const body = jsonOf(input);
    return body === undefined ? { method, url: path, headers: {} } : { method, url: path, headers: JSON_TYPE, body };
  }
  const entries = input instanceof Pairs ? input.entries : Object.entries(input ?? {});
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const url = path.replace(/:(\w+)/g, (_, name: string) => escaped(entries.find(([key]) => key === name)?.[1] ?? ''));
  const query = entries.filter(([name]) => !inPath.has(name)).map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  const address = query.length ? `${url}?${query.join('&')}` : url;
  return { method, url: address, headers: isFile ? FILE_TYPE : {}, ...(isFile && { body: 'A note.' }) };
}

const FILE_TYPE = { 'content-type': 'application/octet-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };

function jsonOf(input: unknown): string | undefined {
  if (!(input instanceof Pairs)) return JSON.stringify(input);
  return `{${input.entries.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
}

/** Returns a value as JSON; `null` for a value that JSON cannot represent. */
const textOf = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));

const escaped = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : textOf(value)).replace(/\p{Surrogate}/gu, '\ufffd'));

/** Generates inputs with a wrong, missing, duplicate or extra property, or another value altogether. */
function brokenInput({ input }: Endpoint, hints: Hints): Arbitrary<unknown> {
  const entries = valuesOf(input, hints).map((value): Entries => Object.entries(value ?? {}));
  const place = fc.nat({ max: 20 });
  const at = (from: Entries, index: number) => from[index % Math.max(1, from.length)]?.[0] ?? 'x';
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(entries, place, odd).map(([own, index, value]) => withValue(own, at(own, index), value)) },
    {
      weight: 1,
      arbitrary: fc.tuple(entries, place).map(([own, index]) => new Pairs(own.filter(([name]) => name !== at(own, index)))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(entries, fc.constantFrom(...NAMES), odd)
        .map(([own, name, value]) => new Pairs([...own, [name, value]])),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(entries, place, odd).map(([own, index, value]) => new Pairs([...own, [at(own, index), value]])),
    },
    { weight: 1, arbitrary: odd.filter((value) => typeof value !== 'string' || value.length < 1000) },
  );
}

const withValue = (entries: Entries, name: string, value: unknown): Pairs =>
  new Pairs(
    entries.some(([key]) => key === name) ? entries.map(([key, old]) => [key, key === name ? value : old]) : [[name, value]],
  );

/** Generates requests with a query string or body that the server cannot parse. */
function brokenText({ method, path }: Endpoint, valid: Arbitrary<Sent>): Arbitrary<Sent> {
  if (method === 'GET') {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    return fc.constantFrom(...QUERIES).map((query) => ({ method, url: `${url}?${query}`, headers: {} }));
  }
  const replaced = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...BODIES) },
    { weight: 1, arbitrary: fc.constantFrom(...HUGE_BODIES) },
  );
  return fc.oneof(
    replaced.map((body) => ({ method, url: path, headers: JSON_TYPE, body })),
    fc
      .tuple(valid, fc.nat({ max: 40 }))
      .map(([good, length]) => ({ ...good, headers: JSON_TYPE, body: (good.body ?? '').slice(0, length) })),
    fc
      .tuple(valid, fc.constantFrom(...TYPES))
      .map(([good, type]) => ({ ...good, body: good.body ?? '{}', headers: { 'content-type': type } })),
    fc.tuple(valid, fc.constantFrom(...QUERIES)).map(([good, query]) => ({ ...good, url: `${good.url}?${query}` })),
  );
}

/** Generates requests with a modified address or another method. */
function brokenAddress(valid: Arbitrary<Sent>): Arbitrary<Sent> {
  const methods = fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET', 'POST');
  const twist = fc.constantFrom<(url: string) => string>(
    (url) => url.replace('?', '/?').replace(/([^/])$/, '$1/'),
    (url) => url.replace('/api/', '/api//'),
    (url) => url.replace('/api/', '/API/'),
    (url) => url.replace('/api/', '/api/../api/'),
    (url) => url.replace('/api/', '/api;x=1/'),
    (url) => url.replace('/api/', '/%61pi/'),
    (url) => url.replace(/(\/[^/?]*)(\?|$)/, '$1%2f$2'),
    (url) => url.replace(/(\/[^/?]*)(\?|$)/, '$1%00$2'),
    (url) => `${url}#x`,
  );
  return fc.oneof(
    fc.tuple(valid, methods).map(([good, method]) => ({ ...good, method })),
    fc.tuple(valid, twist).map(([good, change]) => ({ ...good, url: change(good.url) })),
  );
}
