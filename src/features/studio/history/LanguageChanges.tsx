import { useTranslation } from '@/lib/i18n/useTranslation';
import { BlockList } from './BlockList';
import styles from './Comparison.module.css';
import type { LanguageDiff } from './diff/diff-documents';
import { MarkedText } from './MarkedText';

/** Shows the changes of the title, summary and body in one language. */
export function LanguageChanges({ text: { locale, kind, title, summary, blocks } }: { text: LanguageDiff }) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  return (
    <section className={styles.part} aria-label={t(`studio:language.${locale}`)}>
      <p className="meta dotted">
        <span>{t(`studio:language.${locale}`)}</span>
        <span>{t(`language.${kind}`)}</span>
      </p>
      <h3 lang={locale}>
        <MarkedText parts={title} />
      </h3>
      {summary && (
        <>
          <h4>{t('summary')}</h4>
          <p lang={locale} className={styles.text}>
            <MarkedText parts={summary} />
          </p>
        </>
      )}
      {blocks && (
        <>
          <h4>{t('body')}</h4>
          <div lang={locale}>
            <BlockList blocks={blocks} />
          </div>
        </>
      )}
    </section>
  );
}
