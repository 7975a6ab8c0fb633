import { CANNOT_OPEN } from './pool';

/**
 * PostgreSQL's codes for failures of the environment rather than the statement: no connection (08), out of disk, memory, files or
 * connections (53), shutting down or starting up (57P), disk errors (58), a statement that timed out (57014), and a database that
 * is currently read-only, such as a standby (25006).
 */
const OUTAGE_SQLSTATE = /^(08|53|57P|58|57014$|25006$)/;
/** Error codes of the operating system about disks, memory and open files. */
const MACHINE_ERRNO = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOMEM', 'EMFILE', 'ENFILE']);
/** Error codes of the operating system about a server that cannot be reached. */
const NETWORK_ERRNO = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** Beginnings of messages, without a code, about a connection that could not be opened or was lost: of `pg`, and of its pool's clients. */
const OUTAGE_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  CANNOT_OPEN,
];

const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL has no code for an exceeded quota, and reports a read-only disk as missing permission. */
const FULL_MESSAGE = /No space left on device|Disk quota exceeded/;
const READ_ONLY_MESSAGE = /Read-only file system/;

interface Failure {
  code?: unknown;
  message?: unknown;
}

/** Returns true if the machine or the database has a temporary problem, so that the same request may succeed later. */
export function isOutage(error: Failure): boolean {
  const { code, message } = textsOf(error);
  return (
    isOfThisMachine(error) ||
    NETWORK_ERRNO.has(code) ||
    (code.length === 5 && OUTAGE_SQLSTATE.test(code)) ||
    OUTAGE_MESSAGES.some((beginning) => message.startsWith(beginning)) ||
    READ_ONLY_MESSAGE.test(message) ||
    isDiskFull(error)
  );
}

/** Returns true if the problem is on the machine that runs the program, not in the database. */
export const isOfThisMachine = (error: Failure): boolean => MACHINE_ERRNO.has(textsOf(error).code);

/** Returns true if a write failed for lack of space, on the disk for files or on the database's disk. */
export function isDiskFull(error: Failure): boolean {
  const { code, message } = textsOf(error);
  return FULL_CODES.has(code) || FULL_MESSAGE.test(message);
}

const textsOf = ({ code, message }: Failure) => ({
  code: typeof code === 'string' ? code : '',
  message: typeof message === 'string' ? message : '',
});
