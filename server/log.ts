import type { FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/** Should a request ever be logged whole, what signs a person in stays out. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const header = name.startsWith('[') ? name : `.${name}`;
  return [`headers${header}`, `*.headers${header}`];
});
/** Asked for every few seconds, or by the dozen for one page. */
const QUIET = /^\/(?!api\/)|^\/api\/health\//;

/** One JSON object a line, on standard output. */
export const createLogger = (level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      redact: SECRETS,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

/** One line a request, without its query: those of the sign-in carry secrets. */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {
    // Its line is written when it is answered.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = request.url.split('?', 1)[0] ?? '';
    const facts = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.viewer?.id,
    };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed');
    else reply.log[QUIET.test(path) ? 'debug' : 'info'](facts, 'request');
  }
}
