import * as indexedDb from 'fake-indexeddb';
import { WORKER_META } from 'contract/core/page-files';

/** Provides what kept pages need and jsdom lacks: IndexedDB and a service worker. Returns a function that removes them. */
export function provideKeptPages(): () => void {
  const meta = Object.assign(document.createElement('meta'), { name: WORKER_META, content: '/sw.js' });
  document.head.append(meta);
  // The classes are needed as well, because idb decides by them what to wrap.
  const { default: _, forceCloseDatabase: _force, indexedDB: _shared, ...classes } = indexedDb;
  const globals = { ...classes, indexedDB: new indexedDb.IDBFactory(), caches: {} };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage: () => undefined } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return () => {
    meta.remove();
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
}

/** Makes each later write fail as on a full disk, until `jest.restoreAllMocks`. */
export function fillDisk(): void {
  jest.spyOn(indexedDb.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
}

/** Returns the names of the databases that this browser has. */
export const databaseNames = async (): Promise<(string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);
