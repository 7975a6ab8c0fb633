import { useMemo } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { SkeletonLines } from '@/ui/states/Skeleton';
import { BlockList } from './BlockList';
import styles from './Comparison.module.css';
import type { BlockChange } from './diff/diff-blocks';
import { diffPages } from './diff/diff-pages';
import { SourceChanges } from './SourceChanges';
import { useRenderedPair } from './useRenderedPair';
import type { RevisionPair } from './useRevisions';

interface PageChangesProps extends RevisionPair {
  locale: Locale;
  /** Changes of the Markdown, which are shown if the server cannot render it. */
  blocks: readonly BlockChange[];
}

/** Shows a body as readers see it, with what changed in it; without an earlier version, the body alone. */
export function PageChanges({ before, after, locale, blocks }: PageChangesProps) {
  const { t } = useTranslation('itemHistory');
  const { data, failure } = useRenderedPair({ before, after }, locale);
  if (failure)
    return (
      <>
        <p className="second">{t('view.failed')}</p>
        <SourceChanges blocks={blocks} />
      </>
    );
  if (!data) return <SkeletonLines widths={['92%', '86%', '94%', '61%']} height="14px" />;
  if (!before) return <ArticleBody html={data.after} locale={locale} />;
  return <MarkedPage {...data} locale={locale} />;
}

function MarkedPage({ before, after, locale }: { before: string; after: string; locale: Locale }) {
  const blocks = useMemo(() => diffPages(before, after), [before, after]);
  return (
    <div className={styles.pageChanges}>
      <BlockList blocks={blocks} show={(run) => <ArticleBody html={run.map(({ html }) => html).join('')} locale={locale} />} />
    </div>
  );
}
