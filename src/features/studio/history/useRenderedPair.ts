import type { Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import type { Failure } from '@/lib/api/failures';
import { useCall } from '@/lib/api/useCall';
import type { RevisionPair } from './useRevisions';

/** Texts of two versions as HTML for readers: undefined while they load; empty for a version without a text in that language. */
export interface RenderedPair {
  data: { before: string; after: string } | undefined;
  failure: Failure | null;
}

/** Renders the text of both versions in a language, or nothing if that language is not compared. */
export function useRenderedPair(pair: RevisionPair, locale: Locale, isCompared: boolean): RenderedPair {
  const old = useRendered(isCompared ? pair.before : null, locale);
  const present = useRendered(isCompared ? pair.after : null, locale);
  const isLoaded = old.html !== undefined && present.html !== undefined;
  return {
    data: isLoaded ? { before: old.html ?? '', after: present.html ?? '' } : undefined,
    failure: old.failure ?? present.failure,
  };
}

function useRendered(document: ItemDocument | null, locale: Locale) {
  const hasText = document?.texts[locale] !== undefined;
  const { data, failure } = useCall('POST /api/manage/content/render', document && hasText ? { document, locale } : null);
  return { html: hasText ? data?.body : '', failure };
}
