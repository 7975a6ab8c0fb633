import { useSyncExternalStore } from 'react';
import type { UserInfo } from 'contract/session';
import { currentUser } from './session';
import { onSessionEvent } from './session-events';

/** Who is signed in, kept up with signing in and out in any tab; null for nobody. */
export const useCurrentUser = (): UserInfo | null => useSyncExternalStore(onSessionEvent, currentUser);
