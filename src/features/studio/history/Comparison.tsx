import type { RefObject } from 'react';
import type { Locale } from 'contract/core/locale';
import type { ItemRef } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import styles from './Comparison.module.css';
import { diffDocuments } from './diff/diff-documents';
import { FieldTable } from './FieldTable';
import { LanguageChanges } from './LanguageChanges';
import { RestoreButton } from './RestoreButton';
import { useRevisions, type RevisionPair } from './useRevisions';

interface ComparisonProps {
  item: ItemRef;
  revision: number;
  /** Revision before it; null if there is none. */
  previous: number | null;
  /** True if this is the newest revision, which readers have. */
  isNewest: boolean;
  head: RefObject<HTMLHeadingElement | null>;
}

/** Shows what a revision changed, and restores it. */
export function Comparison({ item, revision, previous, isNewest, head }: ComparisonProps) {
  const { t } = useTranslation('itemHistory');
  const revisions = useRevisions(item, revision, previous);
  return (
    <section className={styles.comparison} data-first={previous === null} aria-labelledby="comparison">
      <header className={styles.head}>
        <div>
          <h2 id="comparison" ref={head} tabIndex={-1}>
            {t('comparison.title', { revision: formatNumber(revision) })}
          </h2>
          <p className="second">
            {previous === null ? t('comparison.first') : t('comparison.before', { revision: formatNumber(previous) })}
          </p>
        </div>
        <RestoreButton item={item} revision={revision} isNewest={isNewest} />
      </header>
      <QueryState
        query={revisions}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonLines widths={['38%', '92%', '86%', '94%', '61%']} height="14px" />
          </div>
        }
      >
        {(pair) => <Changes {...pair} />}
      </QueryState>
    </section>
  );
}

/** Shows the differences between two versions of an item, anywhere; all of it is new without an earlier version. */
export const DocumentChanges = ({ before, after }: RevisionPair) => (
  <div className={styles.comparison} data-first={before === null}>
    <Changes before={before} after={after} />
  </div>
);

function Changes({ before, after }: RevisionPair) {
  const { t } = useTranslation('itemHistory');
  const locale = useInterfaceLocale();
  const { texts, fields } = diffDocuments(before, after);
  const isSame = fields.length === 0 && texts.every(({ kind }) => kind === 'same');
  return (
    <>
      {isSame && <p>{t('comparison.same')}</p>}
      {inLanguageOrder(texts, locale).map((text) => (
        <LanguageChanges key={text.locale} text={text} />
      ))}
      {fields.length > 0 && <FieldTable fields={inLanguageOrder(fields, locale)} isFirst={before === null} />}
    </>
  );
}

/** Returns the entries of the whole item first, then those of the reader's language, then the others. */
function inLanguageOrder<T extends { locale: Locale | null }>(entries: readonly T[], own: Locale): T[] {
  const place = ({ locale }: T) => (locale === null ? 0 : locale === own ? 1 : 2);
  return [...entries].sort((a, b) => place(a) - place(b));
}
