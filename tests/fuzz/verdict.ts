import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '../../contract/core/endpoint';
import { ERROR_STATUS, errorBody, type ErrorCode } from '../../contract/core/errors';
import type { FuzzRequest } from './requests';

/** Errors that any endpoint may return. */
const ANYWHERE: readonly ErrorCode[] = [
  'request.invalid',
  'request.too_large',
  'request.unsupported',
  'rate.limited',
  'path.not_found',
];
const WITH_SESSION: readonly ErrorCode[] = ['session.missing', 'session.expired', 'session.revoked', 'permission.denied'];
/** Reason for refusing a time of publishing that is over, which no schema can say. */
const MUST_BE_FUTURE = 'must be in the future';
const FILE_STATUSES = [200, 206, 304];

/** Returns the contract violation in a response, or null if there is none. */
export function faultOf(
  endpoint: Endpoint,
  request: FuzzRequest,
  answer: LightMyRequestResponse,
  publicUrl: string,
): string | null {
  const { statusCode: status } = answer;
  // A page of the client: the modified address is outside the API.
  if (!request.url.startsWith('/api/') && status === 200 && !jsonOf(answer)) return null;
  if (request.method === 'OPTIONS' && status === 204) return optionsFault(answer);
  if (status >= 400) return refusalFault(endpoint, request, answer);
  if (request.caller === 'signed out' && endpoint.permission !== 'public') return `answers ${status} to nobody`;
  if (endpoint.answer === 'redirect') return redirectFault(status, answer.headers.location, publicUrl);
  if (endpoint.answer === 'file') return fileFault(answer);
  if (status !== 200) return `answers ${status}`;
  const body = jsonOf(answer);
  const parsed = endpoint.answer.safeParse(body);
  if (!parsed.success) return `an answer beside its schema: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body) ? null : 'an answer with more than its schema';
}

function refusalFault(endpoint: Endpoint, request: FuzzRequest, answer: LightMyRequestResponse): string | null {
  const { valid, method } = request;
  const { statusCode: status } = answer;
  // A busy machine may answer 503 where the contract says so, such as for readiness.
  const isDocumented = status === ERROR_STATUS.unavailable && (endpoint.errors ?? []).includes('unavailable');
  if (status >= 500 && !isDocumented) return `fails with ${status}`;
  const body = jsonOf(answer);
  const parsed = errorBody.safeParse(body);
  if (!parsed.success || !isDeepStrictEqual(parsed.data, body)) return `a ${status} beside the schema of errors`;
  const { code, message, details } = parsed.data;
  if (!Object.hasOwn(ERROR_STATUS, code)) return `an unknown code, ${code}`;
  const known = code as ErrorCode;
  if (ERROR_STATUS[known] !== status) return `${code} with status ${status}`;
  if (known === 'method.not_allowed') return methodFault(endpoint, request, answer);
  // With another method, another call at the same path may refuse the request.
  if (method !== endpoint.method) return null;
  const session = endpoint.permission === 'public' ? [] : WITH_SESSION;
  if (![...ANYWHERE, ...session, ...(endpoint.errors ?? [])].includes(known)) return `a code that it does not name, ${code}`;
  const isPast = details?.publishAt === MUST_BE_FUTURE;
  if (valid && !isPast && ['request.invalid', 'request.unsupported', 'path.not_found'].includes(code))
    return `refuses good input: ${code}`;
  return message ? null : 'a refusal without a sentence';
}

/** Returns the violation in a 405, or null. A modified address may belong to another call or to a page of the client. */
function methodFault(endpoint: Endpoint, { method, url }: FuzzRequest, { headers }: LightMyRequestResponse): string | null {
  const allowed = headers.allow?.split(', ') ?? [];
  const isRefusedRightly = allowed.length > 0 && !allowed.includes(method);
  const isOfContract = method === endpoint.method && isAddressOf(endpoint, url);
  return isRefusedRightly && !isOfContract ? null : `refuses ${method}, allows ${allowed.join(', ')}`;
}

function isAddressOf({ path }: Endpoint, url: string): boolean {
  const pattern = path.replace(/[.+*?]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(url.split('?')[0] ?? '');
}

const optionsFault = ({ headers, body }: LightMyRequestResponse): string | null =>
  headers.allow && !body ? null : 'a 204 without the methods, or with a body';

function redirectFault(status: number, location: string | undefined, publicUrl: string): string | null {
  if (status !== 302 || location === undefined) return `answers ${status} instead of leading on`;
  return URL.canParse(location, publicUrl) && new URL(location, publicUrl).origin === publicUrl ? null : `leads to ${location}`;
}

function fileFault({ statusCode: status, headers }: LightMyRequestResponse): string | null {
  if (!FILE_STATUSES.includes(status)) return `answers ${status} instead of a file`;
  if (!/^(attachment|inline);/.test(String(headers['content-disposition']))) return 'a file without a disposition';
  return headers['x-content-type-options'] === 'nosniff' ? null : 'a file that may be sniffed';
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function jsonOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined;
  const decode = DECODERS[String(headers['content-encoding'])];
  try {
    return JSON.parse((decode ? decode(rawPayload) : rawPayload).toString()) as unknown;
  } catch {
    return undefined;
  }
}
