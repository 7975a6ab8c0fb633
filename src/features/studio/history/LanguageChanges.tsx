import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Comparison.module.css';
import type { LanguageDiff } from './diff/diff-documents';
import { MarkedText } from './MarkedText';
import { PageChanges } from './PageChanges';
import { SourceChanges } from './SourceChanges';
import type { RevisionPair } from './useRevisions';

interface LanguageChangesProps extends RevisionPair {
  text: LanguageDiff;
  /** True to show the body as Markdown instead of as readers see it. */
  asSource: boolean;
}

/** Shows the changes of the title, summary and body in one language; without an earlier version, the page as it was. */
export function LanguageChanges({ text, asSource, before, after }: LanguageChangesProps) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  const { locale, kind, title, summary, blocks } = text;
  const first = before === null ? after.texts[locale] : undefined;
  return (
    <section className={styles.part} aria-label={t(`studio:language.${locale}`)}>
      <p className="meta dotted">
        <span>{t(`studio:language.${locale}`)}</span>
        {!first && <span>{t(`language.${kind}`)}</span>}
      </p>
      <h3 lang={locale} className={styles.title}>
        {first ? first.title : <MarkedText parts={title} />}
      </h3>
      {summary && (
        <>
          {!first && <h4>{t('summary')}</h4>}
          <p lang={locale} className={styles.text}>
            {first ? first.summary : <MarkedText parts={summary} />}
          </p>
        </>
      )}
      {blocks && (
        <>
          {!first && <h4>{t('body')}</h4>}
          <div lang={locale} className={styles.body}>
            {!asSource && <PageChanges before={before} after={after} locale={locale} blocks={blocks} />}
            {asSource && (first ? <p className={styles.source}>{first.markdown}</p> : <SourceChanges blocks={blocks} />)}
          </div>
        </>
      )}
    </section>
  );
}
