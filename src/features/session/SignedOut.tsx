import { useEffect } from 'react';
import { goToLogin } from '@/lib/session/session-end';

/** Nothing private is shown to nobody: on to the login page, which leads back here. The server is the real guard. */
export function SignedOut() {
  useEffect(goToLogin, []);
  return null;
}
