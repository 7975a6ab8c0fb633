import { useEffect, useState } from 'react';
import type { CallAnswer } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { request } from '@/lib/api/request';

export type RenderedText = CallAnswer<'POST /api/manage/content/render'> & { locale: Locale };

const PAUSE_MS = 1500;

/**
 * Returns a text of the document as the server renders it, with its problems, some time after the last change. Returns the last
 * result while the server refuses the document, and undefined until there is one.
 */
export function useRendered(document: ItemDocument, locale: Locale): RenderedText | undefined {
  const [rendered, setRendered] = useState<RenderedText>();
  const isFirst = rendered?.locale !== locale;
  useEffect(() => {
    // Without a title, the server refuses the document.
    if (LOCALES.some((each) => document.texts[each]?.title.trim() === '') || !document.texts[locale]) return;
    const controller = new AbortController();
    const load = async () => {
      const text = await request(
        'POST /api/manage/content/render',
        { document, locale },
        { signal: controller.signal, quiet: () => true },
      );
      if (text) setRendered({ ...text, locale });
    };
    const timer = setTimeout(() => void load(), isFirst ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [document, locale, isFirst]);
  return rendered?.locale === locale ? rendered : undefined;
}
