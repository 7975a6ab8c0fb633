import { MAX_PEOPLE } from 'contract/core/people';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './EntryDialog.module.css';
import { EntryField } from './EntryField';
import type { PartProps } from './part-props';

const MAX_ID = 80;

/** Id of an entry, which is chosen once, and its position in the directory. */
export function EntryPlace({ isNew, draft, problems, change }: PartProps & { isNew: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <div className={styles.pair}>
      <EntryField
        label={t('form.position')}
        inputMode="numeric"
        hint={t(isNew ? 'form.positionHintNew' : 'form.positionHint')}
        problem={problems.position && t('form.problem.position', { max: formatNumber(MAX_PEOPLE) })}
        value={draft.position}
        onType={(position) => {
          change({ position });
        }}
      />
      {isNew ? (
        <EntryField
          label={t('form.id')}
          maxLength={MAX_ID}
          hint={t('form.idHint')}
          problem={problems.id && t('form.problem.id')}
          value={draft.id}
          onType={(id) => {
            change({ id });
          }}
        />
      ) : (
        <p className={`meta ${styles.fixed}`}>{t('form.idFixed', { id: draft.id })}</p>
      )}
    </div>
  );
}
