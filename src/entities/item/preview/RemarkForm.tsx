import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_REMARK } from 'contract/core/preview';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFocusLost } from '@/lib/browser/focus-when-lost';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import styles from './Remarks.module.css';

interface RemarkFormProps {
  label: string;
  /** Text of the button, a verb. */
  action: string;
  /** Stores the text. Resolves to false if that failed; the form then keeps it. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Form for a remark or a reply, with the focus in its field, and afterwards where it was before. */
export function RemarkForm({ label, action, onSend, onClose }: RemarkFormProps) {
  const { t } = useTranslation('preview');
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  useUnsavedWork(text.trim() !== '');
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && isFocusLost()) before.focus({ preventScroll: true });
    };
  }, []);
  const send = async () => {
    setSending(true);
    const stored = await onSend(text.trim());
    setSending(false);
    if (stored) onClose();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !sending) void send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        className="field"
        id={fieldId}
        rows={3}
        maxLength={MAX_REMARK}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <button type="submit" className="button button-primary" disabled={!text.trim()} aria-disabled={sending}>
          {action}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
