import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { linkShortNumber } from './article-phones';

/** Maximum width of a short text, in Latin letters. A Chinese character counts as two. */
const MAX_SHORT_WIDTH = 16;
/** Last narrow character. The Chinese characters, which are wide, come after it. */
const LAST_NARROW = '\u2e7f';
const PARTS_OF_TABLE = ['thead', 'tbody', 'tfoot'];

/** Headings of columns that hold phone numbers. */
const PHONE_HEADING =
  /^(?:(?:tele)?phone|tel\.?|mobile|hotline|ext(?:ension|\.)?|ambulance|fire(?: brigade)?|police|电话|手机|热线|分机|内线|急救|火警|报警|急救电话|报警电话)(?: (?:number|no\.))?s?$/i;

/** Maximum number of columns of a table that fits a phone by breaking its texts; a table with more columns becomes cards there, or scrolls. */
const MAX_NARROW_COLUMNS = 3;
/** Maximum number of columns of a table that phones show as cards; a card with more lines could not be compared with others. */
const MAX_CARD_COLUMNS = 8;
/** Number with its sign, currency, unit or percent sign; a dash for a missing one. */
const NUMERIC =
  /^(?:[–—-]|[+–−-]?\s?(?:[£€¥$]|CHF|EUR|USD|GBP|RMB|CNY)?\s?\d[\d\s.,'’]*\s?(?:%|‰|[£€¥$]|元|人|天|CHF|EUR|USD|GBP|RMB|CNY|km|m|kg|h)?)$/;

/**
 * Wraps a table in a frame that scrolls, also by keyboard, if the table is too wide. The frame is a region with the name that
 * `nameOf` chooses among the caption, the heading before the table, and the headings of its columns; without any of them it has
 * neither name nor role. A wide table with headings gets the class `cards`, by which phones show each row as a card. Cells in columns of only short texts get the class `short`, and in columns of numbers without an
 * alignment of the author's, `number`; in columns of phone numbers, short numbers become links.
 */
export function frameTable(table: Element, headingBefore: string, nameOf: (names: readonly string[]) => string | null): Element {
  const columns = columnsOf(table);
  for (const column of columns) {
    const [heading, ...cells] = column;
    const isPhone = heading !== undefined && PHONE_HEADING.test(textOf(heading));
    if (isPhone) cells.forEach(linkShortNumber);
    const classes = [...(column.every(isShort) ? ['short'] : []), ...(!isPhone && isNumeric(column) ? ['number'] : [])];
    if (classes.length) for (const cell of column) cell.attribs.class = classes.join(' ');
  }
  if (columns.length > 0 && columns.length <= MAX_NARROW_COLUMNS) table.attribs.class = 'narrow';
  else if (columns.length <= MAX_CARD_COLUMNS && hasHeadings(columns)) makeCards(table, columns);
  const headings = columns.flatMap(([heading]) => (heading && textOf(heading)) || []).join(', ');
  const name = nameOf([captionOf(table), headingBefore, [headingBefore, headings].filter(Boolean).join(': ')].filter(Boolean));
  const region: Record<string, string> = name === null ? {} : { role: 'region', 'aria-label': name };
  return new Element('div', { class: 'table-frame', ...region, tabindex: '0' }, [table]);
}

/** Returns whether each column has a heading, except perhaps the first, and all columns are equally long. */
const hasHeadings = (columns: readonly Element[][]): boolean =>
  columns.length > 0 &&
  columns.every(
    ([heading, ...cells], place) =>
      heading?.name === 'th' && (place === 0 || textOf(heading) !== '') && cells.length + 1 === columns[0]?.length,
  );

/** Labels each cell with the heading of its column. The roles keep it a table for screen readers, whatever its parts are displayed as. */
function makeCards(table: Element, columns: readonly Element[][]): void {
  Object.assign(table.attribs, { class: 'cards', role: 'table' });
  for (const part of elementsIn(table)) if (PARTS_OF_TABLE.includes(part.name)) part.attribs.role = 'rowgroup';
  for (const row of rowsOf(table)) row.attribs.role = 'row';
  for (const [heading, ...cells] of columns) {
    if (!heading) continue;
    heading.attribs.role = 'columnheader';
    for (const cell of cells) Object.assign(cell.attribs, { role: 'cell', 'data-label': textOf(heading) });
  }
}

/** Returns whether all cells below the heading are numbers or dashes, at least one a number, and none has an alignment. */
const isNumeric = ([, ...cells]: readonly Element[]): boolean =>
  cells.some((cell) => /\d/.test(textOf(cell))) &&
  cells.every((cell) => cell.attribs.align === undefined && NUMERIC.test(textOf(cell)));

function captionOf(table: Element): string {
  const caption = elementsIn(table).find(({ name }) => name === 'caption');
  return caption ? textOf(caption) : '';
}

/** Returns the cells of each column from the top; an empty list if the table has merged cells. */
function columnsOf(table: Element): Element[][] {
  const columns: Element[][] = [];
  for (const row of rowsOf(table))
    for (const [place, cell] of elementsIn(row).entries()) {
      if (cell.attribs.colspan !== undefined || cell.attribs.rowspan !== undefined) return [];
      (columns[place] ??= []).push(cell);
    }
  return columns;
}

const rowsOf = (table: Element): Element[] =>
  elementsIn(table)
    .flatMap((part) => (PARTS_OF_TABLE.includes(part.name) ? elementsIn(part) : [part]))
    .filter(({ name }) => name === 'tr');

const elementsIn = (element: Element): Element[] => element.children.filter((child) => DomUtils.isTag(child));

const textOf = (element: Element): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

function isShort(cell: Element): boolean {
  let width = 0;
  for (const character of textOf(cell)) width += character > LAST_NARROW ? 2 : 1;
  return width <= MAX_SHORT_WIDTH && !DomUtils.getElementsByTagName('img', cell).length;
}
