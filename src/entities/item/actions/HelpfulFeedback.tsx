import { useId, useState, type SyntheticEvent } from 'react';
import type { ItemRef } from 'contract/item';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { reveal, revealWithFocus } from '../../../ui/primitives/reveal';
import { useHelpfulFeedback, type FeedbackState } from './useHelpfulFeedback';
import styles from './HelpfulFeedback.module.css';

const ANSWERS = [
  ['yes', true],
  ['no', false],
] as const;

interface HelpfulFeedbackProps {
  item: ItemRef;
  mine: boolean | null;
}

/** Asks "Was this useful?": yes or no is sent immediately, followed by an optional comment to the owner. */
export function HelpfulFeedback({ item, mine }: HelpfulFeedbackProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const useful = useHelpfulFeedback(item, mine);
  return (
    <section aria-labelledby={titleId} className={styles.useful}>
      <div className={styles.question}>
        <h2 id={titleId} className={styles.title}>
          {t('useful.question')}
        </h2>
        <div className={styles.answers}>
          {ANSWERS.map(([name, answer]) => (
            <button
              key={name}
              type="button"
              className={`button ${styles.answer}`}
              aria-pressed={useful.mine === answer}
              aria-disabled={useful.saving}
              onClick={() => {
                if (!useful.saving) useful.answer(answer);
              }}
            >
              {t(`useful.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {useful.stage === 'answered' && <UsefulComment useful={useful} />}
      <p role="status" className={styles.status}>
        {useful.stage === 'answered' && <span ref={reveal}>{t('useful.thanks')}</span>}
        {useful.stage === 'commented' && (
          <span ref={revealWithFocus} tabIndex={-1}>
            {t('useful.commentSent')}
          </span>
        )}
      </p>
    </section>
  );
}

function UsefulComment({ useful }: { useful: FeedbackState }) {
  const { t } = useTranslation('item');
  const fieldId = useId();
  const [text, setText] = useState('');
  useUnsavedWork(text.trim() !== '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !useful.saving) useful.comment(text.trim());
  };
  return (
    <form className={styles.comment} onSubmit={onSubmit}>
      <label htmlFor={fieldId}>{useful.mine ? t('useful.whatHelped') : t('useful.whatMissing')}</label>
      <textarea
        className="field"
        id={fieldId}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <button type="submit" className="button" disabled={!text.trim()} aria-disabled={useful.saving}>
        {t('useful.send')}
      </button>
    </form>
  );
}
