import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import type { NewsCard } from 'contract/welfare';
import { attachmentPath, itemPath } from 'contract/core/paths';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { HomeBox } from './HomeBox';
import { useHomePart } from '../../../entities/home/useHome';
import { newsOnce } from '../shown-once';
import styles from './NewsBox.module.css';

const SHOWN = 3;

/** Shows the latest stories that no slide leads to, with their pictures side by side. */
export function NewsBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const news = useHomePart(whole, 'news');
  const shown = news.data && newsOnce(whole, news.data).slice(0, SHOWN);
  return (
    <HomeBox
      title={t('news.title')}
      all={{ to: AREA_PATHS.news, text: t('news.all') }}
      query={{ ...news, data: shown }}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => (
        <ul className={styles.stories}>
          {items.map((story) => (
            <li key={story.id}>
              <Story story={story} />
            </li>
          ))}
        </ul>
      )}
    </HomeBox>
  );
}

function Story({ story: { id, title, locale, publishedAt, picture } }: { story: NewsCard }) {
  return (
    <Link to={itemPath('news', id)} className={styles.story} data-area="news">
      <span className={styles.frame}>{picture && <img src={attachmentPath(picture.id)} alt="" loading="lazy" />}</span>
      <span className={styles.title}>
        <span lang={locale}>{title}</span>
        <LanguageTag locale={locale} />
      </span>
      {publishedAt && <ShortDate iso={publishedAt} className="meta" />}
    </Link>
  );
}
