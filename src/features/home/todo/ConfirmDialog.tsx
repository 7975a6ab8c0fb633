import { useEffect, useEffectEvent } from 'react';
import { Link } from 'umi';
import type { Locale } from 'contract/core/locale';
import { itemPath } from 'contract/core/paths';
import type { Notice } from 'contract/notice';
import { formatDate, formatDaysTo, isOverdue } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { ChangeList } from '@/entities/item/page/ChangeList';
import { useItem } from '@/entities/item/page/useItem';
import { refreshInbox } from '@/entities/notice/inbox';
import { useConfirmation } from '@/entities/notice/useConfirmation';
import { Dialog } from '@/ui/overlay/Dialog';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  id: string;
  title: string;
  locale: Locale;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Shows the whole text of a notice, with the button that confirms this text below it. */
export function ConfirmDialog({ id, title, locale, onConfirmed, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('home');
  const item = useItem('/api/notice', id, refreshInbox);
  const { shown, failure, loading, retry } = item;
  const { made, outdated, busy, confirm } = useConfirmation(item);
  const finish = useEffectEvent(onConfirmed);
  const acknowledged = made || shown?.acknowledged === true;
  useEffect(() => {
    if (acknowledged) finish();
  }, [acknowledged]);
  return (
    <Dialog
      title={title}
      titleLocale={locale}
      place="page"
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {outdated && <p role="alert">{t('todo.outdated')}</p>}
          <button type="button" className="button button-primary" aria-disabled={busy || !shown} onClick={confirm}>
            {t('todo.confirm')}
          </button>
          <Link to={itemPath('notice', id)} className="button button-quiet">
            {t('todo.open')}
          </Link>
        </div>
      }
    >
      <QueryState query={{ data: shown, failure, loading, retry }} skeleton={<SkeletonLines widths={LINES} height="1.2em" />}>
        {(notice) => <NoticeText notice={notice} />}
      </QueryState>
    </Dialog>
  );
}

const LINES = ['92%', '97%', '88%', '60%'];

function NoticeText({ notice: { id, dueAt, changes, unseenChanges, locale, body, attachments } }: { notice: Notice }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.text}>
      {dueAt && (
        <p className={styles.due} data-overdue={isOverdue(dueAt)}>
          {t('todo.dueOn', { date: formatDate(dueAt), days: formatDaysTo(dueAt, 'deadline') })}
        </p>
      )}
      {unseenChanges > 0 && <ChangeList changes={changes.slice(0, unseenChanges)} locale={locale} />}
      <ArticleBody html={body} locale={locale} />
      <AttachmentList item={{ area: 'notice', id }} attachments={attachments} />
    </div>
  );
}
