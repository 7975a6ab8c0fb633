import type { CSSProperties } from 'react';
import type { DepartmentUse } from 'contract/manage/department-uses';

/** Uses that have a column where there is room, in its order. Items have one before them; others are rare. */
export const COLUMN_USES = ['people', 'contacts', 'drafts', 'audiences'] as const;
type ColumnUse = (typeof COLUMN_USES)[number];

export const isColumn = (use: DepartmentUse): boolean => COLUMN_USES.some((column) => column === use);

/** Returns the style that puts a cell into the column of its use. */
export const columnOf = (use: ColumnUse): CSSProperties => ({ gridColumn: COLUMN_USES.indexOf(use) + 1 });
