import { useState } from 'react';
import type { PersonDetails } from 'contract/manage/person';
import { requestChange } from '@/lib/api/request';
import { useCall, type CallState } from '@/lib/api/useCall';

/** Access that was ended last, for the message. */
type Ended = 'session' | 'sessions' | 'feed';

export interface ManagedPerson {
  query: CallState<'GET /api/manage/person/info'>;
  /** Id of the session or feed that is being ended; `all` for all sessions. */
  ending: string | null;
  ended: Ended | null;
  endSession: (id: string) => void;
  endSessions: () => void;
  endFeed: (id: string) => void;
}

/** Returns a person who has signed in and functions that end their access. If one fails, the page may be out of date and is reloaded. */
export function usePerson(person: string): ManagedPerson {
  const query = useCall('GET /api/manage/person/info', { id: person });
  const [ending, setEnding] = useState<string | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const end = async (
    what: Ended,
    id: string,
    work: Promise<object | undefined>,
    remains: (data: PersonDetails) => PersonDetails,
  ) => {
    setEnding(id);
    const done = await work;
    setEnding(null);
    if (!done) {
      query.retry();
      return;
    }
    query.mutate(remains);
    setEnded(what);
  };
  return {
    query,
    ending,
    ended,
    endSession: (id) => {
      const work = requestChange('POST /api/manage/person/session/end', { person, id });
      void end('session', id, work, (data) => ({ ...data, sessions: without(data.sessions, id) }));
    },
    endSessions: () => {
      const work = requestChange('POST /api/manage/person/session/endAll', { person });
      void end('sessions', 'all', work, (data) => ({ ...data, sessions: [] }));
    },
    endFeed: (id) => {
      const work = requestChange('POST /api/manage/person/feed/end', { person, id });
      void end('feed', id, work, (data) => ({ ...data, feeds: without(data.feeds, id) }));
    },
  };
}

const without = <T extends { id: string }>(list: readonly T[], id: string): T[] => list.filter((one) => one.id !== id);
