import { useEffect, useRef } from 'react';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './ConfirmedNote.module.css';

interface ConfirmedNoteProps {
  at: string;
  /** True to take over the focus from the button that the note replaces. */
  focused: boolean;
}

/** Says that the person has confirmed the notice, and when. */
export function ConfirmedNote({ at, focused }: ConfirmedNoteProps) {
  const { t } = useTranslation('notice');
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <p ref={ref} tabIndex={-1} className={`no-print ${styles.note}`}>
      <Icon name="check" />
      {t('confirm.done', { date: formatDate(at, 'dateTime') })}
    </p>
  );
}
