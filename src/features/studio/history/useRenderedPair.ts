import type { Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { useCall } from '@/lib/api/useCall';
import type { RevisionPair } from './useRevisions';

/** Returns a text of both versions as HTML for readers; empty for a version without a text in that language. */
export function useRenderedPair({ before, after }: RevisionPair, locale: Locale) {
  const [old, present] = [useRendered(before, locale), useRendered(after, locale)];
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
