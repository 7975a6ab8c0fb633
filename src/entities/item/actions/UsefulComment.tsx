import '@/lib/i18n/texts/useful-comment';
import { useState, type SyntheticEvent } from 'react';
import { MAX_COMMENT } from 'contract/core/comment';
import { formatNumber } from '@/lib/i18n/format';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { excessOf, LongTextField } from '../../../ui/primitives/LongTextField';
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
  const [text, setText] = useState('');
  const excess = excessOf(text, MAX_COMMENT);
  useUnsavedWork(text.trim() !== '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !excess && !useful.saving) useful.comment(text.trim());
  };
  return (
    <form ref={revealWithThanks} className={styles.comment} onSubmit={onSubmit}>
      <LongTextField
        label={useful.mine ? t('whatHelped') : t('whatMissing')}
        text={text}
        excess={excess}
        excessText={t('tooLong', { count: excess, formatted: formatNumber(excess) })}
        onType={setText}
      />
      <button type="submit" className="button" disabled={!text.trim() || excess > 0} aria-disabled={useful.saving}>
        {t('send')}
      </button>
    </form>
  );
}
