import type { EntryDraft, Problems } from './entry-draft';

/** Properties of a part of an entry's form. */
export interface PartProps {
  draft: EntryDraft;
  problems: Problems;
  change: (own: Partial<EntryDraft>) => void;
}
