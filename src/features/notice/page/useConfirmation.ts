import { useState } from 'react';
import type { Notice } from 'contract/notice';
import type { Failure } from '@/lib/api/failures';
import { refreshInbox } from '@/entities/notice/inbox';
import { request } from '@/lib/api/request';
import type { PublishedItem } from '@/entities/item/page/useItem';

export interface Confirmation {
  /** Made on this page, just now. */
  made: boolean;
  /** The text was changed while it was read; the newer one is shown, or on its way. */
  outdated: boolean;
  busy: boolean;
  confirm: () => void;
}

/** The page itself then shows the newer text and says so. */
const isOutdated = ({ status }: Failure): boolean => status === 409;

/** Confirms that the notice was read, in the revision that is on the screen. */
export function useConfirmation({ shown, loading, mutate, retry }: PublishedItem<Notice>): Confirmation {
  const [saving, setSaving] = useState(false);
  const [made, setMade] = useState<string>();
  const [outdated, setOutdated] = useState<string>();
  const send = async ({ id, revision }: Notice) => {
    setSaving(true);
    const confirmed = await request(
      'POST /api/notice/acknowledge',
      { id, revision },
      {
        onFailure: (failure) => {
          if (!isOutdated(failure)) return;
          setOutdated(id);
          retry();
        },
        quiet: isOutdated,
      },
    );
    setSaving(false);
    if (!confirmed) return;
    const { acknowledgedAt } = confirmed;
    mutate((notice) => (notice.id === id ? { ...notice, acknowledged: true, acknowledgedAt, unseenChanges: 0 } : notice));
    setMade(id);
    refreshInbox();
  };
  const busy = saving || loading;
  return {
    made: made !== undefined && made === shown?.id,
    outdated: outdated !== undefined && outdated === shown?.id,
    busy,
    confirm: () => {
      if (shown && !busy) void send(shown);
    },
  };
}
