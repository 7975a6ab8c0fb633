import { useStore } from '@/lib/browser/useStore';
import { goToLogin } from '@/lib/session/session-end';
import { onSessionNotice, sessionNotice, showSessionNotice } from '@/lib/session/session-notice';
import { OptionalPart } from '@/ui/states/OptionalPart';

const DIALOGS = {
  'sign-in-again': {
    load: async () => ({ default: (await import('./SignInAgain')).SignInAgain }),
    onFailure: goToLogin,
  },
  idle: {
    load: async () => ({ default: (await import('./IdleWarning')).IdleWarning }),
    onFailure: () => {
      showSessionNotice(null);
    },
  },
};

/** Shows the session dialog that is currently needed, over any page. Its code is loaded only then. */
export function SessionNotice() {
  const notice = useStore(onSessionNotice, sessionNotice);
  if (!notice) return null;
  return (
    <OptionalPart key={notice} {...DIALOGS[notice]}>
      {(Dialog) => <Dialog />}
    </OptionalPart>
  );
}
