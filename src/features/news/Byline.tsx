import type { News } from 'contract/welfare';
import { PersonHover } from '@/entities/person/PersonHover';
import { PersonLine } from '@/entities/person/PersonLine';
import styles from './NewsDetail.module.css';

/** The owner of a story above its text, with the card of the person on the name. */
export function Byline({ owner }: Pick<News, 'owner'>) {
  if (!owner) return null;
  return (
    <div className={styles.byline}>
      <PersonLine person={owner} name={<PersonHover person={owner} />} note={owner.role} />
    </div>
  );
}
