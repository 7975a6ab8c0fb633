import { useId } from 'react';
import type { ChangedDocument, SectionCard } from 'contract/information';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { TitleRow } from './TitleRow';
import styles from './ShelfOpening.module.css';

interface RecentlyChangedProps {
  /** Documents, the newest change first. */
  changed: readonly ChangedDocument[];
  sections: readonly SectionCard[];
}

/** Minimum number of documents; the cards show fewer at a glance. */
const MIN_CHANGED = 4;

/** Lists the documents that changed last, each with its section. Renders nothing if there are only a few. */
export function RecentlyChanged({ changed, sections }: RecentlyChangedProps) {
  const { t } = useTranslation('information');
  const titleId = useId();
  if (changed.length < MIN_CHANGED) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('changed')}
      </h2>
      <ul className={styles.rows}>
        {changed.map((document) => (
          <TitleRow key={document.id} document={document} sections={sections}>
            <ShortDate iso={document.updatedAt} />
          </TitleRow>
        ))}
      </ul>
    </section>
  );
}
