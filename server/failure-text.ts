import pg from 'pg';
import { isDiskFull, isOutage } from './outage';
import { StartupError } from './startup-error';

/** Returns why a command failed, in one line where the person who runs it can mend it; the stack trace of a defect otherwise. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError) return error.message;
  if (!isOutage(error)) return String(error.stack);
  const reason = error.message.replace(/\s*\n\s*/g, ' ');
  const isOfDatabase = error instanceof pg.DatabaseError;
  if (isDiskFull(error))
    return `no space is left on the disk of the ${isOfDatabase ? 'database' : 'data folder'} (${reason}). Make room, then try again.`;
  return `the ${isOfDatabase ? 'database' : 'machine'} is in trouble (${reason}). Try again when that is mended.`;
}
