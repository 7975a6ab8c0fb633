import { useSyncExternalStore } from 'react';

/**
 * Returns the value of a store outside of React, and rerenders when `subscribe` reports a change. Pages that the server renders read
 * the value as the browser does (`src/server-rendering/browser.ts`).
 */
export const useStore = <Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
