import type { Locale } from 'contract/core/locale';
import type { TocEntry } from 'contract/item';

export interface ContentsEntry extends TocEntry {
  /** Language of the heading; not given if it is the interface language. */
  locale?: Locale;
}

/** Returns the headings that a table of contents lists. */
export const listedEntries = (entries: readonly ContentsEntry[]): ContentsEntry[] => entries.filter(({ level }) => level < 4);
