import type { Area } from 'contract/core/areas';
import type { Asked } from './asked';
import type { Category, Step } from './tree';
import type { StructureChange } from './useStructure';

/** A category of the tree, and what can be done with it. */
export interface StructureRowProps {
  area: Area;
  category: Category;
  level: number;
  hasOthersBelow: boolean;
  canMove: (step: Step) => boolean;
  onMove: (step: Step) => void;
  onSave: (change: StructureChange) => void;
  onAsk: (asked: Asked) => void;
}
