import { isDiskFull, isOfThisMachine, isOutage } from '../db/outage';
import { StartupError } from '../config/startup-error';
import { ScannerUnavailable } from '../scanner/clamd';
import { FilesUnavailable } from '../storage/file-store';

/** Returns true if the file storage or the malware scanner does not answer. */
const isServiceAway = (error: unknown): boolean => error instanceof FilesUnavailable || error instanceof ScannerUnavailable;

/** Returns true for failures that the person who runs the program can fix; all others are defects of the program. */
export const isExpectedFailure = (error: unknown): error is Error =>
  error instanceof StartupError || isServiceAway(error) || (error instanceof Error && isOutage(error));

/** Returns a one-line reason for failures that the person who runs the program can fix; for defects, the stack trace. */
export function failureText(error: unknown): string {
  if (!isExpectedFailure(error)) return error instanceof Error ? String(error.stack) : String(error);
  const reason = error.message.replace(/\s*\n\s*/g, ' ');
  if (error instanceof StartupError) return reason;
  if (isServiceAway(error)) return `${reason}. Try again when it answers.`;
  if (isDiskFull(error)) {
    const place = isOfThisMachine(error) ? 'data folder' : 'database';
    return `no space is left on the disk of the ${place} (${reason}). Make room, then try again.`;
  }
  const culprit = isOfThisMachine(error) ? 'this machine' : 'the database';
  return `${culprit} failed (${reason}). Try again when it is repaired.`;
}
