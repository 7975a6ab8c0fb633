import { Children, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Highlight, ItemCard } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { FavouriteButton } from '../actions/FavouriteButton';
import { HighlightedText } from './HighlightedText';
import { LanguageTag } from '../article/LanguageTag';
import { useEngagementTexts } from './useEngagementTexts';
import styles from './ItemRow.module.css';

interface ItemRowProps {
  item: ItemCard;
  /** Where the item was found by a search. */
  highlight?: Highlight;
  /** Before the title, such as the mark of what has not been read. */
  lead?: ReactNode;
  /** A title that has been read is lighter than others. */
  read?: boolean;
  /** Before the rest of the line below the summary. */
  tag?: ReactNode;
  /** In that line, after the department: a date, a deadline. */
  facts?: readonly ReactNode[];
  /** Told when the item becomes a favourite, or is none any more. */
  onFavourite?: (favourite: boolean) => void;
}

/** An item of a list, as a row or a card. Its title is the one link; the whole row is its target. */
export function ItemRow({ item, highlight, lead, read = false, tag, facts, onFavourite }: ItemRowProps) {
  const engagementTexts = useEngagementTexts();
  const { area, id, title, summary, locale, department, views, favourite } = item;
  return (
    <li className={styles.row}>
      <h3 className={styles.title} data-read={read}>
        {lead}
        <Link className={`cover-link ${styles.link}`} to={itemPath(area, id)} lang={locale}>
          {highlight ? <HighlightedText parts={highlight.title} /> : title}
        </Link>
        <LanguageTag locale={locale} />
      </h3>
      <p className={styles.summary} lang={locale}>
        {highlight?.passage.length ? <HighlightedText parts={highlight.passage} /> : summary}
      </p>
      <p className={styles.meta}>
        {tag}
        <span className="dotted">
          {department && <span>{department.name}</span>}
          {Children.map(facts, (fact) => (
            <span>{fact}</span>
          ))}
          {engagementTexts({ views }).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </p>
      <div className={styles.heart}>
        <FavouriteButton item={{ area, id }} title={title} favourite={favourite} onChange={onFavourite} />
      </div>
    </li>
  );
}
