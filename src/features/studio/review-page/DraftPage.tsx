import { useTranslation } from '@/lib/i18n/useTranslation';
import { formatBytes } from '@/lib/i18n/format';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { Icon } from '@/ui/primitives/Icon';
import type { Review } from './review';
import styles from './ReviewPage.module.css';

interface DraftPageProps {
  text: Review['texts'][number];
  files: Review['files'];
}

/** Text of a draft as its page will show it, with the names of its files. */
export function DraftPage({ text: { title, summary, body, locale }, files }: DraftPageProps) {
  const { t } = useTranslation('reviewing');
  return (
    <section aria-label={t('page.page')} className={styles.sheet}>
      <h1 lang={locale} className={styles.title}>
        {title}
      </h1>
      {summary && (
        <p lang={locale} className={styles.summary}>
          {summary}
        </p>
      )}
      <ArticleBody html={body} locale={locale} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, size }) => (
            <li key={id} className="meta">
              <Icon name="file" size={16} />
              <span>{name}</span>
              <span>{formatBytes(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
