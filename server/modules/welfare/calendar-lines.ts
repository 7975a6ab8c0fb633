/** Maximum length of a line of an iCalendar file, in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Folds every line by its length in bytes, never within a character. Lines that are folded already, such as by characters, are
 * joined first.
 */
export const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n');

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
