import { Link } from 'umi';
import type { ItemLink } from 'contract/item';
import type { Notice } from 'contract/notice';
import { itemPath } from 'contract/paths';
import { useTranslation } from '@/lib/useTranslation';
import { Icon, type IconName } from '@/ui/Icon';
import styles from './NoticeNeighbours.module.css';

/** The notices published just before and after this one. */
export function NoticeNeighbours({ notice: { previous, next } }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbours.name')} className={styles.neighbours}>
      {previous && <Neighbour item={previous} way="previous" icon="arrow-left" />}
      {next && <Neighbour item={next} way="next" icon="arrow-right" />}
    </nav>
  );
}

function Neighbour({ item, way, icon }: { item: ItemLink; way: 'previous' | 'next'; icon: IconName }) {
  const { t } = useTranslation('notice');
  const { area, id, title, locale } = item;
  return (
    <Link to={itemPath(area, id)} className={styles.link} data-way={way}>
      <span className={styles.way}>
        <Icon name={icon} size={16} />
        {t(`neighbours.${way}`)}
      </span>
      <span className={styles.title} lang={locale}>
        {title}
      </span>
    </Link>
  );
}
