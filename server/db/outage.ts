/**
 * PostgreSQL's codes of what is about the machine and not about the statement: no connection (08), out of disk, memory, files or
 * connections (53), shutting down or starting up (57P), errors of its disk (58), a statement that takes too long, and a database
 * that takes no changes for now, such as a standby.
 */
const OUTAGE_SQLSTATE = /^(08|53|57P|58|57014$|25006$)/;
/** Error codes of the operating system about disks, memory and open files. */
const MACHINE_ERRNO = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOMEM', 'EMFILE', 'ENFILE']);
/** Error codes of the operating system about a server that cannot be reached. */
const NETWORK_ERRNO = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** Messages of `pg`, which have no code, about a connection that could not be opened or kept. */
const OUTAGE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL has no code for a quota, and takes a disk that is read-only for a lack of permission. */
const FULL_MESSAGE = /No space left on device|Disk quota exceeded/;
const READ_ONLY_MESSAGE = /Read-only file system/;

interface Failure {
  code?: unknown;
  message?: unknown;
}

/** Returns whether the machine or the database is in trouble, which passes: the same request may succeed later. */
export function isOutage(error: Failure): boolean {
  const { code, message } = textsOf(error);
  return (
    isOfThisMachine(error) ||
    NETWORK_ERRNO.has(code) ||
    (code.length === 5 && OUTAGE_SQLSTATE.test(code)) ||
    OUTAGE_MESSAGE.test(message) ||
    READ_ONLY_MESSAGE.test(message) ||
    isDiskFull(error)
  );
}

/** Returns whether the trouble is of the machine that the program runs on, and not of the database. */
export const isOfThisMachine = (error: Failure): boolean => MACHINE_ERRNO.has(textsOf(error).code);

/** Returns whether a write was refused for lack of space, on the disk for files or on that of the database. */
export function isDiskFull(error: Failure): boolean {
  const { code, message } = textsOf(error);
  return FULL_CODES.has(code) || FULL_MESSAGE.test(message);
}

const textsOf = ({ code, message }: Failure) => ({
  code: typeof code === 'string' ? code : '',
  message: typeof message === 'string' ? message : '',
});
