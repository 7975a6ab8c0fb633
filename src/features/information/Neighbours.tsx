import { Link } from 'umi';
import { itemPath } from 'contract/paths';
import { useTranslation } from '@/lib/useTranslation';
import { Icon } from '@/ui/Icon';
import { neighboursOf, type PlacedDocument } from './shelf';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  documents: readonly PlacedDocument[];
  id: string;
}

/** On to the previous and the next document, in the order of the tree. */
export function Neighbours({ documents, id }: NeighboursProps) {
  const { t } = useTranslation('information');
  const { previous, next } = neighboursOf(documents, id);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbours.name')} className={styles.neighbours}>
      {previous && (
        <Link to={itemPath('information', previous.id)} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <Words word={t('neighbours.previous')} document={previous} />
        </Link>
      )}
      {next && (
        <Link to={itemPath('information', next.id)} rel="next" className={styles.next}>
          <Words word={t('neighbours.next')} document={next} />
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

const Words = ({ word, document: { title, locale } }: { word: string; document: PlacedDocument }) => (
  <span className={styles.words}>
    <small>{word}</small>
    <span lang={locale}>{title}</span>
  </span>
);
