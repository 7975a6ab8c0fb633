import type { UserInfo } from 'contract/session';
import { useStore } from '../browser/useStore';
import { currentUser } from './session';
import { onSessionEvent } from './session-events';
import { shownPerson } from './session-person';
import { hasUnsavedWork } from './unsaved-work';

/**
 * Returns the signed-in person, or null, and rerenders after sign-in and sign-out in any tab. A page with unsaved work keeps its
 * person.
 */
export const useCurrentUser = (): UserInfo | null => useStore(onSessionEvent, userOfPage);

const userOfPage = (): UserInfo | null => currentUser() ?? (hasUnsavedWork() ? shownPerson() : null);
