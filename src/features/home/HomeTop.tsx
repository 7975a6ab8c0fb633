import { useNavigate } from 'umi';
import type { Home } from 'contract/home';
import { servicePath } from '@/lib/paths';
import { suggestServices } from '@/lib/suggest';
import { useCurrentUser } from '@/lib/useCurrentUser';
import { useTranslation } from '@/lib/useTranslation';
import { PorticoDrawing } from '@/ui/PorticoDrawing';
import { HotWords } from '@/ui/HotWords';
import { SearchBox } from '@/ui/SearchBox';
import { partOfDay } from './part-of-day';
import styles from './HomeTop.module.css';

const SHOWN_WORDS = 6;

/** The first thing seen: a greeting, and the question what to get done. */
export function HomeTop({ words = [] }: { words: Home['keywords'] }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
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
          <SearchBox
            size="large"
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            action={servicePath()}
            recentKey="service"
            suggest={suggestServices}
            onSearch={(query) => {
              navigate(servicePath({ query }));
            }}
          />
        </div>
        <HotWords words={words.slice(0, SHOWN_WORDS)} hrefOf={(query) => servicePath({ query })} />
      </div>
    </section>
  );
}
