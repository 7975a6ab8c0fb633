type Stores = Map<string, Map<string, unknown>>;

/**
 * Provides the part of IndexedDB that the pages use, which jsdom lacks: stores with keys of their own. What is stored stays until
 * the returned function removes IndexedDB. `refuse` makes each later change fail, as on a full disk.
 */
export function provideIndexedDb(): { remove: () => void; refuse: () => void } {
  const stores: Stores = new Map();
  let isFull = false;
  const open = () => {
    const isNew = stores.size === 0;
    const opening = requestOf(() => databaseOf(stores, () => isFull));
    if (isNew)
      queueMicrotask(() => {
        Object.assign(opening, { result: databaseOf(stores, () => isFull) });
        opening.onupgradeneeded?.();
      });
    return opening;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  return {
    remove: () => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    },
    refuse: () => {
      isFull = true;
    },
  };
}

interface PendingRequest {
  result?: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/** Returns a request that succeeds with the result of `act`, or fails with its error, a moment later. */
function requestOf(act: () => unknown, onEnd?: (error: unknown) => void): PendingRequest {
  const request: PendingRequest = { error: null };
  setTimeout(() => {
    try {
      request.result = act();
      request.onsuccess?.();
    } catch (error) {
      request.error = error;
      request.onerror?.();
    }
    onEnd?.(request.error);
  });
  return request;
}

const databaseOf = (stores: Stores, isFull: () => boolean) => ({
  createObjectStore: (name: string) => stores.set(name, new Map()),
  transaction: (name: string) => transactionOf(stores.get(name) ?? new Map<string, unknown>(), isFull),
  close: () => {},
});

function transactionOf(store: Map<string, unknown>, isFull: () => boolean) {
  const transaction: { error: unknown; oncomplete?: () => void; onabort?: () => void; objectStore: () => object } = {
    error: null,
    objectStore: () => ({
      get: (key: unknown) => run(() => structuredClone(store.get(JSON.stringify(key)))),
      put: (value: unknown, key: unknown) => change(() => store.set(JSON.stringify(key), structuredClone(value))),
      delete: (key: unknown) => change(() => store.delete(JSON.stringify(key))),
    }),
  };
  let open = 0;
  const run = (act: () => unknown) => {
    open += 1;
    return requestOf(act, (error) => {
      transaction.error ??= error;
      // A request of the same transaction that follows is made before this ends.
      setTimeout(() => {
        open -= 1;
        if (open) return;
        if (transaction.error) transaction.onabort?.();
        else transaction.oncomplete?.();
      });
    });
  };
  const change = (act: () => unknown) =>
    run(() => {
      if (isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return act();
    });
  return transaction;
}
