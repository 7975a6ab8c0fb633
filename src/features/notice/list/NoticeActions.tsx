import { useCallback, useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { markAllRead, useInbox } from '@/entities/notice/inbox';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '@/ui/primitives/hand-on-focus';
import { ActionMenu } from '@/ui/overlay/ActionMenu';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import type { NoticeListState } from '../filters/notice-list-address';
import styles from './NoticeActions.module.css';
import type { FilterNames } from '@/entities/notice/useFilterWords';

interface NoticeActionsProps {
  address: ListAddress<NoticeListState>;
  names: FilterNames;
}

/** Maximum number shown exactly; the server stops counting at one more. */
const MAX_COUNTED = 99;

const loadSubscribeDialog = async () => ({ default: (await import('../feeds/SubscribeDialog')).SubscribeDialog });

/**
 * Renders the actions for all notices in the head of the list: mark as read, unless the list is narrowed to some of them, and subscribe.
 * Phones have them in a menu, but not beside search results, where their only entry would be a feed without the query. On tablets they are
 * icons with a name for screen readers, and the space of the first is reserved until the number of unread notices is known.
 */
export function NoticeActions({ address, names }: NoticeActionsProps) {
  const { t } = useTranslation('notice');
  const isPhone = useIsPhone();
  const [subscribing, setSubscribing] = useState(false);
  const { name, unread, isRead, saving, mark } = useMarkAllRead();
  const marksAll = !isFiltered(address, 'unread');
  const close = useCallback(() => {
    setSubscribing(false);
  }, []);
  const subscribe = () => {
    setSubscribing(true);
  };
  if (isPhone && address.state.query) return null;
  return (
    <>
      {isPhone ? (
        <ActionMenu
          label={t('actions')}
          actions={[
            ...(marksAll && unread > 0 ? [{ text: name, isDisabled: saving, act: mark }] : []),
            { text: t('subscribe'), act: subscribe },
          ]}
        />
      ) : (
        <>
          {marksAll && (
            <div className={styles.read}>
              {unread > 0 && (
                <button
                  ref={handOnFocus}
                  type="button"
                  className={`button button-quiet ${styles.action}`}
                  aria-disabled={saving}
                  title={name}
                  onClick={mark}
                >
                  <Icon name="check" />
                  <span className={styles.word}>{name}</span>
                </button>
              )}
            </div>
          )}
          <button
            type="button"
            className={`button button-quiet ${styles.action}`}
            aria-haspopup="dialog"
            title={t('subscribe')}
            {...prepareOnIntent(loadSubscribeDialog)}
            onClick={subscribe}
          >
            <Icon name="feed" />
            <span className={styles.word}>{t('subscribe')}</span>
          </button>
        </>
      )}
      <span role="status" className="visually-hidden">
        {isRead ? t('allRead') : ''}
      </span>
      {subscribing && (
        <OptionalPart load={loadSubscribeDialog} onFailure={close}>
          {(SubscribeDialog) => <SubscribeDialog state={address.state} names={names} onClose={close} />}
        </OptionalPart>
      )}
    </>
  );
}

/** Returns what marks all notices as read, with its name and the number of unread notices. */
function useMarkAllRead() {
  const { t } = useTranslation('notice');
  const { inbox } = useInbox();
  const [saving, setSaving] = useState(false);
  const unread = inbox?.unread ?? 0;
  const mark = async () => {
    setSaving(true);
    await markAllRead();
    setSaving(false);
  };
  return {
    name: t('markAllRead', { formatted: unread > MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+` : formatNumber(unread) }),
    unread,
    isRead: inbox !== null && unread === 0,
    saving,
    mark: () => {
      if (!saving) void mark();
    },
  };
}
