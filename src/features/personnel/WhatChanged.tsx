import type { Change } from 'contract/item';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ChangeList } from '@/entities/item/page/ChangeList';
import styles from './WhatChanged.module.css';

interface WhatChangedProps {
  /** Changes, newest first. */
  changes: readonly Change[];
  /** Language of the notes. */
  locale: Locale;
}

/** Shows the newest change; earlier ones are collapsed. */
export function WhatChanged({ changes, locale }: WhatChangedProps) {
  const { t } = useTranslation(['personnel', 'item']);
  const [newest, ...earlier] = changes;
  if (!newest) return null;
  return (
    <AsideSection title={t('item:changes.title')}>
      <ChangeList changes={[newest]} locale={locale} />
      {earlier.length > 0 && (
        <details>
          <summary className={styles.more}>{t('earlierChanges')}</summary>
          <ChangeList changes={earlier} locale={locale} />
        </details>
      )}
    </AsideSection>
  );
}
