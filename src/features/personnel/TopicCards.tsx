import { Link } from 'umi';
import type { Topic } from 'contract/personnel';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { classificationPath, personnelPath } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import { TopicCard } from '@/entities/item/topic/TopicCard';
import { PERSONNEL_SORTS } from './personnel-list-address';
import { anchorOf } from './TopicJumps';
import styles from './PersonnelOverview.module.css';

/** Cards of the topics with their most viewed guides and policies, and a tile that leads to all of them in one list. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  const { t } = useTranslation('personnel');
  return (
    <ul className={styles.cards}>
      {topics.map((topic) => {
        const { id, name, count, pages } = topic;
        const formatted = formatNumber(count);
        return (
          <TopicCard
            key={id}
            anchor={anchorOf(topic)}
            area="personnel"
            topic={topic}
            to={classificationPath('personnel', id)}
            total={t('total', { count, formatted })}
            items={pages}
            listName={t('topic.mostRead', { topic: name })}
            all={count > pages.length ? t('topic.all', { formatted, topic: name }) : undefined}
            tagOf={({ kind }) => <span className="meta">{t(`kind.${kind}`)}</span>}
          />
        );
      })}
      <li>
        <div className={styles.all}>
          <p className={styles.words}>
            <Link to={personnelPath({ sort: PERSONNEL_SORTS[0] })} className="cover-link">
              {t('all')}
            </Link>
            <span className="meta">{t('allText')}</span>
          </p>
          <Icon name="arrow-right" />
        </div>
      </li>
    </ul>
  );
}
