import { IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from './errors';

const BODY_BYTES = 1024 * 1024;
/** Maximum size of the request line, cookies and other headers together. */
const HEADER_BYTES = 16 * 1024;
/** Maximum time to receive a whole request with its body; the time for its headers is shorter. */
const REQUEST_MS = 30_000;
/** Maximum time to receive a request whose body is a file: 50 MB over a line of 1 Mbit/s. */
export const FILE_REQUEST_MS = 10 * 60_000;
const HEADERS_MS = 10_000;
const CHECK_MS = 2_000;
/** Longer than the keep-alive time of common proxies, so that they do not send requests on a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;
/** Time without progress after which a slow client is disconnected, to free its file and connection. */
const STALLED_MS = 60_000;
const CONNECTIONS = 10_000;
/** Limits far above the contract's calls, which nest only a few levels and never contain thousands of values. */
const JSON_DEPTH = 32;
const JSON_VALUES = 10_000;

/** Maximum time until a response begins. The database aborts statements that take too long before this. */
export const HANDLER_MS = 30_000;

/** Limits on the size and duration of a request. */
export const LIMITS = {
  bodyLimit: BODY_BYTES,
  requestTimeout: FILE_REQUEST_MS,
  connectionTimeout: STALLED_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyHttpOptions<Server>;

/**
 * Accepts only JSON bodies, within the limits above, and files where the contract says so; a module may add another parser for its
 * own routes.
 */
export const limits = plugin((app, _options, done) => {
  app.server.maxConnections = CONNECTIONS;
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.on('timeout', (socket: Socket) => {
      endWhenStalled(request, socket);
    });
    next();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const { socket } = request.raw;
    // The last response has been sent on this connection, so the client would not learn what became of the request.
    if (socket.writableEnded) return void socket.destroy();
    limitTime(request, REQUEST_MS);
    closeAfterBody(request);
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
  app.addContentTypeParser('application/octet-stream', (request, payload, finish) => {
    const isFile = request.routeOptions.config.endpoint?.body === 'file';
    finish(isFile ? null : new AppError('request.unsupported'), payload);
  });
  done();
});

/** Timer of each request whose body has not arrived yet. */
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Sets the time from now within which the rest of a request must arrive. After it, the client gets 408 and is disconnected. */
export function limitTime({ raw, server }: FastifyRequest, milliseconds: number): void {
  clearTimeout(timers.get(raw));
  if (!isArriving(raw)) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    const error = Object.assign(new Error('the request took too long to arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', error, raw.socket);
  }, milliseconds);
  timers.set(raw, timer.unref());
  raw.once('close', () => {
    clearTimeout(timer);
  });
}

/** Returns whether the body of a request still arrives. An injected request of a test has no connection. */
function isArriving(raw: IncomingMessage): boolean {
  const { complete, headers } = raw;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return raw instanceof IncomingMessage && !complete && hasBody;
}

/**
 * Makes the connection stay open until the body has arrived, if a response that does not wait for it is the connection's last. The
 * rest is dropped. Node.js would reset the connection, and a client or proxy that still sends could lose the response.
 */
function closeAfterBody(request: FastifyRequest): void {
  const { raw } = request;
  if (!isArriving(raw)) return;
  const { socket } = raw;
  const close = () => {
    Socket.prototype.destroySoon.call(socket);
  };
  // Node.js calls this after the last response of a connection.
  socket.destroySoon = () => {
    if (isArriving(raw)) {
      limitTime(request, REQUEST_MS);
      socket.end();
      raw.once('end', close).resume();
    } else close();
  };
  // The connection may stay open for long, and would keep the request in memory.
  raw.once('end', () => Reflect.deleteProperty(socket, 'destroySoon'));
}

/** Closes a connection that made no progress while bytes wait for the client. A response that is still being created may take longer. */
function endWhenStalled(request: FastifyRequest, socket: Socket): void {
  if (!socket.writableLength) return;
  request.log.warn({ req: request, person: request.viewer?.id }, 'reader stalled');
  // Only a connection without TLS can be reset.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** Returns the limit that a JSON text exceeds, or null. Checked before parsing: a megabyte can contain half a million levels or names. */
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
