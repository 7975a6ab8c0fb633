import { useEffect, useId, type ReactNode } from 'react';
import { AREA_PATHS } from 'contract/core/areas';
import type { NoticeCard } from 'contract/notice';
import { itemPath } from 'contract/core/paths';
import { formatDaysTo, formatShortDate, isOverdue } from '@/lib/i18n/format';
import { askForInbox, askForUnknownInbox, markAllRead, useInbox } from '@/entities/notice/inbox';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '@/ui/primitives/hand-on-focus';
import { Icon } from '@/ui/primitives/Icon';
import { MenuAction, MenuLink } from '@/ui/overlay/Menu';
import { SkeletonLines } from '@/ui/states/Skeleton';
import styles from './Bell.module.css';

/** Renders the menu of the bell: notices to confirm first, then the newest unread ones. */
export function BellMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { inbox, failed } = useInbox();
  useEffect(askForUnknownInbox, []);
  const mustRead = inbox?.mustRead ?? [];
  const latest = inbox?.latest.filter(({ id }) => !mustRead.some((notice) => notice.id === id)) ?? [];
  return (
    <>
      <Entries title={t('bell.mustRead')} notices={mustRead} onChoose={onClose} />
      <Entries title={t('bell.latest')} notices={latest} onChoose={onClose} />
      {!inbox && <Unknown failed={failed} />}
      {inbox && mustRead.length + latest.length === 0 && <p className={styles.state}>{t('bell.none')}</p>}
      <div role="presentation" className={styles.actions}>
        {inbox && inbox.unread > 0 && (
          <MenuAction
            onChoose={() => {
              onClose();
              void markAllRead();
            }}
          >
            <Icon name="check" />
            {t('bell.markAllRead')}
          </MenuAction>
        )}
        <MenuLink to={AREA_PATHS.notice} onChoose={onClose}>
          <Icon name="notice" />
          {t('bell.all')}
        </MenuLink>
      </div>
    </>
  );
}

function Unknown({ failed }: { failed: boolean }) {
  const { t } = useTranslation();
  if (!failed) {
    return (
      <div className={styles.state} aria-busy="true">
        <span className="visually-hidden">{t('state.loading')}</span>
        <SkeletonLines widths={['80%', '40%', '70%', '36%']} height="14px" />
      </div>
    );
  }
  return (
    <>
      <p className={styles.state}>{t('state.failed')}</p>
      <MenuAction ref={handOnFocus} onChoose={() => void askForInbox()}>
        <Icon name="reload" />
        {t('state.retry')}
      </MenuAction>
    </>
  );
}

interface EntriesProps {
  title: string;
  notices: readonly NoticeCard[];
  onChoose: () => void;
}

function Entries({ title, notices, onChoose }: EntriesProps) {
  const titleId = useId();
  if (!notices.length) return null;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <p id={titleId} className={styles.heading}>
        {title}
      </p>
      {notices.map((notice) => (
        <MenuLink key={notice.id} to={itemPath('notice', notice.id)} onChoose={onChoose}>
          <span className={styles.entry}>
            <span className={`clamped ${styles.title}`} data-read={notice.read} lang={notice.locale}>
              {notice.title}
            </span>
            <Facts notice={notice} />
          </span>
        </MenuLink>
      ))}
    </div>
  );
}

/** Shows the deadline of a notice that must be confirmed; otherwise its age and department. */
function Facts({ notice }: { notice: NoticeCard }): ReactNode {
  const { t } = useTranslation();
  const { mustRead, acknowledged, dueAt, publishedAt, department } = notice;
  if (mustRead && !acknowledged && dueAt) {
    return (
      <span className={styles.facts} data-due="true" data-overdue={isOverdue(dueAt)}>
        {t('bell.due', { date: formatShortDate(dueAt), days: formatDaysTo(dueAt, 'deadline') })}
      </span>
    );
  }
  return (
    <span className={styles.facts}>
      {[publishedAt && formatShortDate(publishedAt), department?.name].filter(Boolean).join(' · ')}
    </span>
  );
}
