import { useState } from 'react';
import type { ListedSession } from 'contract/session';
import { requestChange } from '@/lib/api/request';
import { useCall, type CallState } from '@/lib/api/useCall';

type Ended = { device: string } | { count: number };

export interface Sessions {
  query: CallState<'GET /api/user/session/list'>;
  /** Id of the session that is being ended; `others` for all except this one. */
  ending: string | null;
  /** Sessions that were ended last, for the message. */
  ended: Ended | null;
  end: (session: ListedSession) => void;
  endOthers: () => void;
}

/** Returns the person's sessions and functions to end them. If ending one fails, the list may be out of date and is reloaded. */
export function useSessions(): Sessions {
  const query = useCall('GET /api/user/session/list', {});
  const [ending, setEnding] = useState<string | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const keepOnly = (stays: (session: ListedSession) => boolean) => {
    query.mutate(({ sessions }) => ({ sessions: sessions.filter(stays) }));
  };

  const end = async ({ id, device }: ListedSession) => {
    setEnding(id);
    const done = await requestChange('POST /api/user/session/end', { id });
    setEnding(null);
    if (!done) {
      query.retry();
      return;
    }
    keepOnly((session) => session.id !== id);
    setEnded({ device });
  };
  const endOthers = async () => {
    setEnding('others');
    const done = await requestChange('POST /api/user/session/endOthers', {});
    setEnding(null);
    if (!done) {
      query.retry();
      return;
    }
    keepOnly(({ current }) => current);
    setEnded({ count: done.ended });
  };
  return { query, ending, ended, end: (session) => void end(session), endOthers: () => void endOthers() };
}
