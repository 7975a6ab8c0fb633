import { useCurrentUser } from './useCurrentUser';

/** Returns whether the person may edit anything; the server decides for each item. */
export const useIsEditor = (): boolean => useCurrentUser()?.roles.some((role) => role === 'editor' || role === 'admin') ?? false;
