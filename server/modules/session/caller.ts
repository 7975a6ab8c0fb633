import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../../contract/core/permissions';
import { AppError } from '../../http/errors';
import type { Caller } from './service';

/** Returns the person who makes a request and the session that they use. Throws `session.missing`. */
export function callerOf({ sessionId }: FastifyRequest, { id }: Viewer): Caller {
  if (!sessionId) throw new AppError('session.missing');
  return { personId: id, sessionId };
}
