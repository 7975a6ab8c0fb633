import type { Structure } from 'contract/manage/structure';
import type { ChangeFormProps } from '../changes/useAskedChange';
import type { Category } from './tree';
import type { Change } from './useStructure';

/** Question about a category that a dialog asks. */
export interface Asked {
  kind: 'glyph' | 'create' | 'merge' | 'moveItems';
  category: Category;
}

export interface CategoryFormProps extends ChangeFormProps<Change> {
  kind: Exclude<Asked['kind'], 'create'>;
  category: Category;
  structure: Structure;
}
