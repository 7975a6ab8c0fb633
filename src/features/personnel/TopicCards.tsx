import type { Topic } from 'contract/personnel';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { classificationPath } from '@/lib/paths';
import { TopicCard } from '@/entities/item/topic/TopicCard';
import { anchorOf } from './TopicJumps';
import styles from './PersonnelOverview.module.css';

/** Cards of the topics with their most viewed guides and policies. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  const { t } = useTranslation('personnel');
  if (!topics.length) return null;
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
    </ul>
  );
}
