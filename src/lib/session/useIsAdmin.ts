import { useCurrentUser } from './useCurrentUser';

/** Returns whether the person is an administrator. */
export const useIsAdmin = (): boolean => useCurrentUser()?.roles.includes('admin') ?? false;
