/** Result of one check. A warning is worth a look, but does not keep the portal from working. */
type Result = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Finding {
  /** Name of the check, such as `database version`. */
  check: string;
  result: Result;
  message: string;
  /** Action for the operator; only with a warning or a failure. */
  remedy?: string;
}

export const ok = (check: string, message: string): Finding => ({ check, result: 'ok', message });
export const skipped = (check: string, message: string): Finding => ({ check, result: 'skipped', message });
export const warning = (check: string, message: string, remedy: string): Finding => ({
  check,
  result: 'warning',
  message,
  remedy,
});
export const failed = (check: string, message: string, remedy: string): Finding => ({ check, result: 'failed', message, remedy });

const LABELS: Record<Result, string> = { ok: 'ok', warning: 'warning', failed: 'FAILED', skipped: 'skipped' };
const LABEL_WIDTH = 8;

/** Returns a finding as one line of text. */
export function lineOf({ check, result, message, remedy }: Finding): string {
  const line = `${LABELS[result].padEnd(LABEL_WIDTH)} ${check}: ${message}${remedy === undefined ? '' : `. ${remedy}`}`;
  return line.replace(/\s*\n\s*/g, ' ');
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
