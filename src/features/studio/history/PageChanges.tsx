import { useMemo } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { BlockList } from './BlockList';
import styles from './Comparison.module.css';
import type { BlockChange } from './diff/diff-blocks';
import { diffPages } from './diff/diff-pages';
import { SourceChanges } from './SourceChanges';
import type { RenderedPair } from './useRenderedPair';

interface PageChangesProps {
  page: RenderedPair;
  locale: Locale;
  /** True if there is no earlier version. */
  isFirst: boolean;
  /** Changes of the Markdown, which are shown if the server cannot render it. */
  blocks: readonly BlockChange[];
}

/** Shows a body as readers see it, with what changed in it; without an earlier version, the body alone. */
export function PageChanges({ page: { data }, locale, isFirst, blocks }: PageChangesProps) {
  const { t } = useTranslation('itemHistory');
  if (!data)
    return (
      <>
        <p className="second">{t('view.failed')}</p>
        <SourceChanges blocks={blocks} />
      </>
    );
  if (isFirst) return <ArticleBody html={data.after} locale={locale} />;
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
