import type { Topic } from 'contract/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Glyph } from '@/entities/glyph/Glyph';
import styles from './TopicJumps.module.css';

/** Returns the id of a topic's card. */
export const anchorOf = ({ id }: Pick<Topic, 'id'>): string => `topic-${id}`;

/** Links that jump to the topics of the page, on phones. */
export function TopicJumps({ topics }: { topics: readonly Topic[] }) {
  const { t } = useTranslation('personnel');
  return (
    <nav aria-label={t('topics')} className={`${styles.jumps} no-print`}>
      {topics.map((topic) => (
        <a key={topic.id} href={`#${anchorOf(topic)}`} className="chip">
          <Glyph name={topic.glyph} size={20} hue="personnel" />
          {topic.name}
        </a>
      ))}
    </nav>
  );
}
