import { useEffect } from 'react';
import { goToLogin } from '@/lib/session/session-end';

/**
 * Redirects to the login page, which leads back here, and renders nothing. This is a convenience: the server enforces the access
 * rules.
 */
export function SignedOut() {
  useEffect(goToLogin, []);
  return null;
}
