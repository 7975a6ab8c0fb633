import '@/lib/i18n/texts/studio/content-tests';
import { useId } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { isAmongFirst } from './answers';
import { QuestionResult } from './QuestionResult';
import styles from './Questions.module.css';
import { useAnswers } from './useAnswers';

/** Lists the questions that a page does not answer before it is published, and counts the others. Renders nothing without questions. */
export function QuestionSummary({ document }: { document: ItemDocument }) {
  const { t } = useTranslation('contentTests');
  const titleId = useId();
  const { answers, isAsking } = useAnswers(document);
  const questions = LOCALES.flatMap((locale) =>
    (document.texts[locale]?.questions ?? []).map((question) => ({ locale, question })),
  );
  if (!questions.length) return null;
  const rows = questions.map((each) => ({
    ...each,
    answer: answers.find(({ locale, question }) => locale === each.locale && question === each.question),
  }));
  const open = rows.filter(({ answer }) => !answer || !isAmongFirst(answer.place));
  const found = rows.length - open.length;
  return (
    <section aria-labelledby={titleId} className={styles.summary}>
      <h3 id={titleId} className={styles.title}>
        {t('title')}
      </h3>
      <ul aria-live="polite">
        {open.map(({ locale, question, answer }) => (
          <li key={`${locale} ${question}`}>
            <p lang={locale}>{question}</p>
            <QuestionResult answer={answer} isAsking={isAsking} />
          </li>
        ))}
        {found > 0 && (
          <li className={styles.result} data-found={open.length === 0 || undefined}>
            {open.length === 0 && <Icon name="check" size={16} />}
            {t('found', { count: rows.length, found: formatNumber(found), formatted: formatNumber(rows.length) })}
          </li>
        )}
      </ul>
    </section>
  );
}
