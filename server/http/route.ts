import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { hasInputInAddress, type AnswerOf, type Endpoint, type ParsedInputOf } from '../../contract/core/endpoint';
import { matchLocale, type Locale } from '../../contract/core/locale';
import { can, type Viewer } from '../../contract/core/permissions';
import { TaggedAnswer, type AnswerBytes } from './answers/answer-bytes';
import { answerWriter } from './answers/answer-writer';
import { AppError } from './errors';
import { FILE_REQUEST_MS, HANDLER_MS } from './limits';
import { mayUseStandby, readNearby } from './standby-reads';

/** The viewer, the language, and the request and reply, which cookies, redirects and files need. */
export interface CallContext<Who = Viewer> {
  viewer: Who;
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
}
type ContextOf<E extends Endpoint> = CallContext<E['permission'] extends 'public' ? Viewer | null : Viewer>;
/** Result of a handler; a handler sends a redirect or a file through the reply itself. */
type Answered<E extends Endpoint> = E['answer'] extends string
  ? Promise<void>
  : Promise<AnswerOf<E> | TaggedAnswer<AnswerOf<E>>> | AnswerOf<E>;
type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, context: ContextOf<E>) => Answered<E>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** Person identified by a valid token of the request; the session plugin sets it before any handler runs. */
    viewer: Viewer | null;
  }
  interface FastifyInstance {
    /** Cache of the bytes of tagged answers. */
    answerBytes: AnswerBytes;
  }
}

export const localeOf = (request: FastifyRequest): Locale => matchLocale(request.headers['accept-language']);

/** Registers one endpoint of the contract, with its permission check, validation of input and output, and handler. */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const write = writerOf(app, endpoint);
  const canUseStandby = mayUseStandby(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(write && { schema: { response: { 200: endpoint.answer } }, serializerCompiler: () => write }),
    config: { endpoint },
    ...(endpoint.maxBody !== undefined && { bodyLimit: endpoint.maxBody }),
    // Sending a file has no time limit.
    ...(endpoint.answer !== 'file' && { handlerTimeout: HANDLER_MS + (endpoint.body === 'file' ? FILE_REQUEST_MS : 0) }),
    handler: async (request, reply) => {
      const viewer = authorize(request, endpoint);
      const input = parseInput(endpoint, request);
      const context = { viewer, locale: localeOf(request), request, reply } as ContextOf<E>;
      const handle = async () => await Promise.resolve(handler(input, context));
      const answer = await (canUseStandby ? readNearby(request, handle) : handle());
      if (!write) return reply;
      if (!(answer instanceof TaggedAnswer)) return answer;
      void reply.type('application/json; charset=utf-8');
      return app.answerBytes.of(endpoint.path, answer, write);
    },
  });
}

/** Returns the function that serializes the answers of an endpoint as JSON; null if it sends a redirect or a file. */
function writerOf(app: FastifyInstance, { answer, path }: Endpoint): ((answer: unknown) => string) | null {
  if (typeof answer === 'string') return null;
  return answerWriter(answer, (error, paths) => {
    app.log.error({ err: error, call: path, paths }, 'entries of an answer could not be written and were left out');
  });
}

function authorize(request: FastifyRequest, { permission }: Endpoint): Viewer | null {
  if (permission === 'public') return request.viewer;
  if (!request.viewer) throw new AppError('session.missing');
  if (!can(request.viewer, permission)) throw new AppError('permission.denied');
  return request.viewer;
}

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedInputOf<E> {
  const isInAddress = hasInputInAddress(endpoint);
  const given = isInAddress ? { ...(request.query as object), ...(request.params as object) } : request.body;
  const parsed = endpoint.input.safeParse(given);
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data as ParsedInputOf<E>;
}

function invalidRequest(error: z.ZodError): AppError {
  const details = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]));
  return new AppError('request.invalid', details);
}
