import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from './errors';

const BODY_BYTES = 1024 * 1024;
/** The address, cookies and other headers together. */
const HEADER_BYTES = 16 * 1024;
/** Within this time a request must have come, body and all; its headers sooner. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
const CHECK_MS = 2_000;
/** Longer than proxies keep theirs, so that none sends into a connection that is just being closed. */
const KEEP_ALIVE_MS = 72_000;
/** A reader who takes nothing of an answer for this long is hung up on, so that its file and its connection are free again. */
const STALLED_MS = 60_000;
const CONNECTIONS = 10_000;
/** No call of the contract nests deeper than a handful of levels, or names thousands of things. */
const JSON_DEPTH = 32;
const JSON_VALUES = 10_000;

/** Within this time an answer must begin. A call that searches or writes too long is given up by the database before. */
export const HANDLER_MS = 30_000;

/** How much, and for how long, one request may ask of the server. */
export const LIMITS = {
  bodyLimit: BODY_BYTES,
  requestTimeout: REQUEST_MS,
  connectionTimeout: STALLED_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyHttpOptions<Server>;

/** Bodies are JSON: nothing else is parsed unless a module says so for its own routes. */
export const limits = plugin((app, _options, done) => {
  app.server.maxConnections = CONNECTIONS;
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.on('timeout', (socket: Socket) => {
      endWhenStalled(request, socket);
    });
    next();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, finish) => {
    const excess = body === '' ? null : excessOf(body);
    if (body === '') finish(null, undefined);
    else if (excess) finish(new AppError('request.invalid', { request: excess }));
    else void parse(request, body, finish);
  });
  done();
});

/** Ends a connection on which nothing moved, if bytes wait for its reader; an answer that is still being made may take longer. */
function endWhenStalled(request: FastifyRequest, socket: Socket): void {
  if (!socket.writableLength) return;
  request.log.warn({ req: request, person: request.viewer?.id }, 'reader stalled');
  socket.resetAndDestroy();
}

/** Looked at before it is parsed: a megabyte can hold half a million levels or names. */
function excessOf(json: string): string | null {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === ',') {
      if (++values >= JSON_VALUES) return `more than ${JSON_VALUES} values`;
    } else if (character === '{' || character === '[') {
      if (++depth > JSON_DEPTH) return `nested deeper than ${JSON_DEPTH} levels`;
    } else if (character === '}' || character === ']') depth--;
  }
  return null;
}
