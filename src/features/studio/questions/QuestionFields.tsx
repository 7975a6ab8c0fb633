import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Answer } from './answers';
import { QuestionResult } from './QuestionResult';
import styles from './Questions.module.css';

const MAX_QUESTIONS = 3;
const MAX_LENGTH = 200;

interface QuestionFieldsProps {
  locale: Locale;
  questions: readonly string[];
  answers: readonly Answer[];
  isAsking: boolean;
  onChange: (questions: string[]) => void;
}

const written = (rows: readonly string[]): string[] => rows.map((row) => row.trim()).filter(Boolean);

/** Fields for the questions in one language, with an empty one for the next question. */
export function QuestionFields({ locale, questions, answers, isAsking, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation(['contentTests', 'itemEditor']);
  const [typed, setTyped] = useState<readonly string[]>(questions);
  // A question that is emptied keeps its field while the person types.
  const rows = written(typed).join('\n') === questions.join('\n') ? typed : questions;
  const fields = rows.length < MAX_QUESTIONS ? [...rows, ''] : rows;
  const language = t(`itemEditor:language.${locale}`);
  return (
    <fieldset className={styles.fields}>
      <legend>{language}</legend>
      {fields.map((row, index) => (
        <div key={index} className={styles.row}>
          <input
            type="text"
            lang={locale}
            className="field"
            aria-label={t('label', { number: formatNumber(index + 1), language })}
            placeholder={t('add')}
            maxLength={MAX_LENGTH}
            value={row}
            onChange={({ target }) => {
              const next = fields.map((field, place) => (place === index ? target.value : field));
              setTyped(next.at(-1) === '' ? next.slice(0, -1) : next);
              onChange(written(next));
            }}
          />
          {row.trim() && <QuestionResult answer={answers.find(({ question }) => question === row.trim())} isAsking={isAsking} />}
        </div>
      ))}
    </fieldset>
  );
}
