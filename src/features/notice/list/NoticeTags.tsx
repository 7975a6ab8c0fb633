import type { NoticeCard, Priority } from 'contract/notice';
import { formatShortDate, isOverdue } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './NoticeTags.module.css';

type Tagged = Pick<NoticeCard, 'priority' | 'mustRead' | 'acknowledged' | 'dueAt'>;

/** Shows the priority of a notice and whether it must be confirmed. Renders nothing for an ordinary notice. */
export function NoticeTags({ notice: { priority, mustRead, acknowledged, dueAt } }: { notice: Tagged }) {
  return (
    <>
      <PriorityTag priority={priority} />
      {mustRead && <MustReadTag acknowledged={acknowledged} dueAt={dueAt} />}
    </>
  );
}

/** Says that a notice is pinned. */
export function PinnedTag() {
  const { t } = useTranslation('notice');
  return (
    <span className={`tag ${styles.plain}`}>
      <Icon name="pin" size={14} />
      {t('pinned.title')}
    </span>
  );
}

function PriorityTag({ priority }: { priority: Priority }) {
  const { t } = useTranslation('notice');
  if (priority === 'normal') return null;
  return (
    <span className={`tag ${styles.priority}`} data-area="notice" data-priority={priority}>
      {t(`priority.${priority}`)}
    </span>
  );
}

function MustReadTag({ acknowledged, dueAt }: Pick<Tagged, 'acknowledged' | 'dueAt'>) {
  const { t } = useTranslation('notice');
  if (acknowledged) {
    return (
      <span className={`tag ${styles.plain}`}>
        <Icon name="check" size={14} />
        {t('tag.confirmed')}
      </span>
    );
  }
  const isLate = dueAt !== null && isOverdue(dueAt);
  return (
    <span className={`tag ${styles.mustRead}`} data-overdue={isLate}>
      <Icon name="clock" size={14} />
      {dueAt ? t(isLate ? 'tag.overdue' : 'tag.mustReadBy', { date: formatShortDate(dueAt) }) : t('tag.mustRead')}
    </span>
  );
}
