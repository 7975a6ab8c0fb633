import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import type { GlyphName } from 'contract/core/glyphs';
import { itemPath } from 'contract/core/paths';
import type { ItemLink, Named } from 'contract/item';
import type { PersonLink } from 'contract/person';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { Glyph } from '../../glyph/Glyph';
import { SignTile } from '../../glyph/SignTile';
import { OwnerLine } from './OwnerLine';
import styles from './TopicCard.module.css';

type TopicItem = Pick<ItemLink, 'id' | 'title' | 'summary' | 'locale'>;

interface TopicCardProps<Item> {
  area: Area;
  topic: Named & { glyph: GlyphName; owner: PersonLink | null; department: Named | null; changedAt: string };
  /** Address of the page with all items of the topic. */
  to: string;
  /** Number of items as text. */
  total: string;
  items: readonly Item[];
  /** Accessible name of the list of items. */
  listName: string;
  /** Text of a link to all items, if there are more than shown. */
  all?: string;
  /** Id of the card, for links that jump to it. */
  anchor?: string;
  /** Renders a tag beside the title of an item. */
  tagOf?: (item: Item) => ReactNode;
}

/** Card of a topic that leads to its page, with its most read items, whom to ask and its newest change. */
export function TopicCard<Item extends TopicItem>(props: TopicCardProps<Item>) {
  const { area, topic, to, total, items, listName, all, anchor, tagOf } = props;
  const { t } = useTranslation('item');
  const headingId = useId();
  return (
    <li className={styles.frame} id={anchor}>
      <section className={styles.card} aria-labelledby={headingId}>
        <div className={styles.head}>
          <SignTile hue={area}>
            <Glyph name={topic.glyph} />
          </SignTile>
          <div>
            <h2 id={headingId} className={styles.name}>
              <Link to={to} className={`cover-link ${styles.target}`}>
                {topic.name}
              </Link>
            </h2>
            <p className="meta">{total}</p>
          </div>
        </div>
        <div>
          <ul className={styles.items} aria-label={listName}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <Link to={itemPath(area, item.id)} lang={item.locale} className={`cover-link ${styles.title}`}>
                  {item.title}
                </Link>
                {tagOf?.(item)}
                {item.summary && (
                  <span lang={item.locale} className={`clamped ${styles.summary}`}>
                    {item.summary}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {all !== undefined && (
            <Link to={to} className={styles.all}>
              {all}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
        </div>
        <div className={styles.foot}>
          <OwnerLine owner={topic.owner} department={topic.department} />
          <ShortDate iso={topic.changedAt} className="meta">
            {(date) => t('updated', { date })}
          </ShortDate>
        </div>
      </section>
    </li>
  );
}
