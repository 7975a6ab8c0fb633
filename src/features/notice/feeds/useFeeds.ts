import { useState } from 'react';
import type { NoticeFeed, NoticeFeedFilter } from 'contract/notice';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';

export interface Feeds {
  list: Query<NoticeFeed[]>;
  making: boolean;
  /** Address of the feed that was just created; null otherwise. It cannot be retrieved again. */
  made: string | null;
  make: (filter: NoticeFeedFilter) => void;
  /** Ids of the feeds that are being revoked. */
  ending: readonly string[];
  /** Feed that was revoked last. */
  ended: NoticeFeed | null;
  end: (id: string) => void;
}

/**
 * Returns the person's feeds and functions to create and revoke them. If revoking fails, the list may be out of date and is
 * reloaded.
 */
export function useFeeds(): Feeds {
  const list = useCall('POST /api/notice/feed/list', {});
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState<NoticeFeed | null>(null);
  const make = async (filter: NoticeFeedFilter) => {
    setMaking(true);
    const created = await requestChange('POST /api/notice/feed/create', { filter });
    setMaking(false);
    if (!created) return;
    const { id, url, createdAt } = created;
    setMade({ id, url });
    list.mutate((feeds) => [{ id, filter, createdAt, lastUsedAt: null }, ...feeds]);
  };
  const end = async (id: string) => {
    setEnding((ids) => [...ids, id]);
    const done = await requestChange('POST /api/notice/feed/remove', { id });
    setEnding((ids) => ids.filter((other) => other !== id));
    if (!done) {
      list.retry();
      return;
    }
    setEnded(list.data?.find((feed) => feed.id === id) ?? null);
    list.mutate((feeds) => feeds.filter((feed) => feed.id !== id));
    setMade((present) => (present?.id === id ? null : present));
  };
  return {
    list,
    making,
    made: made && made.url,
    make: (filter) => {
      if (!making) void make(filter);
    },
    ending,
    ended,
    end: (id) => {
      if (!ending.includes(id)) void end(id);
    },
  };
}
