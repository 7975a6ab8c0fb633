import '@/lib/i18n/texts/notice-feed';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { FeedAddress } from './FeedAddress';
import { FeedList } from './FeedList';
import { feedFilterOf, type NoticeListState } from '../filters/notice-list-address';
import styles from './SubscribeDialog.module.css';
import { useFeeds } from './useFeeds';
import { useFeedName } from '@/entities/notice/useFeedName';
import type { FilterNames } from '@/entities/notice/useFilterWords';

interface SubscribeDialogProps {
  /** State of the list on the screen. */
  state: NoticeListState;
  names: FilterNames;
  onClose: () => void;
}

/** Dialog that creates a feed with the current filters and lists the person's feeds. */
export function SubscribeDialog({ state, names, onClose }: SubscribeDialogProps) {
  const { t } = useTranslation('noticeFeed');
  const feeds = useFeeds();
  const filter = feedFilterOf(state);
  const nameOf = useFeedName(names);
  const leftOut = state.query !== '' || state.unread || state.favourite;
  return (
    <Dialog title={t('subscribe.title')} onClose={onClose}>
      <p>{t('subscribe.text')}</p>
      <dl className={styles.filter}>
        <dt>{t('subscribe.filter')}</dt>
        <dd>{nameOf(filter)}</dd>
      </dl>
      {leftOut && <p className={styles.leftOut}>{t('subscribe.leftOut')}</p>}
      {feeds.made ? (
        <FeedAddress url={feeds.made} />
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-disabled={feeds.making}
          onClick={() => {
            feeds.make(filter);
          }}
        >
          {t('subscribe.make')}
        </button>
      )}
      <FeedList feeds={feeds} nameOf={(feed) => nameOf(feed.filter)} />
    </Dialog>
  );
}
