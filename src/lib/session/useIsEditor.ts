import { useCurrentUser } from './useCurrentUser';

/** Whether the person edits anything at all; what exactly, the server says with each item. */
export const useIsEditor = (): boolean => useCurrentUser()?.roles.some((role) => role === 'editor' || role === 'admin') ?? false;
