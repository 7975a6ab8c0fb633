import { useTranslation } from '@/lib/i18n/useTranslation';
import { Illustration } from '@/ui/states/Illustration';
import styles from './NothingFound.module.css';

interface NothingMessageProps {
  query: string;
  /** Words that were searched for; none if the query has only words that every text contains. */
  tried: readonly string[];
  /** True if people match the query. */
  hasPeople: boolean;
}

/** Says that no document matches the query, and how to find more. */
export function NothingMessage({ query, tried, hasPeople }: NothingMessageProps) {
  const { t } = useTranslation('search');
  const words = tried.map((word) => t('nothing.word', { word })).join(t('nothing.between'));
  return (
    <div className={styles.message}>
      <div className={styles.words}>
        <p className={styles.nothing}>{t(hasPeople ? 'nothing.documents' : 'nothing.title', { query })}</p>
        <p className="second">{words ? t('nothing.tried', { words }) : t('nothing.noWords')}</p>
        {words && <p className="second">{t('nothing.hint')}</p>}
      </div>
      <Illustration name="search" />
    </div>
  );
}
