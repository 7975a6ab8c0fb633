import { useId } from 'react';
import type { Notice } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChangeList } from '@/entities/item/page/ChangeList';
import styles from './ChangesSince.module.css';

/** Lists the changes since the last confirmation, above a notice that must be confirmed again. */
export function ChangesSince({ notice: { acknowledged, unseenChanges, changes, locale } }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  const titleId = useId();
  if (acknowledged || unseenChanges === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.since}>
      <h2 id={titleId} className={styles.title}>
        {t('changedSince')}
      </h2>
      <ChangeList changes={changes.slice(0, unseenChanges)} locale={locale} />
    </section>
  );
}
