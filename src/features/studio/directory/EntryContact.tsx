import { MAX_REPLY_HOURS, PERSON_LENGTHS } from 'contract/core/people';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './EntryDialog.module.css';
import { EntryField } from './EntryField';
import type { PartProps } from './part-props';

/** Fields for the e-mail address, phone number and usual reply time of a person or desk. */
export function EntryContact({ draft, problems, change }: PartProps) {
  const { t } = useTranslation('directory');
  const max = formatNumber(MAX_REPLY_HOURS);
  return (
    <div className={styles.pair}>
      <EntryField
        label={t('form.email')}
        type="email"
        maxLength={PERSON_LENGTHS.email}
        problem={problems.email && t('form.problem.email')}
        value={draft.email}
        onType={(email) => {
          change({ email });
        }}
      />
      <EntryField
        label={t('form.phone')}
        type="tel"
        maxLength={PERSON_LENGTHS.phone}
        value={draft.phone}
        onType={(phone) => {
          change({ phone });
        }}
      />
      <EntryField
        label={t('form.replyHours')}
        inputMode="numeric"
        wide
        hint={t('form.replyHint', { max })}
        problem={problems.replyHours && t('form.problem.replyHours', { max })}
        value={draft.replyHours}
        onType={(replyHours) => {
          change({ replyHours });
        }}
      />
    </div>
  );
}
