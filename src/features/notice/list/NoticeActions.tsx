import { useCallback, useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { markAllRead, useInbox } from '@/entities/notice/inbox';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '@/ui/primitives/hand-on-focus';
import { Icon } from '@/ui/primitives/Icon';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import type { NoticeListState } from '../filters/notice-list-address';
import styles from './NoticeActions.module.css';
import type { FilterNames } from '@/entities/notice/useFilterWords';

interface NoticeActionsProps {
  state: NoticeListState;
  names: FilterNames;
}

/** Maximum number shown exactly; the server stops counting at one more. */
const MAX_COUNTED = 99;

const loadSubscribeDialog = async () => ({ default: (await import('../feeds/SubscribeDialog')).SubscribeDialog });

/**
 * Renders the actions for all notices in the head of the list: mark as read, and subscribe. On narrow screens they are icons with a
 * name for screen readers, and the space of the first is reserved until the number of unread notices is known.
 */
export function NoticeActions({ state, names }: NoticeActionsProps) {
  const { t } = useTranslation('notice');
  const [subscribing, setSubscribing] = useState(false);
  const close = useCallback(() => {
    setSubscribing(false);
  }, []);
  return (
    <>
      <MarkAllRead />
      <button
        type="button"
        className={`button button-quiet ${styles.action}`}
        aria-haspopup="dialog"
        title={t('subscribe')}
        {...prepareOnIntent(loadSubscribeDialog)}
        onClick={() => {
          setSubscribing(true);
        }}
      >
        <Icon name="feed" />
        <span className={styles.word}>{t('subscribe')}</span>
      </button>
      {subscribing && (
        <OptionalPart load={loadSubscribeDialog} onFailure={close}>
          {(SubscribeDialog) => <SubscribeDialog state={state} names={names} onClose={close} />}
        </OptionalPart>
      )}
    </>
  );
}

/** Button that marks all notices as read. Announces to screen readers when none is unread. */
function MarkAllRead() {
  const { t } = useTranslation('notice');
  const { inbox } = useInbox();
  const [saving, setSaving] = useState(false);
  const unread = inbox?.unread ?? 0;
  const name = t('markAllRead', { formatted: unread > MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+` : formatNumber(unread) });
  const mark = async () => {
    setSaving(true);
    await markAllRead();
    setSaving(false);
  };
  return (
    <div role="status" className={styles.read}>
      {inbox && unread === 0 && <span className="visually-hidden">{t('allRead')}</span>}
      {unread > 0 && (
        <button
          ref={handOnFocus}
          type="button"
          className={`button button-quiet ${styles.action}`}
          aria-disabled={saving}
          title={name}
          onClick={() => {
            if (!saving) void mark();
          }}
        >
          <Icon name="check" />
          <span className={styles.word}>{name}</span>
        </button>
      )}
    </div>
  );
}
