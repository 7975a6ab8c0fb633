import type { FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { isApiAddress } from './api-address';
import type { Config } from '../config/config';
import { routePattern } from './route-pattern';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the request's trace, if requests are traced. */
    traceId?: string;
  }
}

/** Paths of properties with credentials; they are redacted should a request ever be logged completely. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const header = name.startsWith('[') ? name : `.${name}`;
  return [`headers${header}`, `*.headers${header}`];
});
/** Paths of health checks and metrics. They are called every few seconds, so they are logged at level debug, like calls outside the API. */
const POLLED = /^\/api\/(health\/|metrics$)/;
/** Pattern of secrets in paths: 256 random bits (of a feed or a sign-in), possibly percent-encoded. Our ids have no capital letters. */
const SECRET_SEGMENT = /\/(?=[\w%-]*[A-Z])[\w%-]{40,}/g;
/** Maximum number of nested causes that are logged with an error. */
const CAUSES = 3;

/** Maximum size of log lines that are kept in memory while the disk is full; further lines are dropped. */
const MAX_UNWRITTEN_BYTES = 1024 * 1024;

let hasToldLoss = false;

/** Reports once, on standard error, that output cannot be written. The server continues, since a full log disk must not stop it. */
function reportLoss({ message }: Error): void {
  if (hasToldLoss) return;
  hasToldLoss = true;
  process.stderr.write(`The log cannot be written (${message}). Portico goes on without it.\n`);
}

/** Keeps the process alive when its output cannot be written. */
export function surviveLostOutput(): void {
  process.stdout.on('error', reportLoss);
  // There is no output left to report this error to.
  process.stderr.on('error', () => undefined);
}

/** Returns the destination of a logger that writes to standard output. */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  output.on('error', reportLoss);
  return output;
}

/** Returns a destination that passes each line on to both. */
export const bothOf = (one: DestinationStream, other: DestinationStream): DestinationStream => ({
  write: (line) => {
    one.write(line);
    other.write(line);
  },
});

/** Returns a logger that writes one JSON object per line, by default to standard output. */
export const createLogger = (level: Config['logLevel'], destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: SECRETS,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error), req: describeRequest, res: describeReply },
    },
    destination,
  );

/** Returns a request without query, headers and body, which contain tickets, tokens and search queries. */
const describeRequest = ({ id, method, url }: { id?: string; method?: string; url?: string }) => ({
  id,
  method,
  path: pathOf(url),
});
const describeReply = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode });
/** Returns the path of an address without secrets, which the demo provider has in the path during a sign-in. */
const pathOf = (url = ''): string => (url.split('?', 1)[0] ?? '').replace(SECRET_SEGMENT, '/…');

/**
 * Returns the message, code and stack of an error, without other properties such as provider responses, parameters or database
 * rows.
 */
function describeError(error: unknown, causes = CAUSES): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause instanceof Error && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

/** Logs one line per request, without its query, which contains secrets during a sign-in. */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {
    // The request is logged when its response is complete.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    const facts = {
      method: request.method,
      route: routePattern(request),
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.viewer?.id,
      traceId: request.traceId,
    };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed');
    else reply.log[POLLED.test(path) || !isApiAddress(path) ? 'debug' : 'info'](facts, 'request');
  }
}
