import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Comparison.module.css';
import type { LanguageDiff } from './diff/diff-documents';
import { MarkedText } from './MarkedText';
import { PageChanges } from './PageChanges';
import { SourceChanges } from './SourceChanges';
import type { RenderedPair } from './useRenderedPair';
import type { RevisionPair } from './useRevisions';

interface LanguageChangesProps extends RevisionPair {
  text: LanguageDiff;
  /** Body of both versions as readers see it; null to show it as Markdown. */
  page: RenderedPair | null;
}

/** Shows the changes of the title, summary and body in one language; without an earlier version, the page as it was. */
export function LanguageChanges({ text, page, before, after }: LanguageChangesProps) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  const { locale, kind, title, summary, blocks } = text;
  const first = before === null ? after.texts[locale] : undefined;
  return (
    <section className={styles.part} aria-label={t(`studio:language.${locale}`)}>
      {!first && <p className="meta">{t(`language.${kind}`)}</p>}
      <h3 lang={locale} className={styles.title}>
        {first ? first.title : <MarkedText parts={title} />}
      </h3>
      {summary && (
        <>
          {!first && <h4>{t('summary')}</h4>}
          <p lang={locale} className={first ? styles.lead : styles.text}>
            {first ? first.summary : <MarkedText parts={summary} />}
          </p>
        </>
      )}
      {blocks && (
        <>
          {!first && <h4>{t('body')}</h4>}
          <div lang={locale} className={styles.body}>
            {page && <PageChanges page={page} locale={locale} isFirst={before === null} blocks={blocks} />}
            {!page && (first ? <p className={styles.source}>{first.markdown}</p> : <SourceChanges blocks={blocks} />)}
          </div>
        </>
      )}
    </section>
  );
}
