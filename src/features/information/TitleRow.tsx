import type { ReactNode } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { PlacedTitle, SectionCard } from 'contract/information';
import { Glyph } from '@/entities/glyph/Glyph';
import styles from './ShelfOpening.module.css';

interface TitleRowProps {
  document: PlacedTitle;
  sections: readonly SectionCard[];
  /** Further facts after the section. */
  children?: ReactNode;
}

/** Row of a document with the glyph and the name of its section. */
export function TitleRow({ document: { id, title, locale, section: sectionId }, sections, children }: TitleRowProps) {
  const section = sections.find((one) => one.id === sectionId);
  return (
    <li>
      <Link to={itemPath('information', id)} className={styles.row}>
        <Glyph name={section?.glyph ?? 'documents'} hue="information" />
        <span className={styles.words}>
          <span lang={locale}>{title}</span>
          <span className={`meta dotted ${styles.facts}`}>
            {section && <span>{section.name}</span>}
            {children}
          </span>
        </span>
      </Link>
    </li>
  );
}
