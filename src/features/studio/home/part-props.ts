import type { Problems, SlideDraft } from './slide-draft';

/** Properties of a part of a slide's form. */
export interface PartProps {
  draft: SlideDraft;
  problems: Problems;
  change: (own: Partial<SlideDraft>) => void;
}
