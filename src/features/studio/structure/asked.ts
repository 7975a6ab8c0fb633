import type { Structure } from 'contract/manage/structure';
import type { ChangeFormProps } from '../changes/useAskedChange';
import type { Category } from './tree';
import type { Change } from './useStructure';

/** Question about a category that a dialog asks. */
export interface Asked {
  kind: 'glyph' | 'create' | 'rename' | 'merge' | 'moveItems';
  category: Category;
}

export interface CategoryFormProps extends ChangeFormProps<Change> {
  kind: Asked['kind'];
  category: Category;
  structure: Structure;
}
