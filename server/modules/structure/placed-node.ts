import type { StructureNode } from '../../../contract/manage/structure-change';
import type { StoredClassification } from '../item/publish/taxonomy-repository';

/** A classification of the structure with its row; null for one that is not stored yet. */
export interface PlacedNode extends StructureNode {
  row: StoredClassification | null;
}
