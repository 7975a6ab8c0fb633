import { Link } from 'umi';
import type { ItemLink } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { AreaIcon } from '../../area/AreaIcon';
import styles from './ItemLinks.module.css';
import { LanguageTag } from '../article/LanguageTag';

interface ItemLinksProps {
  items: readonly ItemLink[];
  /** Id of the heading that labels the list, if it has its own. */
  labelledBy?: string;
  summaries?: boolean;
  /** True if each title has the icon of its area before it. */
  icons?: boolean;
}

/** Renders items as links; each row is clickable as a whole. */
export function ItemLinks({ items, labelledBy, summaries = false, icons = false }: ItemLinksProps) {
  return (
    <ul className={styles.links} data-summaries={summaries} aria-labelledby={labelledBy}>
      {items.map(({ area, id, title, summary, locale }) => (
        <li key={`${area} ${id}`}>
          <Link to={itemPath(area, id)} lang={locale} className={styles.link}>
            <span className={styles.title} data-icon={icons}>
              {icons && <AreaIcon area={area} size="bare" />}
              {title}
              <LanguageTag locale={locale} />
            </span>
            {summaries && summary && <span className={styles.summary}>{summary}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
