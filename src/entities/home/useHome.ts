import { createContext, useContext, useEffect, useState } from 'react';
import type { Home, HomePart } from 'contract/home';
import { ownFailure } from '@/lib/api/failures';
import { expectInbox, putInbox } from '@/entities/notice/inbox';
import { useCall, type CallState } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { WHOLE_HOME } from './home-call';

export type HomeState = CallState<'POST /api/home'>;

/** Loads all parts of the home page in one call, including the header's inbox. */
export function useHome(): HomeState {
  const home = useCall('POST /api/home', WHOLE_HOME);
  // The inbox of a kept answer may be older than the one that the header shows.
  const inbox = home.refreshing ? undefined : home.data?.inbox;
  const settled = home.data !== undefined || home.failure !== null;
  useEffect(() => (settled ? undefined : expectInbox()), [settled]);
  useEffect(() => {
    if (inbox) putInbox(inbox);
  }, [inbox]);
  return home;
}

/** Changes the loaded home page, so that all of its sections know a part that was loaded later. */
export const ChangeHome = createContext<HomeState['mutate']>(() => undefined);

/**
 * Returns one part of the home page. A retry after a failure reloads only this part and adds it to the page, from which the other
 * sections and the header's inbox take it.
 */
export function useHomePart<P extends HomePart>(whole: Home, part: P): Query<NonNullable<Home[P]>> {
  const [again, setAgain] = useState(false);
  const own = useCall('POST /api/home', again ? { parts: [part] } : null);
  const changeHome = useContext(ChangeHome);
  // A kept answer may be older than what the page shows.
  const loaded = own.refreshing ? undefined : own.data?.[part];
  useEffect(() => {
    if (loaded !== undefined) changeHome((home) => withPart(home, part, loaded));
  }, [loaded, part, changeHome]);
  const data = (whole[part] ?? loaded) as NonNullable<Home[P]> | undefined;
  return {
    data,
    failure: data === undefined ? (own.failure ?? ownFailure('answer.unreadable', 500)) : null,
    loading: own.loading,
    retry: again
      ? own.retry
      : () => {
          setAgain(true);
        },
  };
}

const withPart = <P extends HomePart>(home: Home, part: P, loaded: Home[P]): Home => ({
  ...home,
  [part]: loaded,
  failed: home.failed.filter((name) => name !== part),
});
