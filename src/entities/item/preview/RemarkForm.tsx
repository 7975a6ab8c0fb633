import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { MAX_REMARK } from 'contract/core/preview';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { excessOf, LongTextField } from '../../../ui/primitives/LongTextField';
import styles from './Remarks.module.css';

interface RemarkFormProps {
  label: string;
  /** Text of the button, a verb. */
  action: string;
  text: string;
  onType: (text: string) => void;
  /** Stores the text. Resolves to false if that failed; the form then keeps it. */
  onSend: (text: string) => Promise<boolean>;
  /** Called when the text was stored or discarded. */
  onDone: () => void;
}

/** Form for a remark or a reply, with the focus in its field, and afterwards where it was before. */
export function RemarkForm({ label, action, text, onType, onSend, onDone }: RemarkFormProps) {
  const { t } = useTranslation('preview');
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(false);
  const excess = excessOf(text, MAX_REMARK);
  useUnsavedWork(text.trim() !== '');
  useLayoutEffect(() => {
    const [before, form] = [document.activeElement, field.current?.form];
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && form?.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, []);
  const send = async () => {
    setSending(true);
    const stored = await onSend(text.trim());
    setSending(false);
    if (stored) onDone();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !excess && !sending) void send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <LongTextField
        ref={field}
        label={label}
        labelClassName={styles.label}
        text={text}
        excess={excess}
        excessText={t('tooLong', { count: excess, formatted: formatNumber(excess) })}
        onType={onType}
      />
      <div className={styles.actions}>
        <button type="submit" className="button button-primary" disabled={!text.trim() || excess > 0} aria-disabled={sending}>
          {action}
        </button>
        <button type="button" className="button button-quiet" onClick={onDone}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
