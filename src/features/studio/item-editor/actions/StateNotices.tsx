import { useState, type ReactNode } from 'react';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { releasePath } from '@/lib/paths';
import styles from '../ItemEditor.module.css';
import { MoveDialog } from './MoveDialog';
import { ReturnDialog } from './ReturnDialog';
import { ReviewNotice } from './ReviewNotice';
import type { ItemActions, ItemInfo } from './useItemActions';

interface StateNoticesProps {
  item: ItemRef;
  info: ItemInfo;
  /** Version of the draft; null while there are changes that are not saved. */
  version: number | null;
  actions: ItemActions;
  /** False while another dialog shows why an action failed. */
  showsFailure: boolean;
}

/** Tells what waits beside the draft: a submission, a return, a scheduled revision, and what can be undone. */
export function StateNotices({ item, info, version, actions, showsFailure }: StateNoticesProps) {
  const { t } = useTranslation('itemEditor');
  const { submitted, returned, scheduled, failed, release, undo, can } = info;
  const [dialog, setDialog] = useState<'return' | 'move' | null>(null);
  const close = () => {
    setDialog(null);
    actions.clearFailure();
  };
  const name = (by: { name: string } | null) => by?.name ?? t('someone');
  return (
    <>
      {submitted && (
        <Notice text={t('notice.submitted', { name: name(submitted.by), time: formatDate(submitted.at, 'dateTime') })}>
          {can.return && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setDialog('return');
              }}
            >
              {t('notice.return')}
            </button>
          )}
        </Notice>
      )}
      <ReviewNotice item={item} info={info} version={version} notice={(text, action) => <Notice text={text}>{action}</Notice>} />
      {returned && (
        <Notice
          text={t('notice.returned', {
            name: name(returned.by),
            time: formatDate(returned.at, 'dateTime'),
            note: returned.note ?? '',
          })}
        />
      )}
      {failed && <Notice weight="error" text={t('notice.failed', { time: formatDate(failed.publishAt, 'dateTime') })} />}
      {release && <ReleaseNotice release={release} />}
      {scheduled && !failed && !release && (
        <Notice text={t('notice.scheduled', { time: formatDate(scheduled.publishAt, 'dateTime'), name: name(scheduled.by) })}>
          {can.publish && (
            <span className={styles.choices}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setDialog('move');
                }}
              >
                {t('notice.move')}
              </button>
              <button type="button" className="button" aria-disabled={actions.busy} onClick={actions.cancelScheduled}>
                {t('notice.cancelScheduled')}
              </button>
            </span>
          )}
        </Notice>
      )}
      {undo && can.publish && (
        <Notice text={t(`notice.undo_${undo.kind}`, { time: formatDate(undo.until, 'dateTime') })}>
          <button type="button" className="button" aria-disabled={actions.busy} onClick={actions.undo}>
            {t('notice.undo')}
          </button>
        </Notice>
      )}
      {actions.failure && showsFailure && !dialog && <Notice weight="error" text={actions.failure.message} />}
      {dialog === 'return' && <ReturnDialog actions={actions} onClose={close} />}
      {dialog === 'move' && scheduled && <MoveDialog publishAt={scheduled.publishAt} actions={actions} onClose={close} />}
    </>
  );
}

/** Says that the item is in a release, and leads to it. */
function ReleaseNotice({ release: { id, name, publishAt } }: { release: NonNullable<ItemInfo['release']> }) {
  const { t } = useTranslation('itemEditor');
  const text = publishAt
    ? t('notice.releaseTime', { name, time: formatDate(publishAt, 'dateTime') })
    : t('notice.release', { name });
  return (
    <Notice text={text}>
      <Link className="button" to={releasePath(id)}>
        {t('notice.toRelease')}
      </Link>
    </Notice>
  );
}

function Notice({ text, weight, children }: { text: string; weight?: 'error'; children?: ReactNode }) {
  return (
    <div role={weight === 'error' ? 'alert' : 'status'} className={styles.notice} data-weight={weight}>
      <p>{text}</p>
      {children}
    </div>
  );
}
