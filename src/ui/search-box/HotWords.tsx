import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './HotWords.module.css';

interface HotWordsProps {
  /** Popular search words; undefined while they load. */
  words: readonly { id: string; word: string }[] | undefined;
  hrefOf: (word: string) => string;
}

/** Lists the most frequent searches below a search box. While they load, the line keeps its height; if there are none, it is left out. */
export function HotWords({ words, hrefOf }: HotWordsProps) {
  const { t } = useTranslation('item');
  if (!words) return <div className={styles.line} />;
  if (!words.length) return null;
  return (
    <nav className={`no-print ${styles.line}`} aria-label={t('search.popular')}>
      {words.map(({ id, word }) => (
        <Link key={id} to={hrefOf(word)} className="chip">
          {word}
        </Link>
      ))}
    </nav>
  );
}
