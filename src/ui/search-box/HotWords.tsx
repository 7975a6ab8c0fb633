import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './HotWords.module.css';

interface HotWordsProps {
  /** Popular search words; empty while they load, or if loading failed. */
  words: readonly { id: string; word: string }[];
  hrefOf: (word: string) => string;
}

/** Lists the most frequent searches below a search box. Without words, the line stays empty and keeps its height. */
export function HotWords({ words, hrefOf }: HotWordsProps) {
  const { t } = useTranslation('item');
  if (!words.length) return <div className={styles.line} />;
  return (
    <nav className={styles.line} aria-label={t('search.popular')}>
      {words.map(({ id, word }) => (
        <Link key={id} to={hrefOf(word)} className="chip">
          {word}
        </Link>
      ))}
    </nav>
  );
}
