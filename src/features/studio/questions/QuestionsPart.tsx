import '@/lib/i18n/texts/studio/content-tests';
import { useEffect, useId } from 'react';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isAmongFirst } from './answers';
import { QuestionFields } from './QuestionFields';
import styles from './Questions.module.css';
import { useAnswers } from './useAnswers';

interface QuestionsPartProps {
  document: ItemDocument;
  change: (update: (document: ItemDocument) => ItemDocument) => void;
  /** Called with the number of questions for which the page is not among the first results. */
  onUnanswered: (count: number) => void;
}

/** Questions that a page must answer, with its place among the results of the search for each of them. */
export function QuestionsPart({ document, change, onUnanswered }: QuestionsPartProps) {
  const { t } = useTranslation('contentTests');
  const titleId = useId();
  const { answers: asked, isAsking } = useAnswers(document);
  const answers = asked.filter(({ locale, question }) => document.texts[locale]?.questions?.includes(question));
  const unanswered = answers.filter(({ place }) => !isAmongFirst(place)).length;
  useEffect(() => {
    onUnanswered(unanswered);
  }, [unanswered, onUnanswered]);
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId} className={styles.title}>
        {t('title')}
      </h3>
      <p className="meta">{t('hint')}</p>
      {LOCALES.filter((locale) => document.texts[locale]).map((locale) => (
        <QuestionFields
          key={locale}
          locale={locale}
          questions={document.texts[locale]?.questions ?? []}
          answers={answers.filter((answer) => answer.locale === locale)}
          isAsking={isAsking}
          onChange={(questions) => {
            change((before) => withQuestions(before, locale, questions));
          }}
        />
      ))}
      {unanswered > 0 && <p className="meta">{t('advice')}</p>}
    </section>
  );
}

function withQuestions(document: ItemDocument, locale: Locale, questions: string[]): ItemDocument {
  const text = document.texts[locale];
  if (!text) return document;
  const { questions: _former, ...others } = text;
  return { ...document, texts: { ...document.texts, [locale]: { ...others, ...(questions.length && { questions }) } } };
}
