import type { FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { isApiAddress } from './api-address';
import type { Config } from '../config/config';

/** Should a request ever be logged whole, what signs a person in stays out. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]'].flatMap((name) => {
  const header = name.startsWith('[') ? name : `.${name}`;
  return [`headers${header}`, `*.headers${header}`];
});
/** Asked for every few seconds; what is not of the API, by the dozen for one page. */
const HEALTH = /^\/api\/health\//;
/** 256 random bits (of a feed, of a sign-in under way), some letters escaped perhaps; ids of ours have no capitals. */
const SECRET_SEGMENT = /\/(?=[\w%-]*[A-Z])[\w%-]{40,}/g;
/** An error with its cause, and the cause's. */
const CAUSES = 3;

/** While its disk is full, so much is kept to be written later; lines beyond it are dropped. */
const MAX_UNWRITTEN_BYTES = 1024 * 1024;

let hasToldLoss = false;

/** Tells once, on standard error, that output could not be written. A full disk of the log is no reason to stop serving people. */
function tellLoss({ message }: Error): void {
  if (hasToldLoss) return;
  hasToldLoss = true;
  process.stderr.write(`The log cannot be written (${message}). Portico goes on without it.\n`);
}

/** Keeps the process alive when its output cannot be written. */
export function surviveLostOutput(): void {
  process.stdout.on('error', tellLoss);
  // Nothing is left to tell it to.
  process.stderr.on('error', () => undefined);
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  output.on('error', tellLoss);
  return output;
}

/** One JSON object a line, on standard output. */
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

/** A request without its query, headers and body: they carry tickets, tokens and what people search for. */
const describeRequest = ({ id, method, url }: { id?: string; method?: string; url?: string }) => ({
  id,
  method,
  path: pathOf(url),
});
const describeReply = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode });
/** The demo provider names a sign-in under way in its path. */
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

/** One line a request, without its query: those of the sign-in carry secrets. */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {
    // Its line is written when it is answered.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    const facts = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.viewer?.id,
    };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed');
    else reply.log[HEALTH.test(path) || !isApiAddress(path) ? 'debug' : 'info'](facts, 'request');
  }
}
