import { useEffect, useEffectEvent, useState } from 'react';
import { history } from 'umi';
import { SIGN_IN_PATH } from '@/lib/paths';
import { onSessionEvent } from '@/lib/session/session-events';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { DiscardDialog } from './DiscardDialog';

type Blocker = Parameters<typeof history.block>[0];
export type Navigation = Parameters<Blocker>[0];

interface LeaveGuardProps {
  /** True if leaving the page loses something that the person has entered. */
  isUnsaved: boolean;
  /** Returns whether a navigation leaves the form as it is, so that nothing is asked. */
  keepsForm: (navigation: Navigation) => boolean;
}

/**
 * Asks before Back, a link or a reload discards what was entered into a form; the browser itself asks before a reload. A page has at most
 * one for all its forms. Signing out and the end of the session lead to the login page without a question.
 */
export function LeaveGuard({ isUnsaved, keepsForm }: LeaveGuardProps) {
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const isAllowed = useEffectEvent(
    (navigation: Navigation) => navigation.location.pathname === SIGN_IN_PATH || keepsForm(navigation),
  );
  useUnsavedWork(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const unblock = blockNavigation((navigation, leave) => {
      if (isAllowed(navigation)) leave();
      else setAsked({ leave });
    });
    const unsubscribe = onSessionEvent((event) => {
      if (event === 'ended') unblock();
    });
    return () => {
      unsubscribe();
      unblock();
    };
  }, [isUnsaved]);
  return (
    asked && (
      <DiscardDialog
        onDiscard={() => {
          setAsked(null);
          asked.leave();
        }}
        onKeep={() => {
          setAsked(null);
        }}
      />
    )
  );
}

/** Blocks each navigation until `leave` is called, and the next one again. Returns a function that ends it. */
function blockNavigation(onBlocked: (navigation: Navigation, leave: () => void) => void): () => void {
  let isEnded = false;
  let unblock = (): void => undefined;
  const block = () => {
    unblock = history.block((navigation) => {
      onBlocked(navigation, () => {
        unblock();
        const stop = history.listen(() => {
          stop();
          if (!isEnded) block();
        });
        navigation.retry();
      });
    });
  };
  block();
  return () => {
    isEnded = true;
    unblock();
  };
}
