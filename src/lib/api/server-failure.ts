import type { ErrorBody } from 'contract/core/errors';
import { ownFailure, type Failure } from './failures';

/** Returns the failure that the server reported. A proxy may respond without Portico's error body; that counts as unreadable. */
export function serverFailure(status: number, body: unknown): Failure {
  if (!isErrorBody(body)) return ownFailure('answer.unreadable', status);
  const { code, message, details } = body;
  return { status, code, message, ...(details && { details }) };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}
