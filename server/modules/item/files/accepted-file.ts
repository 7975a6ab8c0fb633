import type { FileKind } from '../../../../contract/manage/file';
import type { Config } from '../../../config/config';
import { findMalware } from '../../../scanner/clamd';
import type { Reason } from '../markdown/content-error';
import { typedFile } from './media-type';
import { RefusedFile } from './refused-file';

/**
 * Returns the media type of a file, and its bytes as they may be stored and shown. Throws RefusedFile if it is not accepted, and
 * ScannerUnavailable if the configured malware scanner did not scan it.
 */
export async function acceptedFile(
  { scannerUrl }: Pick<Config, 'scannerUrl'>,
  kind: FileKind,
  name: string,
  bytes: Buffer,
): Promise<{ type: string; bytes: Buffer }> {
  const file = await typedFile(kind, name, bytes);
  const malware = scannerUrl === null ? null : await findMalware(scannerUrl, bytes);
  if (malware !== null) throw new RefusedFile('infected', infected(malware));
  return file;
}

const infected = (malware: string): Reason => ({
  'en-US': `contains malware (${malware})`,
  'zh-CN': `含有恶意软件（${malware}）`,
});
