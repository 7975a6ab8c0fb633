import { useId, useRef } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Form.module.css';
import type { WordEntry } from './useWordEntry';

interface AddWordProps {
  label: string;
  /** Text of the button, if not the usual one. */
  button?: string;
  hint?: string;
  maxLength: number;
  entry: WordEntry;
}

/** Input with a button to add a word, and the reason if it cannot be added. */
export function AddWord({ label, button, hint, maxLength, entry }: AddWordProps) {
  const { t } = useTranslation('searchAdmin');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, problem, type, add } = entry;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry}>
        <input
          ref={input}
          id={id}
          className="field"
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => {
            type(event.target.value);
          }}
          onKeyDown={(event) => {
            // During composition Enter confirms the input method's text, for example Chinese.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !text.trim()) return;
            event.preventDefault();
            add();
          }}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            if (text.trim()) add();
            else input.current?.focus();
          }}
        >
          {button ?? t('words.add')}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem?.kind === 'twice' && t('words.twice', { word: problem.word })}
        {problem?.kind === 'empty' && t('words.empty')}
        {problem?.kind === 'full' && t('words.full', { max: formatNumber(problem.max) })}
      </p>
    </div>
  );
}
