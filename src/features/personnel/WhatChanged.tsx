import type { Change } from 'contract/item';
import type { Locale } from 'contract/locale';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
import { SideSection } from './SideSection';
import styles from './WhatChanged.module.css';

interface WhatChangedProps {
  /** Newest first. */
  changes: readonly Change[];
  /** The language of the notes. */
  locale: Locale;
}

/** The newest change in view, those before it folded away. */
export function WhatChanged({ changes, locale }: WhatChangedProps) {
  const { t } = useTranslation('personnel');
  const [newest, ...earlier] = changes;
  if (!newest) return null;
  return (
    <SideSection title={t('changes.title')}>
      <Changes changes={[newest]} locale={locale} />
      {earlier.length > 0 && (
        <details>
          <summary className={styles.more}>{t('changes.earlier')}</summary>
          <Changes changes={earlier} locale={locale} />
        </details>
      )}
    </SideSection>
  );
}

function Changes({ changes, locale }: WhatChangedProps) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ at, note }) => (
        <li key={`${at} ${note}`} className={styles.change}>
          <time className="meta" dateTime={at}>
            {formatDate(at)}
          </time>
          <span lang={locale}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
