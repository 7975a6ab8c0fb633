import { EverywhereLink } from '@/entities/item/search/EverywhereLink';
import type { PlacedTitle, SectionCard } from 'contract/information';
import { onTreeKey } from './tree-keys';
import { TitleRow } from './TitleRow';
import styles from './ShelfOpening.module.css';

interface FoundTitlesProps {
  found: readonly PlacedTitle[];
  sections: readonly SectionCard[];
  query: string;
}

/** Lists the documents whose titles match the filter, each with its section, and links to the search of their texts. */
export const FoundTitles = ({ found, sections, query }: FoundTitlesProps) => (
  // The arrow keys move the focus between the links.
  <div onKeyDown={onTreeKey} role="presentation">
    <ul className={`${styles.rows} ${styles.titles}`}>
      {found.map((document) => (
        <TitleRow key={document.id} document={document} sections={sections} />
      ))}
    </ul>
    <EverywhereLink query={query} />
  </div>
);
