import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { ErrorCode } from '../../contract/core/errors';
import { matchLocale } from '../../contract/core/locale';
import { safeBackUrl } from '../../contract/core/paths';
import { AppError } from './errors';
import { isOutage } from '../db/outage';
import { localeOf } from './route';
import { loginPage } from './login-page';
import { ScannerUnavailable } from '../scanner/clamd';
import { FilesUnavailable } from '../storage/file-store';

const OUTAGE_RETRY_SECONDS = 5;
/** Error codes of Node.js for requests that fail before routing for another reason than invalid HTTP. */
const MALFORMED: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
};

/** Sends all failures as the contract's error body. Internal details are logged with the request id, but never sent. */
export const errorHandler = plugin((app, _options, done) => {
  app.setErrorHandler<FastifyError | AppError>(answerError);
  done();
});

/** Sends a failure, also one that fastify raises before routing, such as an address that cannot be decoded. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof AppError ? error : knownError(error, request.id);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds);
  if (request.routeOptions.config.endpoint?.answer === 'redirect') void reply.redirect(loginPageFor(known, request));
  else void reply.status(known.status).send(known.body(localeOf(request)));
}

/** Returns the login page with an error code, because a person sees the response of a navigation. */
function loginPageFor({ code }: AppError, { query }: FastifyRequest): string {
  const error = code === 'rate.limited' ? 'busy' : code === 'unavailable' ? 'unavailable' : 'failed';
  const { backUrl } = query as { backUrl?: unknown };
  return loginPage({ error }, safeBackUrl(typeof backUrl === 'string' ? backUrl : null));
}

function knownError(error: FastifyError, requestId: string): AppError {
  const { statusCode: status = 500 } = error;
  if (status === 413) return new AppError('request.too_large');
  if (status === 415) return new AppError('request.unsupported');
  if (status < 500) return new AppError('request.invalid', { request: error.message });
  if (error instanceof FilesUnavailable) return new AppError('file.unavailable', { id: requestId }, OUTAGE_RETRY_SECONDS);
  if (error instanceof ScannerUnavailable) return new AppError('scanner.unavailable', { id: requestId }, OUTAGE_RETRY_SECONDS);
  if (status === 503 || isOutage(error)) return new AppError('unavailable', { id: requestId }, OUTAGE_RETRY_SECONDS);
  return new AppError('internal', { id: requestId });
}

/** Returns whether a connection failed before or outside HTTP, so that its client could not read a response. */
const isTlsFailure = ({ code = '' }: { code?: string }): boolean => /^ERR_(SSL|TLS)_/.test(code);

/** Responds to a request that is invalid HTTP, too slow, or has too large headers, and closes its connection. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket, fixed: Readonly<Record<string, string>>): void {
  if (error.code === 'ECONNRESET' || isTlsFailure(error) || !socket.writable) return void socket.destroy();
  const known = new AppError(MALFORMED[error.code ?? ''] ?? 'request.invalid');
  const body = JSON.stringify(known.body(matchLocale(undefined)));
  const headers = [
    `content-type: application/json; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(fixed).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`HTTP/1.1 ${known.status} ${STATUS_CODES[known.status] ?? ''}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
