import type { ReactNode } from 'react';
import { PersonMark, type Marked } from './PersonMark';
import styles from './Person.module.css';

interface PersonLineProps {
  person: Marked;
  /** Name as it is shown, such as a button that opens the card; by default the name as text. */
  name?: ReactNode;
  /** Text below the name, such as the role. */
  note?: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** Shows mark and name of a person or desk, with a line below the name. */
export const PersonLine = ({ person, name = person.name, note = null, size = 'medium' }: PersonLineProps) => (
  <span className={styles.line} data-size={size}>
    <PersonMark person={person} size={size} />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </span>
);
