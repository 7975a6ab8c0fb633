import type { Config } from '../config/config';
import { findMalware, scannerVersion } from '../scanner/clamd';
import { failed, messageOf, ok, skipped, warning, type Finding } from './finding';

const CHECK = 'malware scanner';
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 7;

/** Checks that clamd scans, and that its signatures are current. */
export async function checkScanner({ scannerUrl }: Pick<Config, 'scannerUrl'>, now = Date.now): Promise<Finding> {
  if (scannerUrl === null) return skipped(CHECK, 'files are stored without a scan, because CLAMAV_URL is not set');
  try {
    const version = await scannerVersion(scannerUrl);
    const malware = await findMalware(scannerUrl, Buffer.from('A text of the portal.\n'));
    if (malware !== null) return failed(CHECK, `it finds ${malware} in a plain text`, 'Check the signatures of clamd');
    const days = Math.floor((now() - signaturesAt(version)) / DAY_MS);
    if (days >= MAX_AGE_DAYS)
      return warning(CHECK, `the signatures of ${version} are ${days} days old`, 'Check that freshclam updates them');
    return ok(CHECK, `${version} scanned a text`);
  } catch (error) {
    return failed(CHECK, messageOf(error), 'Until it answers, nobody can store files; see Malware scanner in docs/operations.md');
  }
}

/** Returns the moment at which the signatures of that version were made; NaN if it names none. */
const signaturesAt = (version: string): number => Date.parse(version.split('/').slice(2).join('/'));
