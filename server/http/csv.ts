/** Characters at the beginning of a cell that make a spreadsheet take it for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the first line of a CSV file, after the byte order mark by which spreadsheets know UTF-8. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvRow(columns);

/** Returns a line of a CSV file (RFC 4180). */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** Returns a cell of CSV. An apostrophe before what a spreadsheet would take for a formula makes it text. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
