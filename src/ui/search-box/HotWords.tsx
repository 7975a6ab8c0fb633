import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './HotWords.module.css';

interface HotWordsProps {
  /** None while they load, or when they could not be loaded. */
  words: readonly { id: string; word: string }[];
  hrefOf: (word: string) => string;
}

/** Lists the most frequent searches below a search box. Optional: the line is reserved, and stays empty without words. */
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
