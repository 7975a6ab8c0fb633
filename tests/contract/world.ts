import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Area, DraftArea } from '../../contract/core/areas';
import type { AnswerOf, Endpoint, InputOf } from '../../contract/core/endpoint';
import { ERROR_STATUS, errorBody, type ErrorCode } from '../../contract/core/errors';
import type { Locale } from '../../contract/core/locale';

export type Someone = 'employee' | 'editor' | 'admin';

export interface SentCall {
  endpoint: Endpoint;
  /** Path parameters and query of a GET, or the JSON body of a POST; undefined for none. */
  input: unknown;
  /** Caller; null sends the call without a session. */
  as: Someone | null;
  locale: Locale;
  /** Body of a call whose body is a file; a short text by default. */
  content?: string;
}

/** Implementation of the portal that the contract cases run against: the server or the mocks. */
export interface World {
  send: (call: SentCall) => Promise<{ status: number; body: unknown }>;
  /** Id of one item per area that all three people can see, with a department and a classification. */
  items: Record<Area, string>;
  /** Id of one draft per area that the editor and the administrator can read and the employee cannot. */
  drafts: Record<DraftArea, string>;
}

export interface ContractCase {
  name: string;
  run: (world: World) => Promise<void>;
}

interface Sender {
  as?: Someone | null;
  locale?: Locale;
  content?: string;
}

/** Content of the text file that is sent if a case does not say otherwise. */
const FILE_CONTENT = 'A note.';

/** Makes a call and returns its answer. Throws unless it succeeds and matches the schema of the contract exactly. */
export async function answerOf<E extends Endpoint>(
  world: World,
  endpoint: E,
  input: InputOf<E>,
  { as = 'employee', locale = 'en-US', content = FILE_CONTENT }: Sender = {},
): Promise<AnswerOf<E>> {
  const { status, body } = await world.send({ endpoint, input, as, locale, content });
  assert.equal(status, 200, `${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
  assert(endpoint.answer instanceof z.ZodType, `${endpoint.path} answers no JSON`);
  const parsed = endpoint.answer.parse(body) as AnswerOf<E>;
  assert.deepEqual(body, parsed, 'the answer holds what the contract does not know, or lacks what it has a default for');
  return parsed;
}

/**
 * Makes a call with any input, asserts that it fails with this code, its status and the standard error body, and returns the
 * error's details.
 */
export async function assertFails(
  world: World,
  endpoint: Endpoint,
  input: unknown,
  code: ErrorCode,
  { as = 'employee', locale = 'en-US', content = FILE_CONTENT }: Sender = {},
): Promise<Record<string, string>> {
  const { status, body } = await world.send({ endpoint, input, as, locale, content });
  const what = `${endpoint.path} with ${JSON.stringify(input)}`;
  const failure = errorBody.strict().parse(body, { error: () => `${what} answered ${JSON.stringify(body)}` });
  assert.deepEqual([failure.code, status], [code, ERROR_STATUS[code]], what);
  assert.match(failure.message, locale === 'zh-CN' ? /\p{Script=Han}/u : /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u, what);
  return failure.details ?? {};
}
