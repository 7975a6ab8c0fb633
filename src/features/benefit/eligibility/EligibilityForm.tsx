import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Locale } from 'contract/core/locale';
import type { EligibilityCheck } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { reveal, revealWithFocus } from '@/ui/primitives/reveal';
import { judge, type Answer, type Verdict } from './eligibility';
import { EligibilityQuestion } from './EligibilityQuestion';
import { EligibilityVerdict } from './EligibilityVerdict';
import styles from './EligibilityForm.module.css';

interface EligibilityFormProps {
  checks: readonly EligibilityCheck[];
  locale: Locale;
}

/** Form with the questions that decide on eligibility. The answers stay in this window and are neither sent nor stored. */
export function EligibilityForm({ checks, locale }: EligibilityFormProps) {
  const { t } = useTranslation('welfare');
  const [answers, setAnswers] = useState<Answer[]>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!verdict) return;
    const [first] = verdict.open;
    if (first === undefined) revealWithFocus(result.current);
    else leadToQuestion(form.current?.querySelector<HTMLInputElement>(`[name="answer-${first}"]`));
  }, [verdict]);
  const answer = (place: number, given: Answer) => {
    setAnswers((before) => checks.map((_, each) => (each === place ? given : before[each])));
    setVerdict(null);
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setVerdict(judge(checks, answers));
  };
  return (
    // Outside of a dialog this method submits nothing, so that the answers stay here also before the program runs.
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={onSubmit}>
      <p className="second">{t('eligibility.private')}</p>
      {checks.map((check, place) => (
        <EligibilityQuestion
          key={place}
          name={`answer-${place}`}
          check={check}
          locale={locale}
          answer={answers[place]}
          missing={verdict?.open.includes(place) ?? false}
          onAnswer={(given) => {
            answer(place, given);
          }}
        />
      ))}
      <button type="submit" className={`button ${styles.submit}`}>
        {t('eligibility.check')}
      </button>
      <div ref={result} role="status" tabIndex={-1}>
        {verdict && <EligibilityVerdict verdict={verdict} locale={locale} />}
      </div>
    </form>
  );
}

/** Focuses an unanswered question and scrolls its error message into view. */
function leadToQuestion(field: HTMLInputElement | null | undefined): void {
  field?.focus();
  reveal(field?.closest('fieldset') ?? null);
}
