import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { TextSelection, type Command } from 'prosemirror-state';
import type { Alignment } from '../engine/schema-nodes';
import { schema } from '../engine/schema';
import { insertBlock } from './block-commands';

const { nodes } = schema;
const NEW_ROWS = 3;
const NEW_COLUMNS = 3;

/** Inserts a table of three rows and columns, with the cursor in its first heading. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      Array.from({ length: NEW_COLUMNS }, () => type.create()),
    );
  const rows = Array.from({ length: NEW_ROWS }, (_, index) => row(index === 0 ? nodes.table_header : nodes.table_cell));
  const table = nodes.table.create(null, rows);
  const tr = insertBlock(state.tr, table);
  const start = tr.selection.$from.before(1) - table.nodeSize;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 3)));
  return true;
};

/** Aligns the columns of the selected cells. */
export function alignColumn(alignment: Alignment): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { left, right, map, table, tableStart } = selectedRect(state);
    const tr = state.tr;
    for (let row = 0; row < map.height; row += 1)
      for (let column = left; column < right; column += 1) {
        const position = map.map[row * map.width + column] ?? 0;
        const cell = table.nodeAt(position);
        if (cell) tr.setNodeMarkup(tableStart + position, null, { ...cell.attrs, alignment });
      }
    dispatch?.(tr);
    return true;
  };
}

/** Returns the alignment of the column that the selection begins in. */
export function columnAlignment(...[state]: Parameters<Command>): Alignment {
  if (!isInTable(state)) return null;
  const { left, map, table } = selectedRect(state);
  return (table.nodeAt(map.map[left] ?? 0)?.attrs.alignment as Alignment | undefined) ?? null;
}

/** Runs the command unless it concerns the heading row, which a Markdown table has exactly one of. */
const belowHeading =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && selectedRect(state).top > 0 && command(state, dispatch, view);

/** Moves to the next cell; from the last one, to a new row. */
const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch, view)) return true;
  if (!isInTable(state)) return false;
  if (!dispatch || !view) return true;
  return addRowAfter(state, dispatch) && goToNextCell(1)(view.state, dispatch, view);
};

export const tableCommands = {
  rowBefore: belowHeading(addRowBefore),
  rowAfter: addRowAfter,
  deleteRow: belowHeading(deleteRow),
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  deleteColumn,
  deleteTable,
  nextCell,
  previousCell: goToNextCell(-1),
} satisfies Record<string, Command>;

/** Inserts a line break within a cell, where a new paragraph is not possible. */
export const breakInCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create({ markup: '<br>' })).scrollIntoView());
  return true;
};
