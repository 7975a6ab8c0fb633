import { useId } from 'react';
import type { Notice } from 'contract/notice';
import { formatDate, formatDaysTo, isOverdue } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ConfirmPanel.module.css';
import type { Confirmation } from '@/entities/notice/useConfirmation';

interface ConfirmPanelProps {
  notice: Notice;
  confirmation: Confirmation;
}

/** Asks the person to confirm having read the notice, and shows the deadline. */
export function ConfirmPanel({ notice: { dueAt, acknowledgedAt }, confirmation }: ConfirmPanelProps) {
  const { t } = useTranslation('notice');
  const titleId = useId();
  const { outdated, busy, confirm } = confirmation;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t(acknowledgedAt ? 'confirm.again' : 'confirm.title')}
      </h2>
      {dueAt && (
        <p className={styles.due} data-overdue={isOverdue(dueAt)}>
          {t('confirm.due', { date: formatDate(dueAt), days: formatDaysTo(dueAt, 'deadline') })}
        </p>
      )}
      {acknowledgedAt && <p className={styles.before}>{t('confirm.before', { date: formatDate(acknowledgedAt, 'dateTime') })}</p>}
      <p role="alert" className={styles.outdated}>
        {outdated && t('confirm.outdated')}
      </p>
      <button type="button" className={`button button-primary ${styles.button}`} aria-disabled={busy} onClick={confirm}>
        {t('confirm.button')}
      </button>
      <p className={`meta ${styles.seen}`}>{t('confirm.seen')}</p>
    </section>
  );
}

/** Says on phones, below the text of the notice, who sees the confirmation; elsewhere the panel says so. */
export function ConfirmationReaders() {
  const { t } = useTranslation('notice');
  return <p className={`meta ${styles.seenBelow}`}>{t('confirm.seen')}</p>;
}
