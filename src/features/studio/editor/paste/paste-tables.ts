const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, pre, blockquote';
const MAX_SPAN = 100;

/** Gives a table the form that Markdown can write: a row of headings, as many cells in each row, and text in one paragraph. */
export function alignTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  table.querySelector('caption')?.remove();
  const rows = [...table.rows].filter(({ cells }) => cells.length > 0);
  const width = Math.max(1, ...rows.map(spreadCells));
  const page = table.ownerDocument;
  const alignments = Array.from({ length: width }, (_, column) => alignmentOf(rows, column));
  const aligned = rows.map((row, index) => {
    const line = page.createElement('tr');
    for (let column = 0; column < width; column += 1) {
      const cell = page.createElement(index === 0 ? 'th' : 'td');
      const source = row.cells[column];
      if (source) {
        cell.append(...lineOf(source));
      }
      const alignment = alignments[column];
      if (alignment) cell.setAttribute('align', alignment);
      line.append(cell);
    }
    return line;
  });
  const body = page.createElement('tbody');
  body.append(...aligned);
  table.replaceChildren(body);
}

/** Returns the alignment of a column: that of its heading, or the one that all cells below share. */
function alignmentOf([heading, ...others]: readonly HTMLTableRowElement[], column: number): string | null {
  const own = heading?.cells[column]?.getAttribute('align');
  if (own) return own;
  const cells = others.flatMap(({ cells: { [column]: cell } }) => (cell?.textContent.trim() ? [cell.getAttribute('align')] : []));
  return cells.every((alignment) => alignment === cells[0]) ? (cells[0] ?? null) : null;
}

/** Adds empty cells beside a merged one, and returns the number of cells. */
function spreadCells(row: HTMLTableRowElement): number {
  for (const cell of [...row.cells]) {
    const span = Math.min(MAX_SPAN, Number(cell.getAttribute('colspan') ?? 1) || 1);
    for (let added = 1; added < span; added += 1) cell.after(row.ownerDocument.createElement('td'));
    cell.removeAttribute('colspan');
  }
  return row.cells.length;
}

/** Returns the content of a cell as one line, with a line break between its paragraphs. */
function lineOf(cell: HTMLTableCellElement): Node[] {
  for (const nested of cell.querySelectorAll('table')) nested.replaceWith(nested.textContent);
  for (const block of [...cell.querySelectorAll(BLOCKS)]) {
    if (block.textContent.trim() === '' && !block.querySelector('img')) block.remove();
    else {
      const isFollowed = hasTextBehind(block, cell);
      block.replaceWith(...block.childNodes, ...(isFollowed ? [breakIn(cell)] : []));
    }
  }
  for (const list of [...cell.querySelectorAll('ul, ol')]) list.replaceWith(...list.childNodes);
  return [...cell.childNodes];
}

function hasTextBehind(block: Element, cell: Element): boolean {
  for (let node: Node | null = block; node && node !== cell; node = node.parentNode)
    for (let next = node.nextSibling; next; next = next.nextSibling) if ((next.textContent ?? '').trim() !== '') return true;
  return false;
}

function breakIn(cell: Element): Element {
  const element = cell.ownerDocument.createElement('br');
  element.setAttribute('data-markup', '<br>');
  return element;
}
