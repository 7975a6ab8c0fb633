import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { NewsCard } from 'contract/welfare';
import { FavouriteButton } from '@/entities/item/actions/FavouriteButton';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { ItemPicture } from '../../entities/welfare/ItemPicture';
import styles from './StoryCard.module.css';

interface StoryCardProps {
  story: NewsCard;
  /** True for the large lead story. */
  lead: boolean;
  /** True if the card is below the first screen and its picture should load lazily. */
  lazy: boolean;
}

/** Renders a news story with its picture. The title is the only link, and its target covers the whole row. */
export function StoryCard({ story, lead, lazy }: StoryCardProps) {
  const { area, id, title, summary, locale, department, publishedAt, favourite, byline } = story;
  const source = byline ?? department;
  return (
    <li className={styles.story} data-lead={lead}>
      <div className={styles.picture}>
        <ItemPicture item={story} lazy={lazy} />
      </div>
      <h3 className={styles.title}>
        <Link className={`cover-link ${styles.link}`} to={itemPath(area, id)} lang={locale}>
          {title}
        </Link>
        <LanguageTag locale={locale} />
      </h3>
      <p className={`clamped ${styles.summary}`} lang={locale}>
        {summary}
      </p>
      <p className={`dotted ${styles.meta}`}>
        {publishedAt && <ShortDate iso={publishedAt} />}
        {source && <span>{source.name}</span>}
      </p>
      <div className={styles.heart}>
        <FavouriteButton item={{ area, id }} title={title} favourite={favourite} />
      </div>
    </li>
  );
}
