import type { ChangedDocument, SectionCard } from 'contract/information';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
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
/** Number of documents that are listed. */
const MAX_LISTED = 6;

/** Returns whether so many documents are enough for a list of those that changed last. */
export const hasRecentlyChanged = ({ length }: readonly ChangedDocument[]): boolean => length >= MIN_CHANGED;

/** Lists the documents that changed last, each with its section. */
export function RecentlyChanged({ changed, sections }: RecentlyChangedProps) {
  const { t } = useTranslation('information');
  return (
    <div className={styles.changed}>
      <AsideSection title={t('changed')}>
        <ul className={styles.rows}>
          {changed.slice(0, MAX_LISTED).map((document) => (
            <TitleRow key={document.id} document={document} sections={sections}>
              <ShortDate iso={document.updatedAt} />
            </TitleRow>
          ))}
        </ul>
      </AsideSection>
    </div>
  );
}
