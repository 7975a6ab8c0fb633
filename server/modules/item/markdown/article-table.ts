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

/**
 * Wraps a table in an element that scrolls, also by keyboard, if the table is too wide. Cells in columns of only short texts get
 * the class `short`; in columns of phone numbers, short numbers become links.
 */
export function frameTable(table: Element): Element {
  for (const column of columnsOf(table)) {
    if (column.every(isShort)) for (const cell of column) cell.attribs.class = 'short';
    const [heading, ...cells] = column;
    if (heading && PHONE_HEADING.test(textOf(heading))) cells.forEach(linkShortNumber);
  }
  return new Element('div', { class: 'table-frame', tabindex: '0' }, [table]);
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
