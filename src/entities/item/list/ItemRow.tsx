import { Children, useContext, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Highlight, ItemCard } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FavouriteButton } from '../actions/FavouriteButton';
import { HighlightedText } from './HighlightedText';
import { LanguageTag } from '../article/LanguageTag';
import { NotedLocale } from './noted-locale';
import { useEngagementTexts } from './useEngagementTexts';
import styles from './ItemRow.module.css';

interface ItemRowProps {
  item: ItemCard;
  /** Search matches to highlight in the title and the summary. With a summary, a passage in another language is left out. */
  highlight?: Highlight;
  /** Tile shown before the row, 44 px wide. */
  sign?: ReactNode;
  /** Shown before the title, such as the mark of an unread item. */
  lead?: ReactNode;
  /** True if the item has been read; its title is then lighter. */
  read?: boolean;
  /** Shown first in the line below the summary. */
  tag?: ReactNode;
  /** Fact shown before the department, such as a kind, or until when the tag holds; it stays in the line of the tag. */
  tagFact?: ReactNode;
  /** Facts shown after the department in the line below the summary, such as a date or a deadline. */
  facts?: readonly ReactNode[];
  /** Short fact such as a date, in a column of its own at the end of the rows. */
  end?: ReactNode;
  /** True if phones leave out the summary, so that more rows fit on a screen. */
  isShort?: boolean;
  /** Called when the item becomes a favourite or stops being one. */
  onFavourite?: (favourite: boolean) => void;
}

/** Renders an item as a row or a card. The title is the only link, and its target covers the whole row. */
export function ItemRow({
  item,
  highlight,
  sign,
  lead,
  read = false,
  tag,
  tagFact,
  facts,
  end,
  isShort = false,
  onFavourite,
}: ItemRowProps) {
  const engagementTexts = useEngagementTexts();
  const { t } = useTranslation('item');
  const { area, id, title, summary, locale, department, views, favourite } = item;
  const { passage = [], passageLocale = locale } = highlight ?? {};
  const isForeign = passageLocale !== locale;
  const isNoted = useContext(NotedLocale) === passageLocale;
  const showsPassage = passage.length > 0 && !(isForeign && summary);
  return (
    <li className={styles.row} data-dated={end !== undefined} data-short={isShort}>
      {sign && <div className={styles.sign}>{sign}</div>}
      <h3 className={styles.title} data-read={read}>
        {lead}
        <Link className={`cover-link ${styles.link}`} to={itemPath(area, id)} lang={locale}>
          {highlight ? <HighlightedText parts={highlight.title} /> : title}
        </Link>
        <LanguageTag locale={locale} />
      </h3>
      <p className={`clamped ${styles.summary}`} lang={showsPassage ? passageLocale : locale}>
        {showsPassage ? <HighlightedText parts={passage} /> : summary}
      </p>
      <p className={styles.meta}>
        {!tagFact && tag}
        <span className="dotted">
          {tagFact && (
            <span>
              <span className={styles.tagged}>
                {tag}
                <span>{tagFact}</span>
              </span>
            </span>
          )}
          {department && <span>{department.name}</span>}
          {Children.map(facts, (fact) => (
            <span>{fact}</span>
          ))}
          {engagementTexts({ views }).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {isForeign && !isNoted && <span>{t(`foundIn.${passageLocale}`)}</span>}
        </span>
      </p>
      {end && <p className={styles.date}>{end}</p>}
      <div className={styles.heart}>
        <FavouriteButton item={{ area, id }} title={title} favourite={favourite} onChange={onFavourite} />
      </div>
    </li>
  );
}
