import type { ItemDocument } from 'contract/document';
import type { ItemRef } from 'contract/item';
import type { DraftWork } from './draft-work';
import { isEqual } from './is-equal';

/** Changes that were not saved yet, kept on this device. */
export interface DeviceCopy {
  work: DraftWork;
  /** Documents that were sent to the server without an answer. */
  sent: ItemDocument[];
  /** ISO 8601. */
  keptAt: string;
}

/** A copy belongs to one person and one item. */
export interface CopyKey extends ItemRef {
  person: string;
}

/** Keeps copies. Each function rejects if the browser cannot, as in some private windows or on a full disk. */
export interface DeviceCopies {
  read: (key: CopyKey) => Promise<DeviceCopy | undefined>;
  write: (key: CopyKey, copy: DeviceCopy) => Promise<void>;
  /** Removes the copy if it has one of these documents. */
  remove: (key: CopyKey, documents: readonly ItemDocument[]) => Promise<void>;
}

const DATABASE = 'portico.studio';
const STORE = 'drafts';

const keyOf = ({ person, area, id }: CopyKey): string[] => [person, area, id];

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB failed'));
    };
  });
}

/** Resolves when the changes of a transaction are stored. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      reject(transaction.error ?? new Error('IndexedDB aborted a transaction'));
    };
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = fail;
    transaction.onerror = fail;
  });
}

/** Opens the database for one transaction, so that no tab keeps it from being deleted or upgraded. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE);
  };
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), completed(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

export const deviceCopies: DeviceCopies = {
  read: (key) => inStore('readonly', (store) => resultOf(store.get(keyOf(key)) as IDBRequest<DeviceCopy | undefined>)),
  write: (key, copy) =>
    inStore('readwrite', async (store) => {
      await resultOf(store.put(copy, keyOf(key)));
    }),
  remove: (key, documents) =>
    inStore('readwrite', async (store) => {
      const copy = (await resultOf(store.get(keyOf(key)))) as DeviceCopy | undefined;
      if (copy && documents.some((each) => isEqual(copy.work.document, each))) await resultOf(store.delete(keyOf(key)));
    }),
};
