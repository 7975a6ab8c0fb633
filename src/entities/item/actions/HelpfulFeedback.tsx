import { useId, useState } from 'react';
import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { OptionalPart } from '../../../ui/states/OptionalPart';
import { reveal, revealWithFocus } from '../../../ui/primitives/reveal';
import { useHelpfulFeedback } from './useHelpfulFeedback';
import styles from './HelpfulFeedback.module.css';

/** Loads the comment field after an answer, because few readers comment. */
const loadComment = async () => ({ default: (await import('./UsefulComment')).UsefulComment });

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
  const [hasFailed, setFailed] = useState(false);
  return (
    <section aria-labelledby={titleId} className={styles.useful} data-server-only>
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
      {useful.stage === 'answered' && !hasFailed && (
        <OptionalPart
          load={loadComment}
          onFailure={() => {
            setFailed(true);
          }}
        >
          {(Comment) => <Comment useful={useful} />}
        </OptionalPart>
      )}
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
