import type { CSSProperties } from 'react';
import type { DepartmentUse } from 'contract/manage/department-uses';

/** Uses that have a column where there is room, in its order. Items have the last one; others are rare. */
export const COLUMN_USES = ['drafts', 'audiences', 'people', 'contacts'] as const;
type ColumnUse = (typeof COLUMN_USES)[number];

export const isColumn = (use: DepartmentUse): use is ColumnUse => COLUMN_USES.some((column) => column === use);

/** Returns the style that puts a cell into the column of its use. */
export const columnOf = (use: ColumnUse): CSSProperties => ({ gridColumn: COLUMN_USES.indexOf(use) + 1 });
