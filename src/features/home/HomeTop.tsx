import { useRef } from 'react';
import type { Home } from 'contract/home';
import { searchPath } from '@/lib/paths';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { useAsPageSearch } from '@/ui/search-box/page-search';
import { HotWords } from '@/ui/search-box/HotWords';
import { PorticoDrawing } from '@/ui/primitives/PorticoDrawing';
import { partOfDay } from './part-of-day';
import styles from './HomeTop.module.css';

const SHOWN_WORDS = 6;

interface HomeTopProps {
  /** Popular searches; undefined while they load. */
  words: Home['keywords'] | undefined;
  /** True if nothing is due: the drawing then extends over the space of the tasks below. */
  isFree?: boolean;
}

/** Top of the home page: greeting, search box and popular searches. */
export function HomeTop({ words, isFree = false }: HomeTopProps) {
  const { t } = useTranslation('home');
  const name = useCurrentUser()?.name ?? '';
  const searchRef = useRef<HTMLDivElement>(null);
  useAsPageSearch(searchRef);
  return (
    <section className={styles.top} data-free={isFree}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.lead}>
          <div className={styles.picture}>
            <PorticoDrawing className={styles.drawing} />
          </div>
          <h1 className={styles.greeting}>{t(`greeting.${partOfDay(new Date())}`, { name })}</h1>
        </div>
        <div ref={searchRef} className={styles.search}>
          <EverywhereSearch size="large" label={t('search.label')} placeholder={t('search.placeholder')} />
        </div>
        <HotWords words={words?.slice(0, SHOWN_WORDS)} hrefOf={(word) => searchPath(word)} />
      </div>
    </section>
  );
}
