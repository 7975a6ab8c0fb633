import { useCurrentUser } from './useCurrentUser';

/** Returns whether the person is an administrator; the server decides for each call. */
export const useIsAdmin = (): boolean => useCurrentUser()?.roles.includes('admin') ?? false;
