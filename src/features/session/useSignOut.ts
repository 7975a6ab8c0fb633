import { useState } from 'react';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';

export interface SignOut {
  /** True while signing out. */
  busy: boolean;
  start: () => void;
}

/** Returns a function that signs out. Its code is in the chunk of the session upkeep, which loads after the first paint. */
export function useSignOut(): SignOut {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { signOut } = await import(/* webpackChunkName: "session-upkeep" */ './sign-out');
      await signOut();
    } catch (error) {
      console.error(error);
      toast('error', t('failure.part'));
      setBusy(false);
    }
  };
  return {
    busy,
    start: () => {
      if (!busy) void start();
    },
  };
}
