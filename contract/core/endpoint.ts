import { z } from 'zod';
import type { Audit, AuditAction } from './audit';
import type { ErrorCode } from './errors';
import { ITEM_ID } from './paths';
import type { Permission } from './permissions';

/** Rate limits that an endpoint can have; the server defines the figures. */
export type Limit =
  | 'login'
  | 'provider'
  | 'refresh'
  | 'search'
  | 'suggest'
  | 'upload'
  | 'feed'
  | 'home'
  | 'feedback'
  | 'download'
  | 'file'
  | 'save';

/**
 * Definition of one API call. `input` is the schema of the path parameters and query of a GET, of the JSON body of a POST, or of
 * the query of a POST whose body is a file; `permission` says who may call it. `errors` lists its error codes in addition to `request.invalid`, the session errors and
 * `internal`.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  permission: Permission;
  /** `cookie`: the browser makes this GET itself (a picture, a download), so the token may be sent as a cookie. */
  session?: 'header' | 'cookie';
  /** Rate limit of the call, counted per person or browser and possibly per IP address; calls above it fail with `rate.limited`. */
  limit?: Limit;
  /** `file`: the body is the content of a file (`application/octet-stream`) instead of JSON, and the input is in the query. */
  body?: 'file';
  /** Maximum size of the body in bytes, for calls whose bodies are larger than most. */
  maxBody?: number;
  /** Events that the call stores in the audit log. Every call other than a GET says so; a GET is taken to read if it does not. */
  audit?: Audit;
  input: z.ZodType;
  /** Kind of response: a schema is sent as JSON, `redirect` is a 302, `file` is the content of a file. */
  answer: z.ZodType | 'redirect' | 'file';
  errors?: readonly ErrorCode[];
}

/** Definition of a call that says which events it stores in the audit log, or why it stores none, unless it is a GET. */
type AuditedEndpoint = Endpoint & ({ method: 'GET' } | { method: 'POST'; audit: Audit });

export const endpoint = <const E extends AuditedEndpoint>(definition: E): E => definition;

/** Returns the actions whose events a call stores in the audit log. */
export const auditedActions = ({ audit = 'reads' }: Endpoint): readonly AuditAction[] => (typeof audit === 'string' ? [] : audit);

/** Returns whether the input of an endpoint is in its address, because its body is a file or it has none. */
export const hasInputInAddress = ({ method, body }: Pick<Endpoint, 'method' | 'body'>): boolean =>
  method === 'GET' || body === 'file';

/** Types of an endpoint: its input as a caller passes it, the input that its handler receives (with defaults), and its response. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined;

export const nothing = z.strictObject({}).or(z.null()).or(z.undefined());
export const itemId = z.string().regex(ITEM_ID, 'must be 1 to 80 of a–z, 0–9 and -');
/** Schema of text that a person typed. PostgreSQL cannot store NUL characters. */
export const typedText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\0]*$/, 'must not hold NUL characters');
/** Maximum number of characters of a query that are searched; the rest is ignored. */
export const MAX_QUERY = 200;
/** Schema of a search query as typed or pasted; any characters are accepted. */
export const queryText = z.string().max(20_000);
export const previewToken = z.string().min(1).max(200);
export const isoDate = z.iso.datetime({ offset: true });

/** Page number from 1, and page size. Used in bodies only, because a GET would send them as strings. */
export const paging = { page: z.int().min(1).max(10_000).default(1), pageSize: z.int().min(1).max(100).default(20) };

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
export interface Page<T> {
  items: T[];
  total: number;
  /** True if counting stopped early, so that the actual total may be higher. */
  more?: boolean;
  page: number;
  pageSize: number;
}
