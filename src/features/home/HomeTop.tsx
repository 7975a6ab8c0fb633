import type { Home } from 'contract/home';
import { searchPath } from '@/lib/paths';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { HotWords } from '@/ui/search-box/HotWords';
import { PorticoDrawing } from '@/ui/primitives/PorticoDrawing';
import { partOfDay } from './part-of-day';
import styles from './HomeTop.module.css';

const SHOWN_WORDS = 6;

/** Top of the home page: greeting, search box and popular searches. */
export function HomeTop({ words = [] }: { words: Home['keywords'] }) {
  const { t } = useTranslation('home');
  const name = useCurrentUser()?.name ?? '';
  return (
    <section className={styles.top}>
      <div className={styles.picture}>
        <PorticoDrawing className={styles.drawing} />
      </div>
      <div className={`content ${styles.inner}`}>
        <h1 className={styles.greeting}>{t(`greeting.${partOfDay(new Date())}`, { name })}</h1>
        <p className={styles.question}>{t('question')}</p>
        <div className={styles.search}>
          <EverywhereSearch size="large" label={t('search.label')} placeholder={t('search.placeholder')} />
        </div>
        <HotWords words={words.slice(0, SHOWN_WORDS)} hrefOf={searchPath} />
      </div>
    </section>
  );
}
