import type { Locale } from 'contract/core/locale';
import type { OfflineCopy } from './database';

/** Kept page as lists show it: its copy in the language of the interface, with the size of all its copies. */
export type KeptPage = Pick<OfflineCopy, 'page' | 'path' | 'area' | 'itemId' | 'title' | 'titleLocale' | 'checkedAt' | 'bytes'>;

/** Returns one entry for each page among these copies, in their order. */
export function pagesOf(copies: readonly OfflineCopy[], locale: Locale): KeptPage[] {
  const pages = new Map<string, OfflineCopy[]>();
  for (const copy of copies) pages.set(copy.page, [...(pages.get(copy.page) ?? []), copy]);
  return [...pages.values()].flatMap((all) => {
    const shown = all.find((copy) => copy.locale === locale) ?? all[0];
    return shown ? [{ ...shown, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }] : [];
  });
}
