import type { EntryDraft, Problems } from './entry-draft';

/** A part of an entry's form. */
export interface PartProps {
  draft: EntryDraft;
  problems: Problems;
  change: (own: Partial<EntryDraft>) => void;
}
