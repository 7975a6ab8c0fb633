import { useId } from 'react';
import type { Locale } from 'contract/core/locale';
import type { EligibilityCheck } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Answer } from './eligibility';
import styles from './EligibilityQuestion.module.css';

interface EligibilityQuestionProps {
  name: string;
  check: EligibilityCheck;
  /** Language of the question and of its options. */
  locale: Locale;
  answer: Answer;
  /** True if the question was unanswered when the form was submitted. */
  missing: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Maximum number of answers side by side; more of them would break into rows of different lengths. */
const MAX_IN_ROW = 2;

export function EligibilityQuestion({ name, check, locale, answer, missing, onAnswer }: EligibilityQuestionProps) {
  const { t } = useTranslation('welfare');
  const missingId = useId();
  const choices = useChoices(check, locale);
  return (
    <fieldset
      className={styles.question}
      data-stacked={choices.length > MAX_IN_ROW}
      aria-describedby={missing ? missingId : undefined}
    >
      <legend lang={locale}>{check.question}</legend>
      {check.kind === 'number' ? (
        <NumberAnswer name={name} check={check} locale={locale} missing={missing} onAnswer={onAnswer} />
      ) : (
        choices.map(({ value, text, lang }) => (
          <label key={text} className={styles.choice} lang={lang}>
            <input
              type="radio"
              name={name}
              checked={answer === value}
              onChange={() => {
                onAnswer(value);
              }}
            />
            {text}
          </label>
        ))
      )}
      {missing && (
        <p id={missingId} className={styles.missing}>
          {t('eligibility.missing')}
        </p>
      )}
    </fieldset>
  );
}

interface Choice {
  value: boolean | string;
  text: string;
  /** Language of the text, if it is not an interface text. */
  lang?: Locale;
}

function useChoices(check: EligibilityCheck, locale: Locale): Choice[] {
  const { t } = useTranslation('welfare');
  switch (check.kind) {
    case 'yes_no':
      return [
        { value: true, text: t('eligibility.yes') },
        { value: false, text: t('eligibility.no') },
      ];
    case 'choice':
      return check.options.map((option) => ({ value: option, text: option, lang: locale }));
    case 'number':
      return [];
  }
}

interface NumberAnswerProps extends Pick<EligibilityQuestionProps, 'name' | 'locale' | 'missing' | 'onAnswer'> {
  check: Extract<EligibilityCheck, { kind: 'number' }>;
}

function NumberAnswer({ name, check: { question, unit }, locale, missing, onAnswer }: NumberAnswerProps) {
  return (
    <label className={styles.number} lang={locale}>
      <input
        type="number"
        inputMode="decimal"
        step="any"
        className="field"
        name={name}
        aria-label={unit ? `${question} (${unit})` : question}
        aria-invalid={missing}
        autoComplete="off"
        onChange={({ target }) => {
          onAnswer(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
        }}
      />
      {unit}
    </label>
  );
}
