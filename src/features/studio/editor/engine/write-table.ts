import type { Node } from 'prosemirror-model';
import type { Alignment } from './schema-nodes';
import type { Writing } from './kept-lines';
import { writeInline } from './write-inline';

const DELIMITERS: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

/** Returns the table as Markdown. Rows that were not touched keep their lines, and the line under the heading is kept if it fits. */
export function writeTable(table: Node, writing: Writing): string {
  const rows: string[] = [];
  table.forEach((row) => {
    const kept = writing.mode === 'light' ? writing.kept.row(row) : undefined;
    rows.push(kept ?? writeRow(row, writing));
  });
  const alignments = alignmentsOf(table);
  const { delimiter } = table.attrs as { delimiter: string | null };
  const fits = delimiter !== null && writing.mode === 'light' && readDelimiter(delimiter).join() === alignments.join();
  const line = fits ? delimiter : `| ${alignments.map((alignment) => DELIMITERS[alignment ?? ''] ?? '---').join(' | ')} |`;
  return [rows[0], line, ...rows.slice(1)].join('\n');
}

function writeRow(row: Node, { mode }: Writing): string {
  const cells: string[] = [];
  row.forEach((cell) => {
    cells.push(writeInline(cell, { mode, singleLine: true }).replaceAll('|', '\\|'));
  });
  return `|${cells.map((cell) => ` ${cell} `.replace(/^ {2}$/, '  ')).join('|')}|`;
}

function alignmentsOf(table: Node): Alignment[] {
  const alignments: Alignment[] = [];
  table.firstChild?.forEach((cell) => alignments.push(cell.attrs.alignment as Alignment));
  return alignments;
}

const readDelimiter = (line: string): Alignment[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((column) => column.trim())
    .map((column) =>
      /^:.*:$/.test(column) ? 'center' : column.endsWith(':') ? 'right' : column.startsWith(':') ? 'left' : null,
    );
