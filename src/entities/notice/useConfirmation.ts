import { useState } from 'react';
import type { Notice } from 'contract/notice';
import type { Failure } from '@/lib/api/failures';
import { refreshInbox } from './inbox';
import { requestChange } from '@/lib/api/request';
import type { PublishedItem } from '../item/page/useItem';

export interface Confirmation {
  /** True if the person confirmed during this visit of the page. */
  made: boolean;
  /** True if the text changed while it was being read; the newer text is shown or loading. */
  outdated: boolean;
  /** True while the notice cannot be confirmed: it is being saved or loaded, or the server cannot be reached. */
  busy: boolean;
  confirm: () => void;
}

/** Returns whether the notice has a newer revision. No toast is shown then, because the page shows the newer text and says so. */
const isOutdated = ({ status }: Failure): boolean => status === 409;

/** Returns the confirmation state, and a function that confirms the revision on the screen. */
export function useConfirmation({ shown, loading, copyAt, mutate, retry }: PublishedItem<Notice>): Confirmation {
  const [saving, setSaving] = useState(false);
  const [made, setMade] = useState<string>();
  const [outdated, setOutdated] = useState<string>();
  const send = async ({ id, revision }: Notice) => {
    setSaving(true);
    const confirmed = await requestChange(
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
  const busy = saving || loading || Boolean(copyAt);
  return {
    made: made !== undefined && made === shown?.id,
    outdated: outdated !== undefined && outdated === shown?.id,
    busy,
    confirm: () => {
      if (shown && !busy) void send(shown);
    },
  };
}
