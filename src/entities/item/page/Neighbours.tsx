import { Link } from 'umi';
import type { ItemLink } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './Neighbours.module.css';

type Neighbour = Pick<ItemLink, 'area' | 'id' | 'title' | 'locale'>;

interface NeighboursProps {
  label: string;
  previous: { item: Neighbour | null | undefined; word: string };
  next: { item: Neighbour | null | undefined; word: string };
}

/** Renders links to the previous and the next item. Renders nothing if there is neither. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous.item && !next.item) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous.item && (
        <Link to={itemPath(previous.item.area, previous.item.id)} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <Words word={previous.word} item={previous.item} />
        </Link>
      )}
      {next.item && (
        <Link to={itemPath(next.item.area, next.item.id)} rel="next" className={styles.next}>
          <Words word={next.word} item={next.item} />
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

const Words = ({ word, item: { title, locale } }: { word: string; item: Neighbour }) => (
  <span className={styles.words}>
    <small>{word}</small>
    <span lang={locale}>{title}</span>
  </span>
);
