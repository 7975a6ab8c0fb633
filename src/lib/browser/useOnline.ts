import { useStore } from './useStore';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the device has a network; true says nothing about the server. */
export const useOnline = (): boolean => useStore(subscribe, () => navigator.onLine);
