import { useEffect, useState } from 'react';
import { useStore } from '@/lib/browser/useStore';
import { onSessionEvent } from '@/lib/session/session-events';
import { onSessionNotice } from '@/lib/session/session-notice';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { deviceCopies } from './device-copy';
import { draftCalls } from './draft-calls';
import { DraftSession } from './draft-session';
import type { DraftSnapshot } from './draft-snapshot';
import type { DraftInfo } from './draft-work';

interface DraftSavingOptions {
  /** Answer of `GET /api/manage/draft/info`. */
  opened: DraftInfo;
  /** Id of the person who is signed in. */
  person: string;
}

export type DraftSaving = DraftSnapshot &
  Pick<
    DraftSession,
    | 'change'
    | 'sayStillRight'
    | 'saveNow'
    | 'currentVersion'
    | 'currentFailure'
    | 'adopt'
    | 'resolve'
    | 'discardRestored'
    | 'dismissRestored'
    | 'dismissNotice'
  >;

/**
 * Keeps a document that is being edited and saves it. Only the first options count: a component for another item needs another
 * `key`. What is not saved when the component unmounts is saved then; if that fails, this device keeps it for the next visit.
 */
export function useDraftSaving(options: DraftSavingOptions): DraftSaving {
  const [session] = useState(() => sessionOf(options));
  const snapshot = useStore(session.subscribe, session.snapshot);
  useUnsavedWork(snapshot.isDirty);
  useEffect(() => follow(session), [session]);
  return {
    ...snapshot,
    change: session.change,
    sayStillRight: session.sayStillRight,
    saveNow: session.saveNow,
    currentVersion: session.currentVersion,
    currentFailure: session.currentFailure,
    adopt: session.adopt,
    resolve: session.resolve,
    discardRestored: session.discardRestored,
    dismissRestored: session.dismissRestored,
    dismissNotice: session.dismissNotice,
  };
}

function sessionOf({ opened, person }: DraftSavingOptions): DraftSession {
  const { area, id } = opened.document;
  return new DraftSession({ opened, key: { person, area, id }, calls: draftCalls, copies: deviceCopies });
}

/** Opens the session and tells it what happens to the page. Returns a function that stops this and saves a last time. */
function follow(session: DraftSession): () => void {
  const save = () => void session.saveNow();
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    void session.keepNow();
    save();
  };
  const onLeave = (event: Event) => {
    void session.keepNow();
    if (session.isAtRisk()) event.preventDefault();
  };
  const refresh = () => {
    session.refresh();
  };
  const stops = [
    listen(document, 'visibilitychange', onHidden),
    listen(window, 'online', save),
    listen(window, 'offline', refresh),
    listen(window, 'beforeunload', onLeave),
    onSessionNotice(refresh),
    onSessionEvent((event) => {
      if (event === 'signed-in') save();
    }),
  ];
  void session.open();
  return () => {
    for (const stop of stops) stop();
    void session.close();
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => {
    target.removeEventListener(type, listener);
  };
}
