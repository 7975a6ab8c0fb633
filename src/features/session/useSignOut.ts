import { useState } from 'react';
import { signOut } from './sign-out';

export interface SignOut {
  /** True while signing out. */
  busy: boolean;
  start: () => void;
}

export function useSignOut(): SignOut {
  const [busy, setBusy] = useState(false);
  const start = () => {
    if (busy) return;
    setBusy(true);
    void signOut();
  };
  return { busy, start };
}
