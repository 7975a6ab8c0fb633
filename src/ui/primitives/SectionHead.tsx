import { Link } from 'umi';
import { Icon } from './Icon';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  /** Where all of it is, when a few are shown. */
  all?: { to: string; text: string };
}

/** The heading of a part of a page, with the way to all of what it shows. */
export function SectionHead({ id, title, all }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all && (
        <Link to={all.to} className={styles.all}>
          {all.text}
          <Icon name="arrow-right" size={16} />
        </Link>
      )}
    </div>
  );
}
