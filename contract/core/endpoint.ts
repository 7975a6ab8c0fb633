import { z } from 'zod';
import type { ErrorCode } from './errors';
import { ITEM_ID } from './paths';
import type { Permission } from './permissions';

/** Kinds of calls that a caller may make only so often; the server has the figures. */
export type Limit = 'login' | 'refresh' | 'search' | 'suggest' | 'upload' | 'feed' | 'home' | 'feedback' | 'download' | 'file';

/**
 * One call. `input` describes path parameters and query of a GET, the JSON body of a POST; `permission` says who may make it.
 * `errors` lists what it answers besides `request.invalid`, the session's errors and `internal`.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  permission: Permission;
  /** `cookie`: the browser makes this GET by itself (a picture, a download), so the token may come in its cookie. */
  session?: 'header' | 'cookie';
  /** Such calls are counted together, for a person or browser and perhaps for an address; too many are answered `rate.limited`. */
  limit?: Limit;
  input: z.ZodType;
  /** A schema is answered as JSON; `redirect` is a 302, `file` the bytes of a file. */
  answer: z.ZodType | 'redirect' | 'file';
  errors?: readonly ErrorCode[];
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Types of an endpoint: its input as a caller passes it, its input as the handler gets it (after defaults), and its answer. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined;

export const nothing = z.strictObject({}).or(z.null()).or(z.undefined());
export const itemId = z.string().regex(ITEM_ID, 'must be 1 to 80 of a–z, 0–9 and -');
/** Text that a person typed. The database stores no NUL character. */
export const typedText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\0]*$/, 'must not hold NUL characters');
/** So much of a query is looked for; the rest of a longer one is left out. */
export const MAX_QUERY = 200;
/** A query as it was typed or pasted, whatever it holds. */
export const queryText = z.string().max(20_000);
export const previewToken = z.string().min(1).max(200);
export const isoDate = z.iso.datetime({ offset: true });

/** Page number from 1 and page size. A GET would carry them as text, so they are only used in bodies. */
export const paging = { page: z.int().min(1).max(10_000).default(1), pageSize: z.int().min(1).max(100).default(20) };

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
export interface Page<T> {
  items: T[];
  total: number;
  /** Not all are counted: there may be more than the total. */
  more?: boolean;
  page: number;
  pageSize: number;
}
