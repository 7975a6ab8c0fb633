import { useEffect, useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { request } from '@/lib/api/request';
import type { Answer } from './answers';

const PAUSE_MS = 1500;

interface Answers {
  /** Results for the last version of the document that was sent; empty before the first answer. */
  answers: readonly Answer[];
  /** True while a search is running or about to start. */
  isAsking: boolean;
}

/** Returns the search results for the questions of a document. It searches again `PAUSE_MS` after the last change. */
export function useAnswers(document: ItemDocument): Answers {
  const [asked, setAsked] = useState<{ document: ItemDocument; answers: readonly Answer[] }>();
  const canAsk = canBeAsked(document);
  useEffect(() => {
    if (!canAsk || asked?.document === document) return;
    const controller = new AbortController();
    const ask = async () => {
      const answer = await request(
        'POST /api/manage/question/ask',
        { document },
        { signal: controller.signal, quiet: () => true },
      );
      if (controller.signal.aborted) return;
      // After a failure, the previous answers would belong to an outdated text.
      setAsked({ document, answers: answer?.answers ?? [] });
    };
    const timer = setTimeout(() => void ask(), asked ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [document, canAsk, asked]);
  return { answers: asked?.answers ?? [], isAsking: canAsk && asked?.document !== document };
}

/** Returns whether a document has questions, and all its titles, without which the server refuses it. */
function canBeAsked({ texts }: ItemDocument): boolean {
  const written = LOCALES.flatMap((locale) => texts[locale] ?? []);
  return written.every(({ title }) => title.trim() !== '') && written.some(({ questions }) => questions?.length);
}
