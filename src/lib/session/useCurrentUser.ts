import { useSyncExternalStore } from 'react';
import type { UserInfo } from 'contract/session';
import { currentUser } from './session';
import { onSessionEvent } from './session-events';
import { shownPerson } from './session-person';
import { hasUnsavedWork } from './unsaved-work';

/** Who is signed in, kept up with signing in and out in any tab; null for nobody. A page that keeps unsaved work keeps its person. */
export const useCurrentUser = (): UserInfo | null => useSyncExternalStore(onSessionEvent, userOfPage);

const userOfPage = (): UserInfo | null => currentUser() ?? (hasUnsavedWork() ? shownPerson() : null);
