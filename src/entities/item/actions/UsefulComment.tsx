import '@/lib/i18n/texts/useful-comment';
import { useId, useState, type SyntheticEvent } from 'react';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { reveal } from '../../../ui/primitives/reveal';
import type { FeedbackState } from './useHelpfulFeedback';
import styles from './HelpfulFeedback.module.css';

/** Scrolls the field and the thanks below it into view. */
const revealWithThanks = (form: HTMLFormElement | null) => {
  reveal(form?.parentElement ?? null);
};

/** Field for a comment to the owner, after the answer. */
export function UsefulComment({ useful }: { useful: FeedbackState }) {
  const { t } = useTranslation('usefulComment');
  const fieldId = useId();
  const [text, setText] = useState('');
  useUnsavedWork(text.trim() !== '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !useful.saving) useful.comment(text.trim());
  };
  return (
    <form ref={revealWithThanks} className={styles.comment} onSubmit={onSubmit}>
      <label htmlFor={fieldId}>{useful.mine ? t('whatHelped') : t('whatMissing')}</label>
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
        {t('send')}
      </button>
    </form>
  );
}
